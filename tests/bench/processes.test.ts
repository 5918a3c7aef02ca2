import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { startProcess, stopProcess } from '../../bench/processes';
import { readTree } from '../../bench/processTree';
import { runMeasured } from '../../bench/runMeasured';

const node = process.execPath;
const PATIENCE = { timeout: 60_000 };

describe('processes', () => {
  it('end with all that they have started', async () => {
    const child = startProcess('sh', ['-c', 'sleep 1000 & echo started; wait'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (child.stdout) await once(child.stdout, 'data');
    const pids = await vi.waitUntil(() => {
      const tree = readTree(child.pid ?? 0).map(({ pid }) => pid);
      return tree.length === 2 && tree;
    }, PATIENCE);
    await stopProcess(child);
    await stopProcess(child);
    await vi.waitUntil(() => pids.every((pid) => readTree(pid).length === 0), PATIENCE);
  });

  it('know nothing of the script of npm that started this one', async () => {
    vi.stubEnv('npm_lifecycle_event', 'bench');
    vi.stubEnv('INIT_CWD', '/elsewhere');
    const print = 'console.log(Object.keys(process.env).filter((name) => /^npm_|INIT_CWD/.test(name)).length)';
    const child = startProcess(node, ['-e', print], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [said] = child.stdout ? ((await once(child.stdout, 'data')) as [Buffer]) : [];
    expect(said?.toString()).toBe('0\n');
    vi.unstubAllEnvs();
  });
});

describe('what a command costs', () => {
  it('includes the processor time of what it starts, however short', async () => {
    const burn = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
    const twice = `const { execFileSync } = require('node:child_process'); execFileSync(process.execPath, ['-e', ${JSON.stringify(burn)}]); ${burn}`;
    const { cpuSeconds, peakMegabytes } = await runMeasured(node, ['-e', twice], '.');
    expect(cpuSeconds).toBeGreaterThan(0.6);
    expect(peakMegabytes).toBeGreaterThan(10);
  });

  it('is not told of one that fails', async () => {
    const run = runMeasured(node, ['-e', 'console.error("No such page"); process.exit(2)'], '.');
    await expect(run).rejects.toThrow('No such page');
  });
});
