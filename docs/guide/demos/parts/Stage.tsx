import type { ReactNode } from 'react';
import { CallLog } from './CallLog';
import './look.css';
import { Note } from './Note';
import type { DemoGame } from './useGame';

/** Holds a demo: what the players do, what went wrong, and the calls that were made. */
export function Stage({
  game,
  locale,
  children,
}: {
  game: DemoGame;
  locale: string;
  children: ReactNode;
}) {
  return (
    <div className="game" lang={locale}>
      <div className="game-body">
        {children}
        {game.error !== undefined && (
          <Note tone="bad">
            {game.error instanceof Error ? game.error.message : String(game.error)}
          </Note>
        )}
      </div>
      <CallLog calls={game.calls} locale={locale} />
    </div>
  );
}
