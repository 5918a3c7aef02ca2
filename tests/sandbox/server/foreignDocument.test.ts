import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { runSandbox } from '../../../plugins/sandbox/cli/runSandbox';
import type { RunningSandbox } from '../../../plugins/sandbox/cli/serveSandbox';
import { loadBackend } from '../../../plugins/sandbox/loadBackend';
import { Refusal } from '../../../plugins/shared/commandLine';
import { runFixture } from '../generic/support';
import { temporaryFolder } from './folders';
import { startLivespec } from './startLivespec';

const SPEC = 'tests/sandbox/generic/fixtures/petstore.yaml';
const BACKEND = `exports.default = { operations: { getPet: ({ parameters }) => ({ id: parameters.petId, name: 'Ours' }) } };`;

const running: RunningSandbox[] = [];

afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
});

async function run(backend?: string): Promise<{ origin: string; printed: string[] }> {
  const printed: string[] = [];
  const request = { spec: SPEC, port: 0, ...(backend === undefined ? {} : { backend }) };
  const sandbox = await runSandbox(request, (line) => printed.push(line));
  running.push(sandbox);
  return { origin: sandbox.origin, printed };
}

async function writeModule(name: string, code: string): Promise<string> {
  const file = join(await temporaryFolder(), name);
  await writeFile(file, code);
  return file;
}

describe('another document', () => {
  it('is served by the command, without a backend', async () => {
    const { child, finished, printed } = startLivespec(['sandbox', SPEC, '--port', '0'], process.env);
    const [, origin] = await printed(/Petstore 1\.0\.0: 6 calls at (http:\/\/127\.0\.0\.1:\d+)/);
    const pets = await fetch(`${origin}/v3/pets`);
    expect([pets.status, await pets.json()]).toMatchObject([200, [{ name: 'Rex' }, { name: 'Tom' }]]);
    const pet = await fetch(`${origin}/v3/pets/7`);
    expect([pet.status, pet.headers.get('Content-Type')]).toEqual([401, 'application/problem+json']);
    child.kill('SIGTERM');
    const { stdout, stderr } = await finished;
    expect(stderr).toBe('');
    expect(stdout).toMatch(/GET {5}\/v3\/pets {2}HTTP 200 {2}/);
    expect(stdout).toMatch(/GET {5}\/v3\/pets\/7 {2}HTTP 401 \(X-Key is missing\) {2}/);
  });

  it('has a start page whose lines can be run as they are, once keys are set', async () => {
    const { origin } = await run();
    const page = await (await fetch(origin)).text();
    const lines = [...page.matchAll(/<pre[^>]*><code>(.*?)<\/code><\/pre>/gs)].map(([, line = '']) =>
      line.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    );
    expect(lines).toHaveLength(1 + 4 + 6);
    const env = { ...process.env, X_KEY: 'secret', API_USER: 'a', API_PASSWORD: 'b' };
    for (const line of lines) {
      const command = line.replace('curl ', 'curl -sS -o /dev/null -w "%{http_code}" ');
      const { stdout } = await promisify(execFile)('bash', ['-c', command], { env });
      expect([line, stdout]).toEqual([line, line.includes('Prefer') ? '422' : expect.stringMatching(/^20\d$/)]);
    }
  });

  it('may have a backend for some of its operations', async () => {
    const { origin } = await run(await writeModule('shop.cjs', BACKEND));
    const ask = async (path: string) => (await fetch(`${origin}/v3${path}`, { headers: { 'X-Key': 'secret' } })).json();
    expect(await ask('/pets/7')).toEqual({ id: 7, name: 'Ours' });
    expect(await ask('/pets')).toMatchObject([{ name: 'Rex' }, { name: 'Tom' }]);
  });
});

describe('a backend that is none', () => {
  it.each([
    ['nothing.cjs', '', 'must export by default an object with `operations`: functions by operationId.'],
    ['list.cjs', 'exports.default = { operations: { getPet: 1 } }', 'must export by default'],
    [
      'typo.cjs',
      'exports.default = { operations: { getPett: () => null } }',
      'does not fit: the document has no operation `getPett`. Did you mean `getPet`?',
    ],
    ['broken.cjs', 'throw new Error("no database")', 'cannot be loaded: no database'],
  ])('is named with what is wrong: %s', async (name, code, message) => {
    const { api } = await runFixture('petstore.yaml');
    const file = await writeModule(name, code);
    const load = () => loadBackend(file, api);
    expect(load).toThrow(Refusal);
    expect(load).toThrow(`The backend \`${file}\` ${message}`);
  });
});
