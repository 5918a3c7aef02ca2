import type { ReactNode } from 'react';
import type { DemoGame } from './useGame';

/** A button that runs a task of the game. */
export function Action({
  game,
  run,
  primary,
  disabled,
  children,
}: {
  game: DemoGame;
  run: () => unknown;
  primary?: boolean;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={primary ? 'game-button game-primary' : 'game-button'}
      disabled={game.busy || disabled}
      onClick={() => void game.run(run)}
    >
      {children}
    </button>
  );
}
