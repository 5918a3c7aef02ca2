import type { ControlClient, Scene } from '../../sandbox';
import { messageOf } from '../../shared/core/messageOf';
import type { Bench } from './bench';
import type { Desk } from './desk';

export async function loadWorld(desk: Desk): Promise<void> {
  const { world } = desk;
  try {
    const [{ controls }, { api }] = await Promise.all([desk.connect(), desk.openIndex()]);
    const isFirst = world.get().view === undefined;
    world.set({ view: await controls?.world(), api, ...(isFirst && { problem: undefined }) });
  } catch (error) {
    world.set({ view: undefined, problem: messageOf(error) });
  }
}

/** Asks the sandbox for a change, and shows what it refuses. */
export async function change(bench: Bench, work: (controls: ControlClient) => Promise<unknown>): Promise<void> {
  const { desk } = bench;
  const { world } = desk;
  world.set({ problem: undefined });
  try {
    const { controls } = await desk.connect();
    if (controls) await work(controls);
  } catch (error) {
    world.set({ problem: messageOf(error) });
  }
  await bench.refresh();
}

/** The scene that a call belongs to. */
export function sceneOf({ desk, operation }: Bench): Scene | undefined {
  return desk.store.get().known?.scenes.find((scene) => scene.some(({ operationId }) => operationId === operation.id));
}
