import type { ReactNode } from 'react';
import type { Json } from '../../../shared/core/json';

const MOST_LETTERS = 120;

/** A value as JSON. A long one folds. */
export default function Shown({ value }: { value: Json }): ReactNode {
  const text = JSON.stringify(value);
  if (text.length <= MOST_LETTERS) return <code>{text}</code>;
  return (
    <details className="flow-long">
      <summary>
        <code>{text.slice(0, MOST_LETTERS)}…</code>
      </summary>
      <pre>
        <code>{JSON.stringify(value, null, 2)}</code>
      </pre>
    </details>
  );
}
