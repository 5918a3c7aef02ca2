import { request as requestOver } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../plugins/sandbox/core/handle/createSandbox';
import type { Reply } from '../../../plugins/sandbox/core/response/reply';
import { type Answered, type SandboxServer, startServer } from '../../../plugins/sandbox/node/startServer';

const servers: SandboxServer[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await server.close();
});

const json = (value: unknown): Reply => ({ status: 200, headers: {}, body: JSON.stringify(value) });

const echo =
  (most = 2 ** 30): Answer =>
  async ({ method, pathname, search, read }, { ip } = {}) =>
    json({ method, path: pathname + search, length: (await read(most))?.length ?? most, ip });

async function start(answer: Answer = echo(), limits: Parameters<typeof startServer>[3] = {}) {
  const answered: Answered[] = [];
  const server = await startServer(answer, 0, (one) => answered.push(one), limits);
  servers.push(server);
  return { ...server, answered, origin: `http://127.0.0.1:${server.port}` };
}

function open(port: number, ...parts: Array<string | Uint8Array>) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let said = '';
  const waiting: Array<() => void> = [];
  socket.on('data', (bytes) => {
    said += bytes.toString('latin1');
    for (const look of waiting) look();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string>((done) => socket.once('close', () => done(said)));
  const until = (pattern: RegExp) =>
    new Promise<string>((done) => {
      const look = () => pattern.test(said) && done(said);
      waiting.push(look);
      look();
    });
  for (const part of parts) socket.write(part);
  return { socket, closed, until };
}

const head = (line: string, ...headers: string[]) => `${[line, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`;

describe('the server', () => {
  it('answers from the address of this machine, and says what it has answered', async () => {
    const { origin, answered } = await start();
    const response = await fetch(`${origin}/a/%E4?b=%20c`, { method: 'PUT', body: 'five!' });
    expect(await response.json()).toEqual({ method: 'PUT', path: '/a/%E4?b=%20c', length: 5, ip: '127.0.0.1' });
    const [call] = answered;
    expect(call).toMatchObject({ method: 'PUT', url: '/a/%E4?b=%20c', status: 200, aborted: false });
    expect(call?.milliseconds).toBeGreaterThan(0);
    expect(Buffer.from(call?.body ?? '').toString()).toContain('"length":5');
  });

  it('says that a port is taken', async () => {
    const { port } = await start();
    await expect(startServer(echo(), port, () => undefined)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('answers requests that come in one piece, in their order', async () => {
    const { port } = await start();
    const put = `${head('PUT /2 HTTP/1.1', 'Content-Length: 3')}abc`;
    const said = await open(port, head('GET /1 HTTP/1.1') + put + head('GET /3 HTTP/1.1', 'Connection: close')).closed;
    expect([...said.matchAll(/"path":"(.*?)","length":(\d)/g)].map(([, path, length]) => `${path}${length}`)).toEqual([
      '/10',
      '/23',
      '/30',
    ]);
  });

  it('answers a body of which it has read only the beginning, or nothing, and goes on', async () => {
    for (const fetchNothing of [false, true]) {
      const { port } = await start(fetchNothing ? async () => json({ length: 1e6 }) : echo(100_000));
      const body = Buffer.alloc(10_000_000, 'x');
      const { socket, until } = open(port, head('POST /long HTTP/1.1', `Content-Length: ${body.length}`), body);
      expect(await until(/"length":\d{6}/)).toMatch(/^HTTP\/1\.1 200/);
      socket.write(head('GET /next HTTP/1.1'));
      await until(/"length":[^]*"length":(0|1000000)/);
    }
  });

  it('takes a body in pieces, and one that waits to be asked for', async () => {
    const { port } = await start();
    const pieces = '3\r\nabc\r\n4\r\ndefg\r\n0\r\n\r\n';
    await open(port, head('POST / HTTP/1.1', 'Transfer-Encoding: chunked'), pieces).until(/"length":7/);
    const waiting = open(port, head('POST / HTTP/1.1', 'Content-Length: 2', 'Expect: 100-continue'));
    await waiting.until(/^HTTP\/1\.1 100 Continue/);
    waiting.socket.write('ab');
    await waiting.until(/"length":2/);
  });

  it('refuses what is not HTTP, or not for it, in words that a page may read', async () => {
    const { port, answered } = await start();
    const refusals: Array<[string | Uint8Array, string, string]> = [
      ['hello\r\n\r\n', '400 Bad Request', 'This is not an HTTP request.'],
      [Uint8Array.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x01]), '400 Bad Request', 'This is not an HTTP request.'],
      [head('GET / HTTP/1.1', 'Content-Length: x'), '400 Bad Request', 'This is not an HTTP request.'],
      ['GET / HTTP/1.1\r\n\r\n', '400 Bad Request', ''],
      [head(`GET /${'x'.repeat(70_000)} HTTP/1.1`), '431 ', '65,536 bytes in the address'],
      [head('TRACE / HTTP/1.1'), '400 Bad Request', 'no such method or address'],
      [head('GET http://[x HTTP/1.1'), '400 Bad Request', ''],
    ];
    for (const [bytes, status, message] of refusals) {
      const { until } = open(port, bytes);
      const said = await until(/\r\n\r\n[^]*$/);
      expect(said).toContain(`HTTP/1.1 ${status}`);
      expect(said).toContain(message);
      if (message) expect(said).toMatch(/^access-control-allow-origin: \*\r$/im);
      if (message) expect(said).toMatch(new RegExp(`^sandbox-reason: .*${message}`, 'im'));
      const logged = answered.at(-1)?.headers['Sandbox-Reason'];
      if (message) expect(logged).toContain(message);
    }
    await expect(fetch(`http://127.0.0.1:${port}/still`)).resolves.toMatchObject({ status: 200 });
  });

  it('lives through clients that go in the middle: of a head, of a body, of waiting for the answer', async () => {
    let answerNow: (() => void) | undefined;
    const { origin, port, answered } = await start(async (request) => {
      if (!request.pathname.endsWith('/slow')) return echo()(request, { ip: '' });
      await new Promise<void>((done) => {
        answerNow = done;
      });
      return json('late');
    });
    open(port, 'GET / HT').socket.destroy();
    const upload = open(port, head('PUT /half HTTP/1.1', 'Content-Length: 100'), 'half');
    const slow = open(port, head('GET /slow HTTP/1.1'));
    await expect.poll(() => answerNow).toBeDefined();
    upload.socket.destroy();
    slow.socket.destroy();
    await Promise.all([upload.closed, slow.closed]);
    await expect.poll(() => answered.map(({ url }) => url)).toContain('/half');
    answerNow?.();
    await expect.poll(() => answered.find(({ url }) => url === '/slow')?.aborted).toBe(true);
    expect((await fetch(origin)).status).toBe(200);
  });

  it('answers while a thousand others are connected, and cuts those off that never say anything', async () => {
    const limits = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
    const { origin, port } = await start(echo(), limits);
    const idle = Array.from({ length: 1000 }, (_, index) =>
      open(port, index % 2 ? '' : 'GET / HTTP/1.1\r\nHost: x\r\n'),
    );
    await Promise.all(idle.map(({ socket }) => new Promise((done) => socket.once('connect', done))));
    expect((await fetch(`${origin}/`)).status).toBe(200);
    const ends = await Promise.all(idle.map(({ closed }) => closed));
    expect(ends.every((said) => said.includes('408 Request Timeout'))).toBe(true);
  });

  it('cuts off a body that comes too slowly', async () => {
    const { port } = await start(echo(), { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 50 });
    const { closed } = open(port, head('PUT / HTTP/1.1', 'Content-Length: 100'), 'slow');
    expect(await closed).toContain('408 Request Timeout');
  });

  it('answers 500 where what it serves fails', async () => {
    const { origin } = await start(async () => {
      throw new Error('Nothing works.');
    });
    const response = await fetch(origin);
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: { type: 'sandbox-mistake', message: 'Nothing works.' } },
    ]);
  });

  it('closes when the requests under way are answered, and does not wait for idle connections', async () => {
    let answerNow: (() => void) | undefined;
    const { port, close } = await start(
      () => new Promise((done) => (answerNow = () => done({ status: 200, headers: {}, body: 'last' }))),
    );
    const last = new Promise<string>((done) => {
      requestOver({ port, host: '127.0.0.1' }, (response) => response.on('data', (text) => done(String(text)))).end();
    });
    open(port);
    await expect.poll(() => answerNow).toBeDefined();
    const closed = close();
    answerNow?.();
    expect(await last).toBe('last');
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  });
});
