import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findFirefox } from '../../scripts/programs';
import { type Engine, SIZE, START } from './engine';
import { type CommandName, createEngine } from './webDriver';

const COMMANDS: Record<CommandName, string> = {
  open: 'WebDriver:Navigate',
  evaluate: 'WebDriver:ExecuteAsyncScript',
  act: 'WebDriver:PerformActions',
};

/** Talks to Firefox itself, which is what `geckodriver` does: Debian has no package of it. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const size = ['--width', String(SIZE.width), '--height', String(SIZE.height)];
  const options = ['--headless', '--no-remote', '--marionette', '--profile', profile, ...size];
  const child = spawn(findFirefox(), options, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const readPort = async () => {
    const port = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
    if (!port) throw new Error('Firefox has not chosen a port yet.');
    return port;
  };
  const send = await greet(connect(await vi.waitFor(readPort, START), '127.0.0.1'));
  await send('WebDriver:NewSession', {});
  return createEngine(
    (name, parameters) => send(COMMANDS[name], parameters),
    async () => {
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  );
}

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: { value?: unknown }];

/** Messages of both sides are JSON, after their length in bytes and a colon. The first one is Firefox's greeting. */
async function greet(socket: Socket): Promise<(name: string, parameters: object) => Promise<unknown>> {
  const answered = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  let sent = 0;
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.toString('utf8', 0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', start, end)) as Answer | object;
      received = received.subarray(end);
      if (Array.isArray(message)) answered.get(message[1])?.(message as Answer);
    }
  });
  await once(socket, 'data');
  return async (name, parameters) => {
    const id = ++sent;
    const text = JSON.stringify([0, id, name, parameters]);
    const answer = new Promise<Answer>((resolve) => answered.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, { value }] = await answer;
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return value;
  };
}
