import type { ReactNode } from 'react';

/** Names with their values. */
export function Facts({ of }: { of: Record<string, ReactNode> }) {
  return (
    <dl className="game-facts">
      {Object.entries(of).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
