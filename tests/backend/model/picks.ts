import type { Json } from '../../../plugins/shared/core/json';
import type { FriendCode, World } from './rules/world';

/** A value that the sandbox has returned: the newest, or one further back. */
export interface Pick {
  pick: keyof ReturnType<typeof listPicks>;
  back: number;
}

export type Picked = { [name: string]: Json | Pick };

function listPicks({ issued, sessions, codes, players, now }: World) {
  const codesOf = (kind: FriendCode['kind']) =>
    [...codes].flatMap(([code, found]) => (found.kind === kind ? [code] : []));
  return {
    ...issued,
    liveKeys: [...sessions].flatMap(([key, { until }]) => (now < until ? [key] : [])),
    inviteCodes: codesOf('invite'),
    shareCodes: codesOf('share'),
    helpCodes: codesOf('help'),
    playerIds: [...players.values()].map(({ id }) => id),
  };
}

/** Inserts picked values; `nothing` if there are none. */
export function resolve(values: Picked, world: World): { [name: string]: Json } {
  const lists = listPicks(world);
  const find = ({ pick, back }: Pick) => lists[pick].at(-1 - (back % Math.max(1, lists[pick].length))) ?? 'nothing';
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isPick(value) ? find(value) : value]));
}

function isPick(value: Json | Pick): value is Pick {
  return typeof value === 'object' && value !== null && 'pick' in value && typeof value.back === 'number';
}
