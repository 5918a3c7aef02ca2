import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeProject } from '../../src/client/core/makeProject';
import { createXhr } from '../docs/samples/support/createXhr';
import { createWorlds } from '../docs/samples/support/world';
import { ROOT, readSource } from '../helpers/sources';
import { CHINESE, CLIENT, clientFile, MISSING, SAMPLES } from './support';

const run = promisify(execFile);
const createWorld = await createWorlds();
let folder: string;

/** As `npm start` has it, with an empty sandbox: the tests bring one. */
const PROJECT = makeProject({
  version: '1.0.0',
  translate: (code) => code,
  client: CLIENT,
  samples: SAMPLES,
  play: readSource('src/client/project/play.js'),
  serve: readSource('src/client/project/serve.js'),
  readme: readSource('src/client/project/README.md'),
  sandbox: 'export const startSandbox = () => globalThis.ownSandbox;\n',
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  for (const [path, text] of Object.entries(PROJECT)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A module of the project, as Node itself loads it, anew. */
const load = (path: string) => {
  loads += 1;
  return import(/* @vite-ignore */ `${pathToFileURL(join(folder, path)).href}?${loads}`);
};
let loads = 0;
const logged = () => vi.spyOn(console, 'log').mockImplementation(() => {});

describe('the client as a file', () => {
  it.each([...CLIENT, ...CHINESE].map(({ path, text }) => [path, text] as const))(
    '%s has at most 22 kB, begins with its address, and imports nothing',
    (_path, text) => {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(22_000);
      expect(text).toMatch(/^export const BASE = '\S+'; \/\/ /);
      expect(text).not.toMatch(/^\s*(import|export .* from)\b|#region|\r/m);
      expect(text).toContain('API 1.0.0');
    },
  );

  it('is in Chinese for readers of Chinese, but for its code', () => {
    expect(MISSING.filter((comment) => !comment.startsWith('#'))).toEqual([]);
    const [english = '', chinese = ''] = [CLIENT, CHINESE].map((files) => files[0]?.text ?? '');
    expect(chinese.match(/\/\/ .*|^\/\*\* [^@]*$/gm)?.filter((line) => !/\p{Script=Han}/u.test(line))).toEqual([
      '// Game Cloud API 1.0.0',
    ]);
    expect(chinese.split('\n')).toHaveLength(english.split('\n').length);
  });

  it('has each call that answers in JSON, and no type that none of them needs', () => {
    const calls = [...(SAMPLES['api.ts'] ?? '').matchAll(/^ {4}'(\/\S+)': \{/gm)].map(([, path = '']) => path);
    expect(calls).toHaveLength(36);
    for (const { text } of CLIENT) {
      const missing = calls.filter((path) => !text.includes(`'${path}': {`));
      expect(missing).toEqual(['/api/v1/share/image/{gameId}/{id}']);
    }
    const types = [...clientFile('cloud.ts').matchAll(/^export (?:interface|type) (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    const ofDocument = types.slice(types.indexOf('Int64'));
    const unused = ofDocument.filter((name) => clientFile('cloud.ts').split(new RegExp(`\\b${name}\\b`)).length < 3);
    expect(unused).toEqual([]);
  });

  it('tells compilers of TypeScript and readers of JavaScript the same types', async () => {
    const uses = (from: string) => `import { createCloud, CloudError } from '${from}';
const call = createCloud();
export async function use() {
  const { userDetails, sessionKey } = await call('GET', '/api/v1/wx/login', { gameId: 'demo', code: 'mia' });
  /** @type {number | string} */
  const id = userDetails.id;
  const { list } = await call('GET', '/api/v1/rank/page/weekly', { session_key: sessionKey, pageNum: 1 });
  /** @type {number | undefined} */
  const rank = list[0]?.rank;
  // @ts-expect-error -- a number
  userDetails.loginCount.trim();
  // @ts-expect-error -- no such path
  await call('GET', '/api/v1/rank/pages/weekly', { session_key: sessionKey });
  // @ts-expect-error -- no session
  await call('GET', '/api/v1/counter/get/plays');
  // @ts-expect-error -- no body
  await call('POST', '/api/v1/archive/set/progress', { session_key: sessionKey });
  return { id, rank, code: new CloudError(500, 'parameter error').code.toFixed() };
}
`;
    const files = {
      'uses.ts': uses('./ts/cloud'),
      'usesPlain.js': uses('./js/cloud'),
      'usesCocos.ts': uses('./cocos/cloud'),
    };
    for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
    const compilerOptions = {
      ...JSON.parse(PROJECT['ts/tsconfig.json'] ?? '').compilerOptions,
      allowJs: true,
      checkJs: true,
      types: [],
    };
    const include = [...Object.keys(files), 'ts/**/*', 'cocos/**/*', 'js/cloud.js'];
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include, exclude: ['ts/server'] }),
    );
    const checked = run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder]);
    expect((await checked.catch((failed: { stdout: string }) => failed)).stdout).toBe('');
  });

  it('runs in Node', async () => {
    const world = createWorld();
    const { createCloud, CloudError } = await load('js/cloud.js');
    const call = createCloud();
    const query = { gameId: 'demo', code: 'mia' };
    expect(await call('GET', '/api/v1/wx/login', query)).toMatchObject({ sessionKey: expect.any(String) });
    await expect(call('GET', '/api/v1/wx/login', { ...query, gameId: 'none' })).rejects.toThrow(CloudError);
    expect(new Set(world.origins)).toEqual(new Set(['http://127.0.0.1:4010']));
  });

  it('sends what Cocos Creator sends: through XMLHttpRequest alone', async () => {
    createWorld();
    const send = vi.fn(fetch);
    vi.stubGlobal('XMLHttpRequest', createXhr(send));
    vi.stubGlobal('fetch', undefined);
    await writeFile(
      join(folder, 'cocos.mjs'),
      (await import('esbuild')).transformSync(clientFile('cocos/cloud.ts'), { loader: 'ts' }).code,
    );
    const { createCloud } = await load('cocos.mjs');
    expect(await createCloud()('GET', '/timestamp')).toBeGreaterThan(0);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('the samples as a project', () => {
  it('play without a connection, and against an address', async () => {
    const world = createWorld();
    world.playOn('page');
    const log = logged();
    const { fetch: send } = globalThis;
    vi.stubGlobal('ownSandbox', { fetch: world.fetch });
    const { argv } = process;
    process.argv = argv.slice(0, 2);
    await load('play.js');
    expect(world.calls).toEqual([]);
    vi.stubGlobal('ownSandbox', undefined);
    vi.stubGlobal('fetch', send);
    process.argv = [...process.argv, 'http://127.0.0.1:4011'];
    await load('play.js');
    process.argv = argv;
    expect(new Set(world.origins)).toEqual(new Set(['http://127.0.0.1:4011']));
    expect(log.mock.calls).toEqual([['1 of 1, score 1500'], ['1 of 1, score 1500']]);
  });

  it('are those of the guides: each loads in Node', async () => {
    const paths = Object.keys(PROJECT).filter((path) => path.startsWith('js/') && !path.includes('server/server'));
    createWorld();
    vi.stubEnv('GAME_ID', 'demo');
    for (const path of paths) await expect(load(path)).resolves.toBeTypeOf('object');
    vi.unstubAllEnvs();
    expect(paths).toHaveLength(
      Object.keys(SAMPLES).filter((path) => /(?<!api|\.d|server\/server)\.ts$/.test(path)).length,
    );
    const python = Object.keys(PROJECT).filter((path) => path.endsWith('.py'));
    expect(python).toEqual(['python/server/check_session.py']);
    expect(PROJECT['curl/sandbox.sh']).toContain('/_sandbox/clock');
    expect(PROJECT['curl/calls.sh']).toMatch(/^curl -G https:/);
    expect(PROJECT['curl/calls.sh']?.match(/^curl /gm)).toHaveLength(
      SAMPLES['calls.sh']?.match(/#region/g)?.length ?? 0,
    );
    expect(Object.values(PROJECT).filter((text) => /#(end)?region/.test(text))).toEqual([]);
  });
});
