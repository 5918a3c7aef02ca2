import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './folders';
import { startLivespec } from './startLivespec';

const SPEC = 'openapi/openapi.yaml';
const BACKEND = 'src/backend/index.ts';
const GREETING = /36 calls at (http:\/\/127\.0\.0\.1:\d+)\nThe state is [^\n]*\nStop it with Ctrl-C\./;

/** As `npm run sandbox -- …` from a folder. */
function start(args: string[], folder = '.') {
  const env = { ...process.env, npm_lifecycle_event: 'sandbox', INIT_CWD: folder };
  return startLivespec(['sandbox', SPEC, '--backend', BACKEND, ...args], env);
}

describe('npm run sandbox', () => {
  it('serves until it is stopped or killed, and knows everything afterwards', async () => {
    const folder = await temporaryFolder();
    const options = ['--port', '0', '--data', 'demo.db'];
    let key = '';
    let most = 0;
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const { child, finished, printed } = start(options, folder);
      const [, origin] = await printed(GREETING);
      const ask = async (path: string) => (await (await fetch(`${origin}${path}`)).json()) as { data: unknown };
      if (!key) {
        const { data } = await ask('/api/v1/wx/login?gameId=demo&code=anna');
        key = (data as { sessionKey: string }).sessionKey;
      }
      const before = most;
      const reached: number[] = [];
      const counting = Array.from({ length: 30 }, async () => {
        const { data } = await ask(`/api/v1/counter/inc/plays?session_key=${key}`);
        reached.push(Number(data));
        if (reached.length === 10) child.kill(signal);
      });
      await Promise.allSettled(counting);
      const { code, stdout, stderr } = await finished;
      expect([code, stderr]).toEqual([signal === 'SIGKILL' ? null : 0, '']);
      expect(stdout).not.toContain(key);
      expect(reached.length).toBeGreaterThanOrEqual(10);
      expect(Math.min(...reached)).toBeGreaterThan(before);
      most = Math.max(...reached);
    }
  });

  it('says in one line what is wrong', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'notes.txt'), 'Hello');
    const cases: Array<[string[], number, string]> = [
      [['--data', 'none/demo.db'], 1, '`none/demo.db` cannot be used: there is no such file or folder.'],
      [['--data', 'notes.txt'], 1, '`notes.txt` cannot be used: it is not a file of the sandbox.'],
      [['--sede', '80'], 2, 'There is no option `--sede`. Did you mean `--seed`?'],
    ];
    for (const [args, expected, message] of cases) {
      const { code, stdout, stderr } = await start(args, folder).finished;
      expect([code, stdout, stderr.trim().split('\n\n')[0]]).toEqual([expected, '', message]);
    }
  });

  it('stops when npm is stopped', async () => {
    const child = spawn('npm', ['run', 'sandbox', '--', '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = new Promise((done) => child.once('close', done));
    let said = '';
    await new Promise<void>((done) =>
      child.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        if (GREETING.test(said)) done();
      }),
    );
    child.kill('SIGTERM');
    // The output closes when no process can write to it.
    await ended;
    const [, origin = ''] = GREETING.exec(said) ?? [];
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  });

  it('prints how it is used', async () => {
    const { code, stdout, stderr } = await start(['--help']).finished;
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: livespec sandbox /);
  });
});
