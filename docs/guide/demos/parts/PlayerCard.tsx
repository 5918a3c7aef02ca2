import type { ReactNode } from 'react';
import type { Tone } from './Note';

/** A player's device: who it is, how things stand, and what they can do. */
export function PlayerCard({
  name,
  role,
  state,
  tone = 'info',
  children,
}: {
  name: string;
  role?: string;
  state?: string;
  tone?: Tone;
  children: ReactNode;
}) {
  return (
    <section className="game-card" aria-label={name}>
      <header className="game-head">
        <span className="game-avatar" data-hue={name.charCodeAt(0) % 4} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <span className="game-who">
          <strong>{name}</strong>
          {role !== undefined && <small>{role}</small>}
        </span>
        {state !== undefined && <span className={`game-pill game-${tone}`}>{state}</span>}
      </header>
      {children}
    </section>
  );
}
