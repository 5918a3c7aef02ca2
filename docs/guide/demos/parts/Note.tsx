import type { ReactNode } from 'react';

export type Tone = 'ok' | 'info' | 'warn' | 'bad';

/** What the player is told. Screen readers announce it. */
export function Note({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <p className={`game-note game-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
