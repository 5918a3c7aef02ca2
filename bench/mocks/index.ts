import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../median';
import { startProcess, stopProcess } from '../processes';
import { readCpuSeconds } from '../processTree';
import type { Figure } from '../report';
import { sendCalls } from './sendCalls';
import { type MockServer, PATHS, prepareServers } from './servers';

const CONNECTIONS = 16;
const FIRST_PORT = 47_310;
const CALLS = 2000;
const WARM_UP_CALLS = 2000;
const MOST_START_MS = 60_000;

interface Speed {
  perSecond: number;
  p95: number;
  /** Processor time of the server for a call. */
  cpuMicroseconds: number;
}

/** Sends the same calls to `livespec sandbox` and others, in turn. All of them run at the same time. */
export async function measureMocks(repeats: number): Promise<Figure[]> {
  const servers = await prepareServers();
  const running = await startAll(servers);
  try {
    for (const { url } of running) await sendCalls(url, WARM_UP_CALLS, CONNECTIONS);
    const speeds = new Map<string, Speed[]>(running.map(({ name }) => [name, []]));
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      for (const { name, url, pid } of running) {
        const before = readCpuSeconds(pid);
        const sent = await sendCalls(url, CALLS, CONNECTIONS);
        speeds.get(name)?.push({ ...sent, cpuMicroseconds: ((readCpuSeconds(pid) - before) * 1e6) / CALLS });
      }
    }
    return running.flatMap(({ name }) => describeSpeed(name, speeds.get(name) ?? []));
  } finally {
    await Promise.all(running.map(({ child }) => stopProcess(child)));
  }
}

function describeSpeed(name: string, speeds: Speed[]): Figure[] {
  const middle = (key: keyof Speed) => median(speeds.map((speed) => speed[key]));
  return [
    { what: `${name}: calls`, value: middle('perSecond'), unit: '/s', note: `${CONNECTIONS} connections` },
    { what: `${name}: 95 of 100 calls within`, value: middle('p95'), unit: 'ms' },
    { what: `${name}: processor time of a call`, value: middle('cpuMicroseconds'), unit: 'µs' },
  ];
}

interface Running {
  name: string;
  url: URL;
  pid: number;
  child: ReturnType<typeof startProcess>;
}

function startAll(servers: MockServer[]): Promise<Running[]> {
  return Promise.all(
    servers.map(async ({ name, args }, index) => {
      const port = FIRST_PORT + index;
      const child = startProcess(process.execPath, args(port), { cwd: undefined, stdio: 'ignore' });
      return { name, child, pid: child.pid ?? 0, url: await findUrl(name, port) };
    }),
  );
}

/** Waits until one of the paths is answered with success. */
async function findUrl(name: string, port: number): Promise<URL> {
  const until = performance.now() + MOST_START_MS;
  while (performance.now() < until) {
    for (const path of PATHS) {
      const url = new URL(path, `http://127.0.0.1:${port}`);
      const status = await fetch(url).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 200) return url;
    }
    await delay(200);
  }
  throw new Error(`${name} does not answer.`);
}
