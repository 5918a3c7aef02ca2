import fc from 'fast-check';
import type { Json } from '../../../plugins/shared/core/json';
import type { Pick, Picked } from './picks';

type Fields = { [name: string]: fc.Arbitrary<Json | Pick> };
type Body = fc.Arbitrary<Json | undefined>;

/** A call, or a developer's action. */
export type Step = { operationId: string; values: Picked; body?: Json } | { control: string; input: Picked };

/** Mostly `usual`. */
function often<Value>(usual: Value | fc.Arbitrary<Value>, other: Value): fc.Arbitrary<Value> {
  const arbitrary = usual instanceof fc.Arbitrary ? usual : fc.constant(usual);
  return fc.oneof({ weight: 8, arbitrary }, { weight: 1, arbitrary: fc.constant(other) });
}

function one(pick: Pick['pick'], other = pick): fc.Arbitrary<Pick> {
  return fc.record({ pick: often(pick, other), back: fc.nat(9) });
}

function call(operationId: string, required: Fields = {}, optional: Fields = {}, body?: Body): fc.Arbitrary<Step> {
  const values = fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) });
  return fc.record({ operationId: fc.constant(operationId), values, ...(body ? { body } : {}) }) as fc.Arbitrary<Step>;
}

function own(operationId: string, required: Fields = {}, optional: Fields = {}, body?: Body): fc.Arbitrary<Step> {
  return call(operationId, { session_key: one('liveKeys', 'keys'), ...required }, optional, body);
}

function control(name: string, input: Fields): fc.Arbitrary<Step> {
  return fc.record({ control: fc.constant(name), input: fc.record(input) });
}

function enable(feature: string): fc.Arbitrary<Step> {
  return control('set-feature', {
    feature: fc.constant(feature),
    enabled: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  });
}

const GAME = often('demo', 'no-such-game');
const SECRET = { gameId: GAME, gameSecret: often('demo-secret', 'wrong') };
const TTL = fc.constantFrom(5, 60);
const SHARE = { id: often('daily', 'no-such-share') };
const COUNTER = { id: often('plays', 'no-such-counter') };
const IDS = ['progress', 'settings', 'a/b %', '__proto__'];
const ARCHIVE = fc.oneof(fc.constant('progress'), fc.constantFrom(...IDS));
const ARCHIVES = fc.oneof(fc.constant<string[]>(['progress']), fc.subarray(IDS, { minLength: 1 }));
const BATCH = { includes: ARCHIVES, excludes: ARCHIVES };
const DATA = fc.record(
  {
    score: fc.oneof({ weight: 3, arbitrary: fc.nat(3) }, fc.constant('a lot')),
    season: often<Json>(fc.nat(1), ['spring']),
    team: fc.constantFrom('red', 'blue'),
    level: fc.nat(2),
  },
  { requiredKeys: [] },
);
const FILTERS = { filters: often<Json>({ season: 1 }, { weather: 'rain' }) };
const EVENT = fc.record({ type: fc.constant('login'), timestamp: fc.nat(9), event: fc.constant({ device: 'phone' }) });

const LOGINS = [
  call('wxLogin', { gameId: GAME, code: often(fc.constantFrom('ada', 'leo'), 'invalid') }),
  call('dyLogin', { gameId: GAME, anonymousCode: often('ada', 'invalid') }),
  call('ksLogin', { gameId: GAME, code: often('ada', 'invalid') }),
];

const AREAS = {
  session: [own('sessionCheck'), own('logout'), call('serverTimestamp')],
  invite: [
    own('inviteGenerate', {}, { ttl: TTL }),
    own('inviteResponse', { code: one('inviteCodes', 'codes') }),
    own('inviteDetails'),
  ],
  share: [
    own('shareGenerate', SHARE),
    own('shareAnswer', { code: one('shareCodes', 'codes') }),
    own('shareFriends', SHARE),
    own('shareFinish', SHARE),
  ],
  help: [
    own('helpGenerate', { topic: fc.constantFrom('level:1', 'level:12', 'boss', ' ') }, { ttl: TTL }),
    own(
      'helpFinish',
      { code: one('helpCodes', 'codes') },
      {},
      fc.constantFrom<Json | undefined>(undefined, {}, { hearts: 3 }),
    ),
    own('helpLookup', {}, { topic: fc.constantFrom('level:1', 'level:\\d+', 'b.*|level:12', '') }),
  ],
  redeem: [
    own('cdkeyUse', { type: often('adfree', 'coins'), code: fc.constantFrom('SUMMER-2026', 'ONLY-ONE', 'SPRING') }),
    control('add-redeem-code', {
      code: fc.constant('SPRING'),
      type: fc.constant('adfree'),
      content: fc.constant('7 days'),
      limit: fc.constantFrom(1, 2),
    }),
  ],
  archive: [
    enable('archive'),
    own('archiveGet', { id: ARCHIVE }),
    own('archiveBatchGet', {}, BATCH),
    own('archiveSet', { id: ARCHIVE }, {}, DATA),
    own('archiveBatchSet', {}, {}, fc.dictionary(ARCHIVE, DATA, { maxKeys: 3 })),
    own('archiveDelete', { id: ARCHIVES }),
    own('archiveBatchDelete', {}, BATCH),
  ],
  rank: [
    enable('rank'),
    own('archiveSet', { id: fc.constant('progress') }, {}, DATA),
    own('rankGet', { id: fc.constant('weekly'), key: one('playerIds', 'ids') }, FILTERS),
    own(
      'rankPage',
      { id: fc.constant('weekly'), pageNum: fc.constantFrom(1, 2), pageSize: fc.constantFrom(2, 50) },
      FILTERS,
    ),
  ],
  data: [
    enable('counter'),
    own('counterGet', COUNTER),
    own('counterInc', COUNTER),
    own('trackCollect', { event_list: fc.array(EVENT, { maxLength: 2 }) }),
    control('list-events', { player: one('playerIds', 'ids') }),
  ],
  token: [
    call('accessTokenGet', SECRET),
    call('accessTokenRefresh', SECRET),
    control('check-token', { token: one('tokens') }),
  ],
};

/** Steps that are rare in any area. */
const SELDOM = [
  own('deregister'),
  control('advance', { minutes: fc.constantFrom(1, 5, 20, 30, 1440) }),
  control('set-shelf', { offShelf: often(false, true) }),
];

/** Combines a few areas, so that their steps interact. */
export function steps(most: number): fc.Arbitrary<Step[]> {
  return fc.subarray(Object.values(AREAS), { minLength: 1, maxLength: 3 }).chain((areas) => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.oneof(...LOGINS) },
      { weight: 12, arbitrary: fc.oneof(...areas.flat()) },
      { weight: 2, arbitrary: fc.oneof(...SELDOM) },
    );
    return fc.array(step, { maxLength: most, size: 'max' });
  });
}
