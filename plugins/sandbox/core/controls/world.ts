import { readActor } from '../state/actor';
import { readTime } from '../state/clock';
import { markUndone, readLog } from '../state/log';
import { OWN } from '../state/seed';
import { readUndoable, undo } from '../state/undo';
import type { Json, State, World, WorldSection } from '../types';
import { describeTime } from './clock';
import { describeFaults } from './faults';
import type { Control, ControlContext } from './types';

/** Rows of a section. */
const MOST_ROWS = 100;

export const worldControls: Control[] = [
  {
    method: 'GET',
    name: 'world',
    description:
      'Shows the sandbox at a glance: players, data, time, failures that wait, calls, and what can be undone.',
    run: ({ state, options }) => describeWorld(state, options) as unknown as Json,
  },
  {
    method: 'POST',
    name: 'undo',
    isUndoable: false,
    description: 'Takes back the last call or control that has changed something, and returns which.',
    run({ state }) {
      const undone = undo(state);
      if (!undone) throw new Error('There is nothing to undo.');
      if ('call' in undone) markUndone(state, undone.call);
      return { ...undone };
    },
  },
];

export function describeWorld(state: State, { backend, api, clock }: ControlContext['options']) {
  const real = clock();
  const { players = [], sections } = backend.describeWorld?.(state, readTime(state, real)) ?? listEntries(state);
  return {
    clock: describeTime(state, real),
    actor: readActor(state).player ?? null,
    players,
    sections,
    faults: describeFaults(state, api),
    log: readLog(state),
    undo: readUndoable(state) ?? null,
  };
}

/** Entries by what precedes the last part of their key. */
function listEntries(state: State): World {
  const sections = new Map<string, WorldSection & { total: number }>();
  for (const [key, value] of state.list('')) {
    if (key.startsWith(OWN)) continue;
    const end = key.lastIndexOf('/');
    const title = end < 0 ? '' : key.slice(0, end);
    const section = sections.get(title) ?? { title, rows: [], total: 0 };
    sections.set(title, section);
    section.total += 1;
    if (section.rows.length < MOST_ROWS) section.rows.push({ name: key.slice(end + 1), facts: factsOf(value) });
  }
  return { sections: [...sections.values()] };
}

function factsOf(value: Json): { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { '': value };
}
