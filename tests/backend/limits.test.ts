import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Limit, limitReason, listOwnLimits, showLimit } from '../../plugins/sandbox/core/limits';
import type { Json } from '../../plugins/sandbox/core/types';
import { BY_CONTROL, LIMITS } from '../../src/backend/state/limits';
import { type Client, createWorld, failureOf, type World } from './support/world';

const ROOT = join(__dirname, '../..');
const CHINESE = 'src/i18n/zh-CN/docusaurus-plugin-content-docs/current';

let world: World;
let mia: Client;
beforeEach(() => {
  world = createWorld();
  mia = world.logIn('mia');
});

const text = (length: number) => 'x'.repeat(length);
/** Its JSON has as many characters. */
const content = (length: number): Json => ({ a: text(length - '{"a":""}'.length) });
const deep = (levels: number): Json => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as Json;
const eventOf = (a: string): Json => ({ type: 'a', timestamp: 1, event: { a } });
/** Its JSON has as many characters. */
const event = (length: number) => ({ event_list: [eventOf(text(length - JSON.stringify(eventOf('')).length))] });

function finishHelp(body: Json): void {
  const code = world.logIn('leo').call('helpGenerate', { topic: 'level' });
  mia.call('helpFinish', { code }, body);
}

describe('a call beyond a limit of the sandbox', () => {
  it.each<[string, Limit, number, (size: number) => void]>([
    ['archive', LIMITS.archiveData, 500, (size) => void mia.call('archiveSet', { id: 'a' }, content(size))],
    ['archives', LIMITS.archiveData, 500, (size) => void mia.call('archiveBatchSet', {}, { a: content(size) })],
    ['id of an archive', LIMITS.archiveId, 500, (size) => void mia.call('archiveSet', { id: text(size) }, {})],
    ['depth', LIMITS.depth, 500, (size) => void mia.call('archiveSet', { id: 'a' }, deep(size))],
    ['topic', LIMITS.topic, 10300, (size) => void mia.call('helpGenerate', { topic: text(size) })],
    ['pattern of topics', LIMITS.topicPattern, 500, (size) => void mia.call('helpLookup', { topic: text(size) })],
    ['help content', LIMITS.helpContent, 500, (size) => finishHelp(content(size))],
    ['event', LIMITS.event, 500, (size) => void mia.call('trackCollect', event(size))],
  ])('says that the limit is the reason: %s', (_, limit, code, work) => {
    expect(failureOf(() => work(limit.most))).toBeUndefined();
    expect(failureOf(() => work(limit.most + 1))).toEqual({ code, reason: limitReason(limit) });
  });

  it('says so of one archive or player too many', () => {
    for (let count = 0; count < LIMITS.archives.most; count += 1) mia.call('archiveSet', { id: `a${count}` }, {});
    const archive = failureOf(() => mia.call('archiveSet', { id: 'one more' }, {}));
    expect(archive).toEqual({ code: 500, reason: limitReason(LIMITS.archives) });
    world.set('players/demo', LIMITS.players.most);
    expect(failureOf(() => world.logIn('new'))).toEqual({ code: 30102, reason: limitReason(LIMITS.players) });
  });

  it('says how a session can have ended', () => {
    for (let count = 0; count < LIMITS.sessions.most; count += 1) world.logIn('mia');
    const ended = failureOf(() => mia.call('sessionCheck'));
    expect(ended?.code).toBe(10020);
    expect(ended?.reason).toContain(`${LIMITS.sessions.most} later logins`);
    const other = world.logIn('leo');
    world.pass(LIMITS.sessionMinutes.most * 60_000);
    const lapsed = failureOf(() => other.call('sessionCheck'));
    expect(lapsed).toEqual({ code: 10021, reason: 'The session was not checked for 30 minutes' });
  });
});

describe('the guide', () => {
  const limits: Limit[] = [...Object.values(LIMITS), ...listOwnLimits({ wrong: 500 })];
  const ofCalls = limits.filter(({ beyond }) => beyond !== BY_CONTROL);
  /** Without the addresses of links. */
  const rowsOf = (page: string): string[] => {
    const text = readFileSync(join(ROOT, page), 'utf8').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    return text.match(/^\| .*\d.* \|.*\|$/gm) ?? [];
  };
  const numbersOf = (texts: string[]) => texts.flatMap((text) => text.match(/\d[\d,]*/g) ?? []);

  it('lists every limit that a call can meet, as the sandbox has it', () => {
    const rows = rowsOf('docs/guide/sandbox.mdx');
    const expected = ofCalls.map((limit) => `| ${showLimit(limit)} | ${limit.beyond} |`);
    expect(expected.filter((row) => !rows.includes(row))).toEqual([]);
  });

  it('has the same numbers in Chinese', () => {
    const rows = rowsOf(`${CHINESE}/guide/sandbox.mdx`);
    const expected = ofCalls.map((limit) => `${showLimit(limit)} ${limit.beyond}`);
    expect(numbersOf(rows).toSorted()).toEqual(expect.arrayContaining(numbersOf(expected)));
    expect(rows.length).toBe(rowsOf('docs/guide/sandbox.mdx').length);
  });
});
