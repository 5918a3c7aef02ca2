import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../plugins/sandbox/core/types';
import { createCloud } from './support/cloud';

const WORDS = ['demo', 'revive', 'daily', 'plays', 'progress', 'weekly', 'teams', 'shop', 'prices', 'adfree', 'mia'];
const ODD = ['__proto__', 'constructor', 'a/b', '%', '存档', '😀', '\u0000', ' ', 'invalid', 'x'.repeat(300)];
/** URLs cannot contain `.` and `..` segments, even encoded. */
const ANY = fc.string({ maxLength: 8 }).filter((text) => !/^\.{1,2}$/.test(text));
const TEXT = fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...ODD), ANY);
const VALUE: fc.Arbitrary<Json> = fc.oneof(TEXT, fc.integer(), fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>);
const DATA = fc.dictionary(
  fc.oneof(fc.constantFrom('score', 'season', 'team', 'level'), TEXT),
  fc.oneof(fc.integer(), VALUE),
  { maxKeys: 4 },
);

describe('the sandbox', () => {
  it('answers whatever comes, in whatever order, with what the document says', async () => {
    const cloud = await createCloud();
    const ids = cloud.api.operations.map(({ id }) => id);
    const names = [...new Set(cloud.api.operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];
    const lists = new Set(['includes', 'excludes', 'ip', 'coord']);
    const arbitrary = fc.record({
      id: fc.constantFrom(...ids),
      who: fc.constantFrom('mia', 'leo', 'ada'),
      platform: fc.constantFrom('wx', 'dy', 'ks'),
      values: fc.record(
        Object.fromEntries(
          names.map((name) => [
            name,
            lists.has(name)
              ? fc.array(TEXT, { maxLength: 3 })
              : name === 'pageNum' || name === 'pageSize' || name === 'ttl'
                ? fc.integer({ min: -1, max: 5 })
                : name === 'filters'
                  ? DATA
                  : name === 'key'
                    ? fc.oneof(fc.integer({ min: 10_000, max: 10_010 }), VALUE)
                    : name === 'event_list'
                      ? fc.array(fc.record({ type: TEXT, timestamp: fc.integer(), event: DATA }), { maxLength: 3 })
                      : TEXT,
          ]),
        ),
        { requiredKeys: [] },
      ),
      body: fc.option(fc.oneof(DATA, fc.dictionary(TEXT, DATA, { maxKeys: 3 })), { nil: undefined }),
      isCode: fc.boolean(),
      minutes: fc.constantFrom(0, 0, 1, 20),
    });
    const seen = new Set<string>();
    const codes: Json[] = [];
    const steps = fc.sample(arbitrary, { numRuns: 800 });
    for (const { id, who, platform, values, body, isCode, minutes } of steps) {
      cloud.pass(minutes * 60_000);
      const session_key = await cloud.logIn(who, platform);
      const last = codes.at(-1);
      const sent = { gameId: 'demo', gameSecret: 'demo-secret', id: 'progress', ...values, session_key };
      const operation = cloud.api.operations.find((other) => other.id === id);
      const withBody = operation?.body === undefined ? undefined : (body as Json | undefined);
      // `send` throws for a response that the document does not describe.
      const { code, data } = await cloud.send(
        id,
        isCode && last !== undefined ? { ...sent, code: last } : sent,
        withBody,
      );
      seen.add(`${id} ${code}`);
      if (/Generate$/.test(id) && data !== null)
        codes.push(typeof data === 'string' ? data : (Object.values(data)[0] ?? ''));
    }
    expect(seen.size).toBeGreaterThan(70);
  });
});
