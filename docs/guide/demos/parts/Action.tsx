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
  const isOff = game.busy || disabled === true;
  return (
    <button
      type="button"
      className={primary ? 'game-button game-primary' : 'game-button'}
      // `disabled` would take the focus from somebody who uses the keyboard.
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) void game.run(run);
      }}
    >
      {children}
    </button>
  );
}
