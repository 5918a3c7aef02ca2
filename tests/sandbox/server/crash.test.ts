import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../plugins/sandbox/core/types';
import { openStore } from '../../../plugins/sandbox/node/openStore';
import { temporaryFolder } from './folders';
import { readAll } from './stores';

const ROUNDS = 20;
const COUNTERS = 6;

/** A script in a folder of its own: one file that needs no loader starts ten times as fast. */
async function prepare(name: string) {
  const folder = await temporaryFolder();
  const script = join(folder, 'script.cjs');
  const entryPoints = [join(__dirname, name)];
  await build({ entryPoints, bundle: true, platform: 'node', format: 'cjs', outfile: script });
  return { file: join(folder, 'demo.jsonl'), script, folder };
}

interface Run {
  child: ChildProcess;
  /** What it has printed. */
  said: string;
  complaint: string;
  ended: Promise<unknown>;
}

/** Runs the process; `heard` is called whenever it has printed something. */
function start(script: string, file: string, heard: (run: Run) => void = () => undefined): Run {
  const child = spawn(process.execPath, [script, file, String(COUNTERS)], { stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Runs the process, and kills it when it has printed this much. */
async function runAndKill(script: string, file: string, characters: number): Promise<Run> {
  const run = start(script, file, ({ child, said }) => {
    if (said.length > characters) child.kill('SIGKILL');
  });
  await run.ended;
  return run;
}

function firstToEnd(runs: Run[]): Promise<Run> {
  return Promise.race(runs.map((run) => run.ended.then(() => run)));
}

describe('a store whose process is killed', () => {
  it(`still has every acknowledged transaction, and no half of one, ${ROUNDS} times in a row`, async () => {
    const { file, script, folder } = await prepare('storeProcess.ts');
    const moments = fc.sample(fc.integer({ min: 0, max: 8000 }), { numRuns: ROUNDS });
    const reached = new Map<string, number>();
    let rewritten = 0;
    for (const [round, moment] of moments.entries()) {
      const inode = (await stat(file).catch(() => undefined))?.ino;
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
        // The last one may be in the file without anybody having been told.
        expect([reached.get(name) ?? 0, (reached.get(name) ?? 0) + 1], `round ${round}`).toContain(kept);
        reached.set(name, Number(kept));
      }
      if (inode !== (await stat(file)).ino) rewritten += 1;
    }
    expect(rewritten).toBeGreaterThan(3);
    expect(
      (await readFile(file, 'utf8'))
        .split('\n')
        .slice(0, -1)
        .every((line) => JSON.parse(line)),
    ).toBe(true);
    expect((await readdir(folder)).filter((name) => name.includes('.lock'))).toEqual([]);
  });

  it('leaves a lock that one of those that come next takes over', async () => {
    const { file, script } = await prepare('storeProcess.ts');
    await runAndKill(script, file, 0);
    const runs = [1, 2, 3, 4].map(() => start(script, file));
    // Those that are refused end by themselves.
    const ended: Run[] = [];
    while (ended.length < runs.length - 1) ended.push(await firstToEnd(runs.filter((run) => !ended.includes(run))));
    for (const { child } of runs) child.kill('SIGKILL');
    await Promise.all(runs.map(({ ended }) => ended));
    expect(runs.filter(({ said }) => said.startsWith('open'))).toHaveLength(1);
    const refused = runs.map(({ complaint }) => complaint).filter(Boolean);
    expect(refused).toHaveLength(3);
    for (const complaint of refused) expect(complaint).toMatch(/is in use by/);
  });
});

describe('a store whose disk is full', () => {
  it('refuses what does not fit, keeps all that it has acknowledged, and goes on', async () => {
    const { file, script } = await prepare('fillProcess.ts');
    // No file may have more than 100 blocks of 1024 bytes, and nobody is killed for trying.
    const limited = `trap '' XFSZ; ulimit -f 100; exec "$@"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', limited, 'bash', process.execPath, script, file]);
    const refusal = '`demo.jsonl` cannot be written: the file would be larger than the system allows.';
    expect(stdout.trim().split('\n')).toEqual(['kept large0', 'kept large1', 'kept large2', refusal, 'kept small']);
    const store = await openStore(file, file);
    expect(Object.keys(await readAll(store))).toEqual(['large0', 'large1', 'large2', 'small']);
    await store.close();
  });
});
