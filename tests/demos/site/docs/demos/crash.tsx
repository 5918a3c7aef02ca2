/**
 * title: 会出错的演示
 */
import { useState } from 'react';

export default function Crash() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The demo broke.');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break it
    </button>
  );
}
