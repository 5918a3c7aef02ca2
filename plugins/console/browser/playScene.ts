import type { WorldPlayer } from '../../sandbox';
import { fillCredentials, fillKnown } from '../core/fillKnown';
import { createForm } from '../core/form';
import { isSameCaller } from '../core/timeline';
import type { Bench } from './bench';
import { fillLogin } from './fillForm';
import { chosenRoute, type Route } from './route';
import { loadWorld } from './world';

/** Sends a call as one of two players, who logs in before if need be. */
export async function playScene(
  bench: Bench,
  operationId: string,
  player: WorldPlayer,
  partner: WorldPlayer,
): Promise<void> {
  const { desk } = bench;
  const to = chosenRoute(desk);
  const [part, { controls }] = await Promise.all([desk.openOperation(operationId), desk.connect()]);
  const [operation] = part?.api.operations ?? [];
  if (!operation || !controls) return;
  if (!player.isLoggedIn) await logIn(bench, player, partner, to);
  const { values } = await controls.known({ player: player.id, partner: partner.id });
  const known = fillKnown(createForm(operation, part?.call?.requests[0]), operation.id, values, new Set());
  const form = fillCredentials(known, new Set(), (_, name) => values[name]);
  const answer = await bench.run(operation, form, 0, undefined, to);
  await loadWorld(desk);
  const { world } = desk;
  const { view, results } = world.get();
  const entry = view?.log.findLast((one) => one.operation === operationId && isSameCaller(one.caller, player.caller));
  const { json } = answer?.reply ?? {};
  if (entry && json !== undefined) world.set({ results: { ...results, [entry.number]: dataOf(json, bench) } });
}

/** Who acts in the form stays the same. */
async function logIn({ desk, run }: Bench, player: WorldPlayer, partner: WorldPlayer, to: Route): Promise<void> {
  const { known } = desk.store.get();
  const login = known?.logins.find(({ name }) => name === player.name);
  const filled = login && (await fillLogin(desk, login));
  if (!filled) return;
  await run(filled.operation, filled.form, 0, undefined, to);
  const { duo } = desk.world.get();
  const [first = partner.id] = duo ?? [];
  await (await desk.connect()).controls?.act(known?.session?.player ?? first);
}

function dataOf(json: unknown, { desk }: Bench): unknown {
  const { envelope } = desk;
  if (!envelope || typeof json !== 'object' || json === null) return json;
  return (json as Record<string, unknown>)[envelope.data];
}
