import { translate } from '@docusaurus/Translate';
import Rows from '@theme/ApiConsole/World/Rows';
import type { ReactNode } from 'react';
import type { WorldPlayer, WorldView } from '../../../../sandbox';
import { useWorld } from '../../../browser/useWorld';
import { change } from '../../../browser/world';

/** Who has logged in or can, and who of them acts in the form. */
export default function Players({ view: { players, clock } }: { view: WorldView }): ReactNode {
  const { bench, state, shared } = useWorld();
  const { known } = shared;
  const acting = known?.session?.player;

  function choose({ id, name, isLoggedIn }: WorldPlayer): void {
    const login = known?.logins.find((one) => one.name === name);
    if (isLoggedIn) void change(bench, (controls) => controls.act(id));
    else if (login) void bench.logIn(login);
  }

  return (
    <Rows
      title={translate({ id: 'console.world.players', message: 'Players' })}
      rows={players}
      total={players.length}
      now={clock.time}
    >
      {(row) => {
        const player = players.find((one) => one === row);
        if (!player) return null;
        if (player.id === acting) {
          return (
            <span className="api-session">
              {translate({ id: 'console.world.acting', message: 'acts in the form' })}
            </span>
          );
        }
        if (!player.isLoggedIn && !known?.logins.some(({ name }) => name === player.name)) return null;
        return (
          <button
            type="button"
            className="api-small"
            aria-disabled={state.isBusy}
            onClick={() => state.isBusy || choose(player)}
          >
            {player.isLoggedIn
              ? translate({ id: 'console.world.act', message: 'Act as {name}' }, { name: player.name })
              : translate({ id: 'console.logInAs', message: 'Log in as {name}' }, { name: player.name })}
          </button>
        );
      }}
    </Rows>
  );
}
