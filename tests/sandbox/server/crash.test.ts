import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../plugins/sandbox/core/types';
import { openStore } from '../../../plugins/sandbox/node/openStore';
import { temporaryFolder } from './folders';
import { readAll } from './stores';

const env = { ...process.env, NODE_PATH: join(__dirname, '../../../node_modules') };
const ROUNDS = 8;
const COUNTERS = 6;

/** Bundled into one file, as a loader takes ten times as long. */
async function prepare(name: string) {
  const folder = await temporaryFolder();
  const script = join(folder, 'script.cjs');
  const entryPoints = [join(__dirname, name)];
  const options = { bundle: true, platform: 'node', format: 'cjs', outfile: script } as const;
  // `NODE_PATH` applies only to `require`.
  await build({ entryPoints, ...options, external: ['lmdb'], supported: { 'dynamic-import': false } });
  return { file: join(folder, 'demo.db'), script };
}

interface Run {
  child: ChildProcess;
  said: string;
  complaint: string;
  ended: Promise<unknown>;
}

function start(script: string, file: string, heard: (run: Run) => void = () => undefined): Run {
  const child = spawn(process.execPath, [script, file, String(COUNTERS)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const run: Run = { child, said: '', complaint: '', ended: new Promise((done) => child.once('close', done)) };
  child.stdout.on('data', (text: Buffer) => {
    run.said += text.toString();
    heard(run);
  });
  child.stderr.on('data', (text: Buffer) => {
    run.complaint += text.toString();
  });
  return run;
}

/** Kills the process once it has printed this many characters. */
async function runAndKill(script: string, file: string, characters: number): Promise<Run> {
  const run = start(script, file, ({ child, said }) => {
    if (said.length > characters) child.kill('SIGKILL');
  });
  await run.ended;
  return run;
}

describe('a store whose process is killed', () => {
  it(`still has every acknowledged transaction, and no half of one, ${ROUNDS} times in a row`, async () => {
    const { file, script } = await prepare('storeProcess.ts');
    const moments = fc.sample(fc.integer({ min: 0, max: 1500 }), { numRuns: ROUNDS });
    const reached = new Map<string, number>();
    for (const [round, moment] of moments.entries()) {
      const { said, complaint } = await runAndKill(script, file, moment);
      expect(complaint, `round ${round}`).toBe('');
      for (const [, name = '', n] of said.matchAll(/^(\w+) (\d+)$/gm)) reached.set(name, Number(n));
      const store = await openStore(file, file);
      const state = await readAll(store);
      await store.close();
      for (let index = 0; index < COUNTERS; index += 1) {
        const name = `counter${index}`;
        const kept = (state[name] as Json[] | undefined)?.[0] ?? 0;
        expect(state[`${name}/again`] ?? 0, `round ${round}`).toBe(kept);
        // The last one may be stored but not acknowledged.
        expect([reached.get(name) ?? 0, (reached.get(name) ?? 0) + 1], `round ${round}`).toContain(kept);
        reached.set(name, Number(kept));
      }
    }
  });

  it('leaves the others that use its file with all that any of them has acknowledged', async () => {
    const { file, script } = await prepare('storeProcess.ts');
    const runs = await Promise.all([300, 600, 1200].map((characters) => runAndKill(script, file, characters)));
    expect(runs.map(({ complaint }) => complaint)).toEqual(['', '', '']);
    const numbers = runs.flatMap(({ said }) => said.match(/^counter0 \d+$/gm) ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    const store = await openStore(file, file);
    const [kept] = ((await readAll(store)).counter0 ?? [0]) as Json[];
    await store.close();
    expect(kept).toBeGreaterThanOrEqual(numbers.length);
  });
});

describe('a store whose disk is full', () => {
  it('refuses what does not fit, keeps all that it has acknowledged, and goes on', async () => {
    const { file, script } = await prepare('fillProcess.ts');
    // Limits files to 100 blocks of 1024 bytes; ignores the signal.
    const limited = `trap '' XFSZ; ulimit -f 100; exec "$@"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', limited, 'bash', process.execPath, script, file], {
      env,
    });
    const refusal = '`demo.db` cannot be written: i/o error.';
    expect(stdout.trim().split('\n')).toEqual(['kept large0', 'kept large1', refusal, 'kept small']);
    const store = await openStore(file, file);
    expect(Object.keys(await readAll(store))).toEqual(['large0', 'large1', 'small']);
    await store.close();
  });
});
