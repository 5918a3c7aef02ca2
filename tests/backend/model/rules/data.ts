import type { Json } from '../../../../plugins/shared/core/json';
import { type Data, fail, iso, type Player, type PlayerRule, type World } from './world';

const COUNTERS = ['plays', 'wins'];

function show({ archives }: Player, id: string): Data {
  const { createTime, updateTime, data } = archives.get(id) ?? fail(10603);
  return { createTime: iso(createTime), updateTime: iso(updateTime), data };
}

function select({ archives }: Player, { includes, excludes }: Data): string[] {
  const isIn = (list: Json | undefined, id: string) => Array.isArray(list) && list.includes(id);
  return [...archives.keys()].filter((id) => (includes === undefined || isIn(includes, id)) && !isIn(excludes, id));
}

function save({ archives }: Player, { now }: World, id: string, data: Json): void {
  archives.set(id, { createTime: archives.get(id)?.createTime ?? now, updateTime: now, data: Object(data) });
}

/** Ranks players by `score` of their archive `progress`, best first. */
function rankWeekly({ players }: World, player: Player, given: Json | undefined) {
  const own = player.archives.get('progress')?.data ?? {};
  const filters = Object.entries({ ...pick(own, ['season', 'team']), ...Object(given) });
  if (filters.some(([name, value]) => !['season', 'team'].includes(name) || typeof value === 'object')) fail(10703);
  const found = [...players.values()].flatMap(({ id: key, archives }) => {
    const data = archives.get('progress')?.data ?? {};
    const isIn = filters.every(([name, value]) => data[name] === value);
    return isIn && data.score !== undefined ? [{ key, score: data.score, details: pick(data, ['level']) }] : [];
  });
  const scored = found.filter(({ score }) => typeof score === 'number');
  if (found.length > 0 && scored.length === 0) fail(10702);
  scored.sort((a, b) => Number(b.score) - Number(a.score) || a.key - b.key);
  return scored.map(({ key, score, details }, index) => ({
    key,
    rank: index + 1,
    score,
    ...(Object.keys(details).length > 0 ? { details } : {}),
  }));
}

function pick(data: Data, names: string[]): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));
}

const archiveRules: Record<string, PlayerRule> = {
  archiveGet: (_, player, { values }) => show(player, String(values.id)),
  archiveBatchGet: (_, player, { values }) =>
    Object.fromEntries(select(player, values).map((id) => [id, show(player, id)])),
  archiveSet(world, player, { values, body }) {
    save(player, world, String(values.id), body ?? null);
    return { userId: player.id, ...show(player, String(values.id)) };
  },
  archiveBatchSet(world, player, { body }) {
    for (const [id, data] of Object.entries(Object(body) as Data)) save(player, world, id, data);
    return Object.fromEntries(Object.keys(Object(body)).map((id) => [id, show(player, id)]));
  },
  archiveDelete(_, player, { values }) {
    const ids = values.id as string[];
    if (ids.some((id) => !player.archives.has(id))) fail(10603);
    for (const id of ids) player.archives.delete(id);
    return null;
  },
  archiveBatchDelete(_, player, { values }) {
    for (const id of select(player, values)) player.archives.delete(id);
    return null;
  },
};

const counterRules: Record<string, PlayerRule> = {
  counterGet: (_, { counters }, { values }) => readCounter(counters, values.id),
  counterInc(_, { counters }, { values }) {
    counters.set(String(values.id), readCounter(counters, values.id) + 1);
    return readCounter(counters, values.id);
  },
};

function readCounter(counters: Player['counters'], id: unknown): number {
  return COUNTERS.includes(String(id)) ? (counters.get(String(id)) ?? 0) : fail(10500);
}

const rankRules: Record<string, PlayerRule> = {
  rankGet(world, player, { values }) {
    const entries = rankWeekly(world, player, values.filters);
    return entries.find(({ key }) => key === values.key) ?? fail(10702);
  },
  rankPage(world, player, { values }) {
    const entries = rankWeekly(world, player, values.filters);
    const size = Number(values.pageSize);
    const start = (Number(values.pageNum) - 1) * size;
    return { total: entries.length, list: entries.slice(start, start + size) };
  },
};

/** Rules that need an enabled feature. */
function needing(feature: keyof World['enabled'], code: number, rules: Record<string, PlayerRule>) {
  const wrap =
    (rule: PlayerRule): PlayerRule =>
    (world, player, request) =>
      world.enabled[feature] ? rule(world, player, request) : fail(code);
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, wrap(rule)]));
}

export const dataRules: Record<string, PlayerRule> = {
  ...needing('archive', 10604, archiveRules),
  ...needing('counter', 10501, counterRules),
  ...needing('rank', 10701, rankRules),
  trackCollect(_, { events }, { values }) {
    events.push(...(values.event_list as Json[]));
    return null;
  },
};
