import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { runSandbox } from '../../../plugins/sandbox/cli/runSandbox';
import type { RunningSandbox } from '../../../plugins/sandbox/cli/serveSandbox';
import { listOwnLimits, showLimit } from '../../../plugins/sandbox/core/limits';
import { ProblemsError } from '../../../plugins/shared/problem';
import { LIMITS } from '../../../src/backend/state/limits';
import { ourDocument } from '../support/document';
import { temporaryFolder } from './folders';

const SPEC = 'openapi/openapi.yaml';
const running: RunningSandbox[] = [];
const printed: string[] = [];

afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
  printed.length = 0;
});

async function run(options: { data?: string; seed?: number; port?: number; spec?: string } = {}) {
  const { data, spec = SPEC, port = 0, seed } = options;
  const file = data === undefined ? {} : { data: { name: 'demo.db', path: data } };
  const request = { spec, port, seed, backend: 'src/backend/index.ts', ...file };
  const print = (line: string) => printed.push(line);
  const sandbox = await (spec === SPEC ? runSandbox(request, print, ourDocument) : runSandbox(request, print));
  running.push(sandbox);
  return sandbox;
}

interface Envelope {
  code: number;
  data: unknown;
}

async function call(origin: string, path: string, init?: RequestInit): Promise<Envelope> {
  const response = await fetch(`${origin}${path}`, init);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return (await response.json()) as Envelope;
}

async function logIn(origin: string, code = 'dora'): Promise<string> {
  const { data } = await call(origin, `/api/v1/wx/login?gameId=demo&code=${code}`);
  return (data as { sessionKey: string }).sessionKey;
}

const BROKEN = `openapi: 3.1.1
info: { title: Pets, version: '1' }
paths:
  /cats:
    get: { responses: { '200': { description: Fine, content: { application/json: { schema: { const: Tom } } } } } }
  /dogs:
    get: { responses: { '200': { description: Fine, content: { application/json: { schema: { $ref: '#/x' } } } } } }
`;

describe('the running sandbox', () => {
  it('answers all calls of a document with an unresolved reference, and names it', async () => {
    const spec = join(await temporaryFolder(), 'broken.yaml');
    await writeFile(spec, BROKEN);
    const sandbox = await runSandbox({ spec, port: 0 }, (line) => printed.push(line));
    running.push(sandbox);
    expect(printed[0]).toMatch(/broken\.yaml:7:100 {2}warning {2}unresolved-ref\n {2}Cannot resolve `#\/x`/);
    const answers = ['cats', 'dogs'].map(async (path) => (await fetch(`${sandbox.origin}/${path}`)).status);
    expect(await Promise.all(answers)).toEqual([200, 200]);
    expect(await (await fetch(`${sandbox.origin}/cats`)).json()).toBe('Tom');
  });

  it('answers the documented calls, and prints a line for each, without keys', async () => {
    const { origin, greeting } = await run();
    expect(greeting).toBe(
      `Game Cloud API 1.0.0: 36 calls at ${origin}\nThe state is in memory, and is lost when the sandbox stops.`,
    );
    const key = await logIn(origin);
    for (const reached of [1, 2]) {
      expect(await call(origin, `/api/v1/counter/inc/plays?session_key=${key}`)).toMatchObject({
        code: 0,
        data: reached,
      });
    }
    expect(await call(origin, '/api/v1/counter/get/plays')).toMatchObject({ code: 501 });
    expect(printed.at(-1)).toMatch(
      /  GET {5}\/api\/v1\/counter\/get\/plays {2}501 \(session_key is missing\) {2}[\d.]+ ms$/,
    );
    expect(printed.at(-2)).toContain('/api/v1/counter/inc/plays?session_key=***  0  ');
    expect(printed.join('')).not.toContain(key);
  });

  it('may be called by a page from anywhere, also from the internet', async () => {
    const { origin } = await run();
    const response = await fetch(`${origin}/api/v1/archive/set/a?session_key=x`, {
      method: 'OPTIONS',
      headers: {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-mine',
        'Access-Control-Request-Private-Network': 'true',
      },
    });
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type,x-mine',
      'access-control-allow-private-network': 'true',
    });
    expect(headers['access-control-allow-methods']).toContain('DELETE');
  });

  it.each([
    { Origin: 'https://game.example' },
    { Origin: 'https://localhost.example' },
    { Origin: 'http://10.1.example' },
    { Origin: 'http://8.8.8.8' },
    { Origin: 'null' },
    { Host: 'rebound.example' },
    { Host: '127.0.0.1.rebound.example:4010' },
  ])('lets a page with %j make calls, but neither use controls nor read the start page', async (headers) => {
    const { origin } = await run();
    const ask = async (path: string, method = 'GET') =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request(`${origin}${path}`, { method, headers }, (answer) => resolve(answer.resume().statusCode));
        asked.on('error', reject).end();
      });
    expect(await ask('/api/v1/wx/login?gameId=demo&code=dora')).toBe(200);
    for (const path of ['/_sandbox', '/_sandbox/state', '/api/../_sandbox/log', '/']) expect(await ask(path)).toBe(403);
    expect(await ask('/_sandbox/reset', 'POST')).toBe(403);
    const { playerCount } = (await (await fetch(`${origin}/_sandbox/state`)).json()) as { playerCount: number };
    // Three are there from the beginning.
    expect(playerCount).toBe(4);
  });

  it.each([
    'http://localhost:7456',
    'http://game.localhost',
    'http://127.0.0.1:3000',
    'http://192.168.1.5:7456',
    'http://[::1]:80',
  ])('lets a page at %s use controls', async (Origin) => {
    const { origin } = await run();
    expect((await fetch(`${origin}/_sandbox/reset`, { method: 'POST', headers: { Origin } })).status).toBe(200);
  });

  it('answers garbage as what it is, and goes on', async () => {
    const { origin } = await run();
    const key = await logIn(origin);
    const set = `/api/v1/archive/set/a?session_key=${key}`;
    const send = (body: BodyInit, type = 'application/json') =>
      call(origin, set, { method: 'POST', body, headers: { 'Content-Type': type } });
    expect(await send(`{"a":"${'x'.repeat(10_000_000)}"}`)).toMatchObject({ code: 500 });
    expect(await send(Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]))).toMatchObject({ code: 500 });
    expect(await send('{"a":1}', 'text/plain; charset=utf-16')).toMatchObject({ code: 500 });
    expect(await send('['.repeat(100_000))).toMatchObject({ code: 500 });
    expect(await send('{"__proto__":{"a":1}}')).toMatchObject({ code: 0 });
    expect(await call(origin, '/api/v1/counter/inc/%E4?session_key=%FF')).toMatchObject({ code: 500 });
    for (const path of ['/nothing', '//', '/%00', '/api/v1/../../etc/passwd', '/_sandbox/nothing']) {
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    }
    for (const method of ['PUT', 'DELETE', 'PROPFIND']) {
      expect((await fetch(`${origin}/timestamp`, { method })).status).toBe(405);
    }
    expect(await call(origin, `/api/v1/archive/get/a?session_key=${key}`)).toMatchObject({ code: 0 });
  });

  it('gives the same codes and keys for the same seed', async () => {
    const keys = [];
    for (const seed of [7, 7, 8, undefined]) keys.push(await logIn((await run({ seed })).origin));
    const [one, same, other, unforeseen] = keys;
    expect(one).toBe(same);
    expect(new Set(keys)).toEqual(new Set([one, other, unforeseen]));
    expect(keys).toHaveLength(4);
  });

  it('keeps its state in a file, which another sandbox can use too', async () => {
    const data = join(await temporaryFolder(), 'demo.db');
    const first = await run({ data, seed: 1 });
    expect(first.greeting).toContain('The state is in the file demo.db.');
    const keys = [await logIn(first.origin)];
    await running.pop()?.close();
    const second = await run({ data, seed: 1 });
    expect(await call(second.origin, `/api/v1/oauth/check_session?session_key=${keys[0]}`)).toMatchObject({ code: 0 });
    keys.push(await logIn(second.origin, 'ben'));
    expect(keys[1]).not.toBe(keys[0]);
    const third = await run({ data });
    expect(await call(third.origin, `/api/v1/oauth/check_session?session_key=${keys[1]}`)).toMatchObject({ code: 0 });
  });

  it('says that its port is taken', async () => {
    const port = Number(new URL((await run()).origin).port);
    const help = 'Choose another with `--port`; `--port 0` finds a free one.';
    await expect(run({ port })).rejects.toThrow(`Port ${port} is already in use. ${help}`);
  });

  it('says what is wrong with a broken document, and where', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'api'));
    const spec = join(folder, 'api/openapi.yaml');
    await writeFile(spec, 'openapi: 3.1.1\ninfo: { title: T, version: 1 }\npaths:\n  /a:\n    $ref: "#/paths/~1a"\n');
    const error = await run({ spec }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProblemsError);
    expect((error as ProblemsError).problems).toContainEqual(
      expect.objectContaining({ line: 5, severity: 'error', rule: 'ref-circle' }),
    );
  });
});

describe('the README', () => {
  it('has lines for curl that work in their order', async () => {
    const { origin } = await run();
    const readme = await readFile('README.md', 'utf8');
    const [section = ''] = /^## Use the sandbox$[^]*?(?=^## )/m.exec(readme) ?? [];
    const lines = section.match(/^curl .*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(4);
    let key = '';
    for (const line of lines) {
      const command = line.replace('http://127.0.0.1:4010', origin).replace('<sessionKey of the answer>', key);
      const { stdout } = await promisify(execFile)('bash', ['-c', command.replace('curl', 'curl -sSf')]);
      expect([line, stdout]).toEqual([line, expect.stringMatching(/^(\{"code":0,|\{"time":|\[?\{"\w+":"\w+"|null)/)]);
      key = /"sessionKey":"(.*?)"/.exec(stdout)?.[1] ?? key;
    }
  });
});

describe('its start page', () => {
  const CURL = /<pre[^>]*><code>(.*?)<\/code><\/pre>/gs;

  async function readPage(origin: string): Promise<string> {
    const response = await fetch(origin);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    return response.text();
  }

  function unescape(html: string): string {
    return html
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  }

  it('has a line for each call and the most needed controls, and each of them can be run unchanged', async () => {
    const { origin } = await run();
    await logIn(origin);
    const page = await readPage(origin);
    const lines = [...page.matchAll(CURL)].map(([, line = '']) => unescape(line));
    expect(lines).toHaveLength(1 + 4 + 36);
    // Last: one control empties everything, and some calls end the session.
    const isLast = (line: string) => /reset|logout|deregister|clock/.test(line);
    const inOrder = [...lines.filter((line) => !isLast(line)), ...lines.filter(isLast)];
    const script = inOrder.map((line) => line.replace('curl ', 'curl -sS -w "\\n%{http_code}<next>" ')).join('\n');
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], { encoding: 'latin1' });
    expect(stderr).toBe('');
    const answers = stdout.split('<next>').slice(0, -1);
    expect(inOrder.map((line, index) => [line, answers[index]?.slice(-3)])).toEqual(
      inOrder.map((line) => [line, '200']),
    );
    expect(inOrder.filter((_line, index) => /^\{"code":50[01]/.test(answers[index] ?? ''))).toEqual([]);
  });

  it('shows the state: games with their secrets, features and redeem codes, and players', async () => {
    const { origin } = await run();
    const key = await logIn(origin);
    const page = await readPage(origin);
    for (const text of ['demo-secret', 'SUMMER-2026', 'counter', 'player_10001', key]) expect(page).toContain(text);
    expect(page).toContain('POST</code></td><td><code>/_sandbox/faults');
  });

  it('shows calls before the state with its regions, and what it takes at most', async () => {
    const page = await readPage((await run()).origin);
    const ids = [...page.matchAll(/<section id="(\w+)"|<dt>(regions)/g)].map(([, id, term]) => id ?? term);
    expect(ids).toEqual(['begin', 'calls', 'control', 'state', 'regions', 'limits']);
    for (const limit of [...Object.values(LIMITS), ...listOwnLimits({ wrong: 500 })]) {
      expect(page).toContain(`<td>${showLimit(limit)}</td><td>${limit.beyond}</td>`);
    }
  });

  it('runs no script, whatever is in the state', async () => {
    const { origin } = await run();
    const id = '<img src=x onerror=alert(1)>';
    await fetch(`${origin}/_sandbox/create-game`, { method: 'POST', body: JSON.stringify({ id: 'evil', name: id }) });
    const page = await readPage(origin);
    expect(page).toContain('&lt;img src=x');
    expect(page).not.toMatch(/<(script|img|iframe)/);
  });
});
