import type { ControlClient, Scene, WorldView } from '../../sandbox';
import type { Bench } from './bench';
import { controlsOf } from './controls';
import type { Desk } from './desk';
import { createStore, type Store } from './store';

export interface WorldState {
  isOpen: boolean;
  /** Ids of two players side by side. */
  duo?: [first: string, second: string] | undefined;
  view?: WorldView | undefined;
  /** What calls of this tab have returned, by their numbers in the log. */
  results: Record<number, unknown>;
  /** Why the sandbox refused what a reader wanted. */
  problem?: string | undefined;
}

const worlds = new WeakMap<Desk, Store<WorldState>>();

/** What the tab shows of the sandbox of a document. */
export function worldOf(desk: Desk): Store<WorldState> {
  const world = worlds.get(desk) ?? createStore<WorldState>({ isOpen: false, results: {} });
  worlds.set(desk, world);
  return world;
}

export async function loadWorld(desk: Desk): Promise<void> {
  const world = worldOf(desk);
  try {
    world.set({ view: await (await controlsOf(desk))?.world() });
  } catch (error) {
    world.set({ view: undefined, problem: messageOf(error) });
  }
}

/** Asks the sandbox for a change, and shows what it refuses. */
export async function change(bench: Bench, work: (controls: ControlClient) => Promise<unknown>): Promise<void> {
  const { desk } = bench;
  const world = worldOf(desk);
  world.set({ problem: undefined });
  try {
    const controls = await controlsOf(desk);
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

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
