import { chosenRoute, type Exchange, openDesk, type Route, sendRaw } from '@theme/console/openDesk';
import Panel from '@theme/FlowPlayer/Panel';
import Result from '@theme/FlowPlayer/Result';
import Runs from '@theme/FlowPlayer/Runs';
import { createPlay } from '../../browser/createPlay';
import { type Player, toRaw } from '../../browser/player';
import { listInputFields } from '../../core/play/inputFields';
import { openPacked, type PackedFlow } from '../../core/play/packFlow';
import './player.css';

/** `version`: of the docs. Rejects if what it needs cannot be loaded. */
export async function createPlayer(packed: PackedFlow, version: string): Promise<Player | undefined> {
  const flow = openPacked(packed);
  if (!flow) return undefined;
  const desk = await openDesk(version);
  const known = desk.store.get().known?.values ?? {};
  const texts = listInputFields(flow.workflow).map(({ name, initial }) => [name, initial || (known[name] ?? '')]);
  let route: Route | undefined;
  const play = createPlay<Exchange>(
    flow,
    Object.fromEntries(texts),
    (request, operation, signal) => sendRaw(desk, toRaw(request, operation), signal, route ?? chosenRoute(desk)),
    () => {
      route = chosenRoute(desk);
    },
  );
  return { play, desk, route: () => route, Panel, Runs, Result };
}
