import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess, stopProcess } from './processes';
import { readActiveSeconds, readCpuSeconds } from './processTree';

export interface DevServer {
  origin: string;
  /** From the start of the command until the page was answered. */
  startMs: number;
  /** Of all of its processes, so far. */
  cpuSeconds(): number;
  /** Resolves once it has nothing more to do, or keeps working for a minute. */
  waitUntilQuiet(): Promise<void>;
  stop(): Promise<void>;
}

const MOST_START_MS = 300_000;
const INTERVAL_MS = 100;
const QUIET_MS = 700;
/** As a share of one core. */
const QUIET_SHARE = 0.05;
const MOST_WORK_MS = 60_000;

const NPM_START = ['npm', 'start', '--'] as const;

/** Resolves once `path` is answered. */
export async function startDevServer(
  folder: string,
  path: string,
  env: NodeJS.ProcessEnv = {},
  [command, ...args]: readonly [string, ...string[]] = NPM_START,
): Promise<DevServer> {
  const port = await findPort();
  const started = performance.now();
  const child = startProcess(command, [...args, '--no-open', '--port', String(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      said = (said + data.toString()).slice(-4000);
    });
  }
  const origin = `http://localhost:${port}`;
  while (!(await answers(origin + path))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() - started > MOST_START_MS) {
      await stopProcess(child);
      throw new Error(`The dev server ${hasEnded ? 'has ended' : 'does not answer'}:\n${said}`);
    }
    await wait(INTERVAL_MS);
  }
  return {
    origin,
    startMs: performance.now() - started,
    cpuSeconds: () => readCpuSeconds(child.pid ?? 0),
    waitUntilQuiet: () => waitUntilQuiet(() => readActiveSeconds(child.pid ?? 0)),
    stop: () => stopProcess(child),
  };
}

async function waitUntilQuiet(activeSeconds: () => number): Promise<void> {
  const end = performance.now() + MOST_WORK_MS;
  let [since, before] = [performance.now(), activeSeconds()];
  while (performance.now() - since < QUIET_MS && performance.now() < end) {
    await wait(INTERVAL_MS);
    const active = activeSeconds();
    if ((active - before) * 1000 > QUIET_SHARE * QUIET_MS) [since, before] = [performance.now(), active];
  }
}

/** The bundler holds a request back until it is done. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

function findPort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
