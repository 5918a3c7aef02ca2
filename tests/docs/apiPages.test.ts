import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiPages } from '../../plugins/docs/versions/createApiPages';
import { type Problem, ProblemsError } from '../../plugins/shared/problem';

const problem = (rule: string): Problem => {
  return { file: 'openapi.yaml', line: 1, column: 1, rule, severity: 'error', message: 'Wrong.' };
};

/** An API with the problems in `broken`, and the problems shown. */
function setUp(isDevServer = true) {
  const state = { broken: [] as Problem[], isStale: false, hasChanged: false, writes: 0, reloads: 0 };
  const shown: string[][] = [];
  const api = {
    async write() {
      state.writes += 1;
      state.isStale = false;
      if (state.broken.length > 0) throw new ProblemsError(state.broken);
      return { title: '', problems: [], changed: ['api/_data/rank.json'] };
    },
    isStale: async () => state.isStale,
  };
  const site = {
    isDevServer,
    show: (_owner: string, problems: Problem[]) => void shown.push(problems.map(({ rule }) => rule)),
    pageCheck: { read: async () => state.hasChanged },
    target: { docsDir: 'docs', defaultLocale: 'en' },
  };
  const reload = async () => {
    state.reloads += 1;
  };
  return { state, shown, generate: createApiPages(api, site, reload) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a save in the dev server', () => {
  test('that breaks the document shows that at once, and changes nothing', async () => {
    const { state, shown, generate } = setUp();
    state.broken = [problem('syntax')];
    expect(await generate()).toEqual([]);
    expect(shown).toEqual([['syntax']]);
    state.broken = [];
    expect(await generate()).toEqual(['api/_data/rank.json']);
    expect(shown).toEqual([['syntax'], []]);
  });

  test('that the watcher passes over, since it follows another at once, is found later', async () => {
    const { state, generate } = setUp();
    state.broken = [problem('syntax')];
    await generate();
    state.isStale = true;
    await vi.runAllTimersAsync();
    expect(state).toMatchObject({ writes: 1, reloads: 1 });
  });

  test('of a hand-written page that the watcher passes over is found as well', async () => {
    const { state, generate } = setUp();
    await generate();
    state.hasChanged = true;
    await vi.runAllTimersAsync();
    expect(state.reloads).toBe(1);
  });

  test('is not read once more where nothing has followed', async () => {
    const { state, generate } = setUp();
    await generate();
    await vi.runAllTimersAsync();
    expect(state).toMatchObject({ writes: 1, reloads: 0 });
  });
});

test('a build ends where the document is broken, and does not look again later', async () => {
  const { state, shown, generate } = setUp(false);
  await generate();
  state.isStale = true;
  await vi.runAllTimersAsync();
  expect(shown).toEqual([[]]);
  expect(state).toMatchObject({ writes: 1, reloads: 0 });
  state.broken = [problem('syntax')];
  await expect(generate()).rejects.toThrow(ProblemsError);
});
