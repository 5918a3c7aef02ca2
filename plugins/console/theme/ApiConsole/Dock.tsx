import Send from '@theme/ApiConsole/Send';
import type { ReactNode } from 'react';
import { targetName } from '../../browser/targetName';
import { useBench } from '../../browser/useBench';

/** Stays at the bottom of narrow windows. */
export default function Dock(): ReactNode {
  const { shared, state } = useBench();
  const { reply } = state.answer ?? {};
  return (
    <div className="api-dock">
      <Send />
      <span>{targetName(shared.target)}</span>
      {reply && <b className={reply.isError ? 'api-bad' : 'api-ok'}>{reply.code ?? reply.status}</b>}
    </div>
  );
}
