import { translate } from '@docusaurus/Translate';
import LogEntry from '@theme/ApiConsole/World/LogEntry';
import { type ReactNode, useEffect, useRef } from 'react';
import type { WorldPlayer, WorldView } from '../../../../sandbox';
import { titleOf } from '../../../browser/pageTitles';
import { playScene } from '../../../browser/playScene';
import { regionName } from '../../../browser/regionName';
import { useWorld } from '../../../browser/useWorld';
import { sceneOf } from '../../../browser/world';
import { nextCall, timelineOf } from '../../../core/timeline';

const MOST_CALLS = 12;

/** Two players side by side: what each can do in a scene, and one timeline. */
export default function Duo({ view: { players, log } }: { view: WorldView }): ReactNode {
  const { bench, state, shared, store, world } = useWorld();
  const { duo = ['', ''], api, isAdded = false } = world;
  const place = useRef<HTMLElement>(null);
  const scene = sceneOf(bench);
  const able = players.filter(
    ({ name, isLoggedIn }) => isLoggedIn || shared.known?.logins.some((login) => login.name === name),
  );
  const first = able.find(({ id }) => id === duo[0]) ?? able[0];
  const second = able.find(({ id }) => id === duo[1] && id !== first?.id) ?? able.find(({ id }) => id !== first?.id);
  const chosen = [first?.id ?? '', second?.id ?? ''] as const;
  const [firstId, secondId] = chosen;
  useEffect(() => {
    if (firstId !== duo[0] || secondId !== duo[1]) store.set({ duo: [firstId, secondId] });
  }, [store, firstId, secondId, duo]);
  useEffect(() => {
    if (!isAdded || !place.current) return;
    // The button that was pressed is gone.
    place.current.focus({ preventScroll: true });
    store.set({ isAdded: false });
  }, [store, isAdded]);
  if (!scene || !first || !second || !api) return null;
  const lanes = [first, second];
  const timeline = timelineOf(log, [first.caller, second.caller], MOST_CALLS);
  const next = nextCall(
    scene,
    timeline.map(({ call }) => call),
    api,
  );

  function lane(at: 0 | 1, player: WorldPlayer, partner: WorldPlayer): ReactNode {
    return (
      <div className="api-lane" key={at}>
        <select
          aria-label={
            at === 0
              ? translate({ id: 'console.world.firstPlayer', message: 'First player' })
              : translate({ id: 'console.world.secondPlayer', message: 'Second player' })
          }
          value={player.id}
          onChange={({ target }) => {
            const other = target.value === partner.id ? player.id : partner.id;
            store.set({ duo: at === 0 ? [target.value, other] : [other, target.value] });
          }}
        >
          {able.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {scene
          ?.filter((call) => call.player === at + 1)
          .map(({ operationId }) => {
            const operation = api?.operations.find(({ id }) => id === operationId);
            return (
              operation && (
                <button
                  key={operationId}
                  type="button"
                  className={operationId === next ? 'api-small is-next' : 'api-small'}
                  aria-current={operationId === next ? 'step' : undefined}
                  aria-disabled={state.isBusy}
                  onClick={() =>
                    state.isBusy || void bench.attempt(() => playScene(bench, operationId, player, partner))
                  }
                >
                  {titleOf(bench.desk, operation)}
                </button>
              )
            );
          })}
      </div>
    );
  }

  return (
    <section
      ref={place}
      className="api-duo"
      tabIndex={-1}
      aria-label={regionName(translate({ id: 'console.world.duo', message: 'Two players' }), bench)}
    >
      <div className="api-lanes">
        {lane(0, first, second)}
        {lane(1, second, first)}
      </div>
      {timeline.length > 0 && (
        <ol
          className="api-log api-timeline"
          aria-label={translate({ id: 'console.world.timeline', message: 'Timeline of both' })}
        >
          {timeline.map(({ at, call }) => (
            <li key={call.number} className={at === 0 ? 'is-first' : 'is-second'}>
              <small>{lanes[at]?.name}</small>
              <LogEntry call={call} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
