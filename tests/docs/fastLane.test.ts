import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createFastLane } from '../../plugins/docs/dev/live/fastLane';
import type { PageMessage } from '../../plugins/docs/dev/live/pageChannel';
import type { LivePage } from '../../plugins/openapi';
import { NOTHING_WRITTEN } from '../../plugins/openapi/apiSource';
import { type Problem, ProblemsError } from '../../plugins/shared/problem';

const folder = mkdtempSync(join(tmpdir(), 'lane-'));
const file = join(folder, 'openapi.yaml');
afterAll(() => rmSync(folder, { recursive: true }));

const problem: Problem = { file, line: 1, column: 1, rule: 'syntax', severity: 'error', message: 'Wrong.' };
const pageOf = (title: string): LivePage => {
  return {
    kind: 'tag',
    title,
    label: title,
    description: '',
    hidesContents: false,
    sections: [],
    data: { sections: [] },
  };
};

/** A document with the text `saved`, and what happens, in order. */
function setUp(shown: string[]) {
  const state = { saved: 'one', fault: '' as '' | 'read' | 'check', events: [] as string[] };
  let open: (source: string) => void = () => undefined;
  let done = () => {};
  const note = (event: string) => void state.events.push(event);
  const lane = createFastLane(
    {
      async preview() {
        if (state.fault === 'read') throw new ProblemsError([problem]);
        const { saved } = state;
        return (path) => (path === 'gone' ? undefined : pageOf(`${path} ${saved}`));
      },
      async document() {
        note('check');
        return { problems: state.fault === 'check' ? [problem] : [], files: [file] };
      },
      current: () => ({
        ...NOTHING_WRITTEN,
        files: [file],
        pages: ['cats', 'dogs', 'gone'].map((path) => {
          return { path, file: path, dataFile: path, ids: [], source: { file, line: 1, column: 1 } };
        }),
      }),
    },
    {
      target: { docsDir: folder, defaultLocale: 'en' },
      channel: {
        onOpen: (listener) => void (open = listener),
        sources: () => new Set(shown),
        send: ({ source, page }: PageMessage) => note(`${source}: ${page?.title ?? 'as bundled'}`),
      },
      sourceOf: (path) => `@site/${path}`,
      show: (problems) => note(`${problems.length} problems`),
      reload: async () => note('reload'),
    },
  );
  lane.plugin.apply({ hooks: { done: { tap: (_name: string, call: () => void) => void (done = call) } } } as never);
  lane.follow();
  const save = (text: string, fault: typeof state.fault = '') => {
    Object.assign(state, { saved: text, fault });
    writeFileSync(file, text);
  };
  const until = (last: string) => vi.waitFor(() => expect(state.events.at(-1)).toBe(last), { timeout: 60_000 });
  return { state, save, until, open: (source: string) => open(source), compile: () => done() };
}

beforeEach(() => writeFileSync(file, 'one'));

it('sends the pages that are open, then checks the document, then updates the site', async () => {
  const { state, save, until } = setUp(['@site/cats', '@site/gone', '@site/unknown', '@site/dogs']);
  save('two');
  await until('reload');
  expect(state.events).toEqual(['@site/cats: cats two', '@site/dogs: dogs two', 'check', 'reload']);
});

it('of saves that follow each other, shows the last and updates the site once', async () => {
  const { state, save, until } = setUp(['@site/cats']);
  for (const text of ['two', 'three', 'four']) save(text);
  await until('reload');
  expect(state.events.filter((event) => event === 'reload')).toHaveLength(1);
  expect(state.events.findLast((event) => event.startsWith('@site'))).toBe('@site/cats: cats four');
});

it('sends no page twice', async () => {
  const { state, save, until } = setUp(['@site/cats']);
  save('two');
  await until('reload');
  state.events = [];
  writeFileSync(file, 'two again');
  await until('reload');
  expect(state.events).toEqual(['check', 'reload']);
});

it('keeps the page when the document cannot be read', async () => {
  const { state, save, until } = setUp(['@site/cats']);
  save('two', 'read');
  await until('reload');
  expect(state.events).toEqual(['1 problems', 'reload']);
});

it('takes a page back when the check finds an error; from then on, checks first', async () => {
  const { state, save, until } = setUp(['@site/cats']);
  save('two', 'check');
  await until('reload');
  expect(state.events).toEqual(['@site/cats: cats two', 'check', '1 problems', '@site/cats: as bundled', 'reload']);
  state.events = [];
  save('three', 'check');
  await until('reload');
  expect(state.events).toEqual(['check', '1 problems', 'reload']);
  state.events = [];
  save('four');
  await until('reload');
  expect(state.events).toEqual(['check', '0 problems', '@site/cats: cats four', 'check', 'reload']);
});

it('sends a page that is opened before the bundler has the last save', async () => {
  const { state, save, until, open, compile } = setUp(['@site/cats']);
  open('@site/cats');
  save('two');
  await until('reload');
  state.events = [];
  open('@site/cats');
  await until('check');
  expect(state.events).toEqual(['@site/cats: cats two', 'check']);
  compile();
  state.events = [];
  open('@site/cats');
  save('three');
  await until('reload');
  expect(state.events).toEqual(['@site/cats: cats three', 'check', 'reload']);
});
