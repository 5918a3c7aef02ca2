import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../plugins/sandbox/core/types';
import { type Client, codeOf, createWorld, MINUTE, type World } from './support/world';

let world: World;
let mia: Client;
let leo: Client;
beforeEach(() => {
  world = createWorld();
  mia = world.logIn('mia');
  leo = world.logIn('leo');
});

const ask = (topic: string, ttl?: number) =>
  String(mia.call('helpGenerate', ttl === undefined ? { topic } : { topic, ttl }));
const finish = (client: Client, code: string, body?: Json) => codeOf(() => client.call('helpFinish', { code }, body));
const lookUp = (topic?: string) => mia.call('helpLookup', topic === undefined ? {} : { topic });
const topics = (found: Json) => (found as Array<{ topic: string }>).map(({ topic }) => topic);

describe('help among friends', () => {
  it('brings what the friend sends along to the seeker, once', () => {
    const code = ask('level:1');
    expect(code).toMatch(/^HLP-[2-9A-HJKMNP-Z]{6}$/);
    expect(lookUp()).toEqual([]);
    expect(leo.call('helpFinish', { code }, { hearts: 3, message: 'You can do it!' })).toBeNull();
    world.pass(5000);
    const ada = world.logIn('ada');
    expect([finish(ada, code), finish(ada, code, {})]).toEqual([0, 0]);
    expect(leo.call('helpLookup')).toEqual([]);
    expect(lookUp()).toEqual([
      {
        topic: 'level:1',
        content: { hearts: 3, message: 'You can do it!' },
        helperId: leo.id,
        finishTime: world.now() - 5000,
      },
      { topic: 'level:1', helperId: ada.id, finishTime: world.now() },
      { topic: 'level:1', content: {}, helperId: ada.id, finishTime: world.now() },
    ]);
    expect(lookUp()).toEqual([]);
  });

  it('lives for its ttl in minutes, by default for 7 days, then answers 10302', () => {
    const [short, long] = [ask('level:1', 1), ask('level:2')];
    world.pass(MINUTE);
    expect([finish(leo, short), finish(leo, long)]).toEqual([10302, 0]);
    world.pass(7 * 24 * 60 * MINUTE - MINUTE);
    leo = world.logIn('leo');
    expect(finish(leo, long)).toBe(10302);
  });

  it('refuses a wrong code and the seeker’s own with 10301', () => {
    const code = ask('level:1');
    expect([finish(leo, code.slice(0, -1)), finish(leo, ''), finish(mia, code)]).toEqual([10301, 10301, 10301]);
  });

  it('refuses with 10300 a topic that is empty, too long, has blanks around it or characters that cannot be read', () => {
    for (const topic of ['', ' ', ' level', 'level\n', 'a\u0000b', 'x'.repeat(65)]) {
      expect(codeOf(() => ask(topic))).toBe(10300);
    }
    for (const topic of ['level:1', 'a b', '关卡：一', '👩‍🚀', 'x'.repeat(64)])
      expect(codeOf(() => ask(topic))).toBe(0);
  });

  it('refuses content that is no object, too long or too deep', () => {
    const code = ask('level:1');
    const deep = JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`) as Json;
    for (const body of [null, [], 'text', { text: 'x'.repeat(10_000) }, deep]) {
      expect(finish(leo, code, body)).toBe(500);
    }
    expect(lookUp()).toEqual([]);
  });

  it('keeps the last 500 results', () => {
    const code = ask('level:1');
    for (let count = 0; count < 501; count += 1) leo.call('helpFinish', { code }, { count });
    const found = lookUp() as Json[];
    expect(found).toHaveLength(500);
    expect(found[0]).toMatchObject({ content: { count: 1 } });
  });
});

describe('a lookup by topic', () => {
  beforeEach(() => {
    for (const topic of ['level:1', 'level:10', 'boss', 'level:2']) {
      for (const code of [ask(topic)]) leo.call('helpFinish', { code });
    }
  });

  it('takes the results whose whole topic matches, and leaves the others', () => {
    expect(topics(lookUp('level:1'))).toEqual(['level:1']);
    expect(topics(lookUp('level:1'))).toEqual([]);
    expect(topics(lookUp(String.raw`level:\d+`))).toEqual(['level:10', 'level:2']);
    expect(topics(lookUp('nothing'))).toEqual([]);
    expect(topics(lookUp())).toEqual(['boss']);
  });

  it('refuses an empty topic with 10300, and with 500 what is no pattern; nothing is fetched by it', () => {
    expect(codeOf(() => lookUp(''))).toBe(10300);
    for (const topic of ['(', '[a', '*', String.raw`(a)\1`, '(?=a)', 'x'.repeat(201)]) {
      expect(codeOf(() => lookUp(topic))).toBe(500);
    }
    expect(topics(lookUp())).toHaveLength(4);
  });

  it('is not held up by a hostile pattern', () => {
    const code = ask('a'.repeat(64));
    leo.call('helpFinish', { code });
    const before = process.cpuUsage();
    expect(lookUp('(a+)+b')).toEqual([]);
    expect(lookUp('(((a*)*)*)*!')).toEqual([]);
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });
});
