import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = resolve(__dirname, '..');

it('npm start on a port that is taken ends with a code and another port', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs'), '--no-open', '-p', String(port)], {
    cwd: ROOT,
  });
  let stderr = '';
  child.stderr.on('data', (data: Buffer) => {
    stderr += data;
  });
  const code = await new Promise((done) => child.once('close', done));
  expect(code).toBe(1);
  expect(stderr).toContain(`Port ${port} is not available. Choose another one: npm start -- --port ${port + 1}`);
});
