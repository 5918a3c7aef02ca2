import type { ChildProcess } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { compileFile } from '../plugins/sandbox/compile';
import { createSandbox } from '../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../plugins/sandbox/core/random';
import { createMemoryStore } from '../plugins/sandbox/core/store/memoryStore';
import { gameCloud } from '../src/backend';
import { median } from './median';
import { startProcess, stopProcess } from './processes';
import { readCpuSeconds } from './processTree';
import type { Figure } from './report';
import { LIVESPEC, PROJECT } from './sites';

export interface SandboxSpeed {
  startMs: number;
  callMicroseconds: number;
  /** With keep-alive; state in memory, or in a file. */
  callsPerSecond: { memory: number; file: number };
}

const SPEC = 'openapi/openapi.yaml';
const BACKEND = 'src/backend/index.ts';
const CONNECTIONS = 16;
const WARM_UP_CALLS = 2000;
const MEASURED_CALLS = 4000;
const MOST_START_MS = 2000;

/** `workDir` is for the state's file. */
export async function measureSandbox(workDir: string, repeats: number): Promise<SandboxSpeed> {
  console.error('Calling the sandbox …');
  const callMicroseconds = await measureHandler(2000 * repeats);
  const [memory, file] = [[], []] as [number[], number[]];
  const starts: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const [rates, options] of [
      [memory, []],
      [file, ['--data', join(workDir, `sandbox-${repeat}.db`)]],
    ] as const) {
      const { startMs, perSecond } = await measureServer(options);
      rates.push(perSecond);
      starts.push(startMs);
    }
  }
  return { startMs: median(starts), callMicroseconds, callsPerSecond: { memory: median(memory), file: median(file) } };
}

export function sandboxFigures({ startMs, callMicroseconds, callsPerSecond }: SandboxSpeed): Figure[] {
  const note = `${CONNECTIONS} connections`;
  return [
    { what: 'sandbox: start of the server', value: startMs, unit: 'ms', budget: MOST_START_MS },
    { what: 'sandbox: a call, without a server', value: callMicroseconds, unit: 'µs' },
    { what: 'sandbox: calls of the server, state in memory', value: callsPerSecond.memory, unit: '/s', note },
    { what: 'sandbox: calls of the server, state in a file', value: callsPerSecond.file, unit: '/s', note },
  ];
}

async function measureHandler(calls: number): Promise<number> {
  const { api } = (await compileFile(PROJECT, SPEC)).compiled;
  const { fetch } = createSandbox({
    api,
    backend: gameCloud,
    store: createMemoryStore(),
    clock: Date.now,
    random: createRandom(1),
  });
  const ask = (path: string) => fetch(new Request(`http://localhost${path}`));
  const path = counterPath(await (await ask(LOGIN)).text());
  for (let call = 0; call < calls / 4; call += 1) await ask(path);
  const started = performance.now();
  for (let call = 0; call < calls; call += 1) await ask(path);
  return ((performance.now() - started) * 1000) / calls;
}

async function measureServer(options: readonly string[]): Promise<{ startMs: number; perSecond: number }> {
  const args = [LIVESPEC, 'sandbox', SPEC, '--backend', BACKEND, '--port', '0', ...options];
  const { startMs, call, stop } = await startSandbox(process.execPath, args, PROJECT);
  try {
    return { startMs, perSecond: (await call(MEASURED_CALLS)).perSecond };
  } finally {
    await stop();
  }
}

export interface RunningSandbox {
  /** Until the first call was answered. */
  startMs: number;
  /** Sends this number of calls over all connections; each connection sends its calls in turn. */
  call(times: number): Promise<CallRate>;
  stop(): Promise<void>;
}

export interface CallRate {
  perSecond: number;
  /** Processor time of the server for a call. */
  cpuMicroseconds: number;
}

/** Runs a command that starts the sandbox of this site, and warms it up. */
export async function startSandbox(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningSandbox> {
  const started = performance.now();
  const server = startProcess(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const stop = async () => {
    agent.destroy();
    await stopProcess(server);
  };
  try {
    const origin = await readOrigin(server);
    const url = `${origin}${counterPath(await ask(agent, `${origin}${LOGIN}`))}`;
    const startMs = performance.now() - started;
    const call = async (times: number) => {
      const [since, cpuBefore] = [performance.now(), readCpuSeconds(server.pid ?? 0)];
      await callTimes(times, agent, url);
      const seconds = (performance.now() - since) / 1000;
      const cpuSeconds = readCpuSeconds(server.pid ?? 0) - cpuBefore;
      return { perSecond: times / seconds, cpuMicroseconds: (cpuSeconds * 1e6) / times };
    };
    await call(WARM_UP_CALLS);
    return { startMs, call, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const LOGIN = '/api/v1/wx/login?gameId=demo&code=bench';

function counterPath(login: string): string {
  const { data } = JSON.parse(login) as { data: { sessionKey: string } };
  return `/api/v1/counter/inc/plays?session_key=${data.sessionKey}`;
}

/** Keeps reading, since logging of calls is part of the work. */
function readOrigin({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (text: Buffer) => {
        if (said.length < 2000) said += text.toString();
        const [origin] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
        if (origin) resolve(origin);
      });
    }
    stdout?.once('end', () => reject(new Error(`The sandbox has not started:\n${said}`)));
  });
}

async function callTimes(times: number, agent: Agent, url: string): Promise<void> {
  let left = times;
  const connection = async () => {
    for (; left > 0; ) {
      left -= 1;
      await ask(agent, url);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

function ask(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('end', () => {
        if (text.startsWith('{"code":0,')) resolve(text);
        else reject(new Error(`The sandbox answered ${text}`));
      });
    }).once('error', reject);
  });
}
