import fc from 'fast-check';
import type { Json } from '../../../plugins/openapi/core/json';
import type { FriendCode, World } from './rules/world';

type Fields = { [name: string]: fc.Arbitrary<Json | Pick> };

/** Something that the sandbox has given out before: the newest, or one further back. */
export interface Pick {
  pick: keyof ReturnType<typeof listPicks>;
  back: number;
}

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

/** A call of a player or a server, or something that a developer does. */
export type Step =
  | { operationId: string; values: { [name: string]: Json | Pick }; body?: Json }
  | { control: string; input: { [name: string]: Json | Pick } };

/** The values of a step once it is known what was given out; `nothing` where there is nothing to pick from. */
export function resolve(values: { [name: string]: Json | Pick }, world: World): { [name: string]: Json } {
  const lists = listPicks(world);
  const find = ({ pick, back }: Pick) => lists[pick].at(-1 - (back % Math.max(1, lists[pick].length))) ?? 'nothing';
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isPick(value) ? find(value) : value]));
}

function isPick(value: Json | Pick): value is Pick {
  return typeof value === 'object' && value !== null && 'pick' in value && typeof value.back === 'number';
}

function one(pick: Pick['pick'], other = pick): fc.Arbitrary<Pick> {
  return fc.tuple(often(pick, other), fc.nat(9)).map(([pick, back]) => ({ pick, back }));
}

const PLAYERS = fc.constantFrom('ada', 'leo');
const GAME = often('demo', 'no-such-game');
const SHARE = often('revive', 'no-such-share');
const ARCHIVES = ['progress', 'settings', 'a/b %', '__proto__'];
const ARCHIVE = fc.oneof({ weight: 3, arbitrary: fc.constant('progress') }, fc.constantFrom(...ARCHIVES));
const SOME_ARCHIVES = fc.oneof(fc.constant<string[]>(['progress']), fc.subarray(ARCHIVES, { minLength: 1 }));
const DATA = fc.record(
  {
    score: often<Json>(7, 'a lot'),
    season: often<Json>(3, ['spring']),
    team: fc.constantFrom('red', 'blue'),
    level: fc.nat(2),
  },
  { requiredKeys: [] },
);
const RANK_FILTERS = often<Json>({ season: 3 }, { weather: 'rain' });
const EVENT = fc.record({
  type: fc.constantFrom('login', 'level'),
  timestamp: fc.nat(9),
  event: fc.constant({ a: 1 }),
});

/** A usual value, and at times another. */
function often<Value>(usual: Value, other: Value): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constant(other) });
}

function call(
  operationId: string,
  required: Fields = {},
  optional: Fields = {},
  body?: fc.Arbitrary<Json | undefined>,
) {
  const values = fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) });
  return fc.record({ operationId: fc.constant(operationId), values, ...(body ? { body } : {}) }) as fc.Arbitrary<Step>;
}

function own(operationId: string, required: Fields = {}, optional: Fields = {}, body?: fc.Arbitrary<Json | undefined>) {
  return call(operationId, { session_key: one('liveKeys', 'keys'), ...required }, optional, body);
}

function control(name: string, input: Fields): fc.Arbitrary<Step> {
  return fc.record({ control: fc.constant(name), input: fc.record(input) });
}

const TTL = fc.constantFrom(5, 60);
const SECRET = { gameId: GAME, gameSecret: often('demo-secret', 'wrong') };

const LOGINS = [
  call('wxLogin', { gameId: GAME, code: fc.oneof({ weight: 9, arbitrary: PLAYERS }, fc.constant('invalid')) }),
  call('dyLogin', { gameId: GAME, anonymousCode: PLAYERS }),
  call('ksLogin', { gameId: GAME, code: PLAYERS }),
];

const CALLS = [
  own('sessionCheck'),
  own('logout'),
  own('inviteGenerate', {}, { ttl: TTL }),
  own('inviteResponse', { code: one('inviteCodes', 'codes') }),
  own('inviteDetails'),
  own('shareGenerate', { id: SHARE }),
  own('shareAnswer', { code: one('shareCodes', 'codes') }),
  own('shareFriends', { id: SHARE }),
  own('shareFinish', { id: SHARE }),
  own('helpGenerate', { topic: fc.constantFrom('level:1', 'level:12', 'boss', ' ') }, { ttl: TTL }),
  own(
    'helpFinish',
    { code: one('helpCodes', 'codes') },
    {},
    fc.constantFrom<Json | undefined>(undefined, {}, { hearts: 3 }),
  ),
  own('helpLookup', {}, { topic: fc.constantFrom('level:1', 'level:\\d+', 'b.*|level:12', '') }),
  own('cdkeyUse', { type: often('adfree', 'coins'), code: fc.constantFrom('SUMMER-2026', 'ONLY-ONE', 'SPRING') }),
  own('archiveGet', { id: ARCHIVE }),
  own('archiveBatchGet', {}, { includes: SOME_ARCHIVES, excludes: SOME_ARCHIVES }),
  own('archiveSet', { id: ARCHIVE }, {}, DATA),
  own('archiveBatchSet', {}, {}, fc.dictionary(ARCHIVE, DATA, { maxKeys: 3 })),
  own('archiveDelete', { id: SOME_ARCHIVES }),
  own('archiveBatchDelete', {}, { includes: SOME_ARCHIVES, excludes: SOME_ARCHIVES }),
  own('counterGet', { id: often('plays', 'no-such-counter') }),
  own('counterInc', { id: often('plays', 'no-such-counter') }),
  own('rankGet', { id: fc.constant('weekly'), key: one('playerIds', 'ids') }, { filters: RANK_FILTERS }),
  own(
    'rankPage',
    { id: fc.constant('weekly'), pageNum: fc.constantFrom(1, 2), pageSize: fc.constantFrom(2, 50) },
    { filters: RANK_FILTERS },
  ),
  own('trackCollect', { event_list: fc.array(EVENT, { maxLength: 2 }) }),
  call('accessTokenGet', SECRET),
  call('accessTokenRefresh', SECRET),
  call('serverTimestamp'),
];

const RARE = [
  own('deregister'),
  control('advance', { minutes: fc.constantFrom(1, 4, 20, 40, 1440, 10_080) }),
  control('set-shelf', { offShelf: often(false, true) }),
  control('set-feature', { feature: fc.constantFrom('archive', 'counter', 'rank'), enabled: often(true, false) }),
  control('add-redeem-code', {
    code: fc.constant('SPRING'),
    type: fc.constant('adfree'),
    content: fc.constant('7 days'),
    limit: fc.constantFrom(1, 2),
  }),
  control('check-token', { token: one('tokens') }),
  control('list-events', { player: one('playerIds', 'ids') }),
];

/** Any step; logins come more often than others, so that there are players. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...LOGINS) },
  { weight: 20, arbitrary: fc.oneof(...CALLS) },
  { weight: 2, arbitrary: fc.oneof(...RARE) },
);
