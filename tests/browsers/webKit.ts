import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { vi } from 'vitest';
import type { WebKitPrograms } from '../../scripts/programs';
import { type Engine, SIZE, START } from './engine';
import { type CommandName, createEngine } from './webDriver';

const COMMANDS: Record<CommandName, string> = { open: 'url', evaluate: 'execute/async', act: 'actions' };

/** WebKitGTK needs a display: Xvfb is one that nobody sees. */
export async function startWebKit({ driver, display }: WebKitPrograms): Promise<Engine> {
  const screen = `${SIZE.width}x${SIZE.height}x24`;
  const options = ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'];
  const server = spawn(display, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}` };
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const method = body ? 'POST' : 'DELETE';
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const begin = () => ask('', { capabilities: {} });
  const { sessionId } = (await vi.waitFor(begin, START)) as { sessionId: string };
  await ask(`/${sessionId}/window/rect`, { x: 0, y: 0, ...SIZE });
  return createEngine(
    (name, parameters) => ask(`/${sessionId}/${COMMANDS[name]}`, parameters),
    async () => {
      await ask(`/${sessionId}`);
      await end(child);
      await end(server);
    },
  );
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
