import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readArguments, USAGE } from '../../plugins/mcp/cli/arguments';
import { createTools } from '../../plugins/mcp/core/createTools';
import { openLibrary } from '../../plugins/mcp/read/openLibrary';
import { printDocument } from '../../plugins/openapi/core/download/printDocument';
import { openPages, readModel } from '../../plugins/openapi/documentTools';
import { pack } from '../../plugins/search/core/index/pack';
import { indexPages } from '../../plugins/search/searchTools';
import { UsageError } from '../../plugins/shared/commandLine';
import { ROOT } from '../helpers/sources';
import { temporaryFolder } from '../sandbox/server/folders';
import { type McpClient, startClient } from './startClient';

const OURS = 'openapi/openapi.yaml';
const FOREIGN = 'tests/sandbox/generic/fixtures/petstore.yaml';
const TOOLS = ['search', 'read', 'list_operations', 'describe', 'try'];

const started: McpClient[] = [];

async function start(args: string[], pin?: string): Promise<McpClient> {
  const one = await startClient(args, pin);
  started.push(one);
  return one;
}

afterAll(() => Promise.all(started.map(({ client }) => client.close())));

describe('an assistant with our document', () => {
  let ours: McpClient;

  beforeAll(async () => {
    ours = await start([OURS, '--backend', 'src/backend/index.ts']);
  });

  it('searches, lists, describes and reads, and gets a hint for what there is not', async () => {
    const { client, ask } = ours;
    expect(client.getServerVersion()).toMatchObject({ name: 'livespec', title: `livespec: ${OURS}` });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(TOOLS);
    const found = await ask('search', { query: 'player rank', limit: 3 });
    expect(found.text.split('\n')).toHaveLength(3);
    expect(found.text).toContain('/data-rank#rank-get');
    expect((await ask('list_operations', { tag: 'Ranking list' })).text).toBe(
      '## Ranking list\n- rankGet · GET /api/v1/rank/get/{id} · Get one entry\n' +
        '- rankPage · GET /api/v1/rank/page/{id} · Get a page of entries',
    );
    const { text } = await ask('describe', { operation: 'get /api/v1/rank/get/{id}', language: 'Python' });
    expect(text).toContain('- `key` query, string | number | object (RankKey), required: ');
    expect(text).toMatch(/^- `rank` integer<int32>: The place, counted from 1\. .* minimum `1`/m);
    expect(text).toContain('- `10701` The ranking list is not enabled.');
    expect(text).toContain('urlopen');
    const section = await ask('read', { page: '/data-rank#rank-get' });
    expect(section.text).toContain('`GET /api/v1/rank/get/{id}`');
    expect(section.text).not.toContain('rank/page');
    const wrong = [
      ['describe', { operation: 'rankGte' }, 'There is no call `rankGte`. Did you mean `rankGet`?'],
      ['describe', { operation: 'rankGet', language: 'rust' }, 'There are: `curl`, `fetch`,'],
      ['read', { page: '/data-rnak' }, 'Did you mean `/api/data-rank`?'],
      ['list_operations', { tag: 'Rnaking list' }, 'Did you mean `Ranking list`?'],
      ['try', { operation: 'rankGet', parameters: { kye: 1 } }, 'Did you mean `key`?'],
      ['search', {}, "The input must have required property 'query'."],
    ] as const;
    for (const [tool, input, hint] of wrong) {
      const answer = await ask(tool, input);
      expect(answer).toEqual({ isError: true, text: expect.stringContaining(hint) as string });
    }
    await expect(ask('rank')).rejects.toThrow('Unknown tool: rank');
  });

  it('plays through calls of the sandbox, which keep the session', async () => {
    const { ask } = ours;
    const early = await ask('try', { operation: 'archiveGet', parameters: { id: 'save' } });
    expect(early.text).toContain('Sent without `session_key`');
    const login = await ask('try', { operation: 'wxLogin', parameters: { code: 'anna' } });
    expect(login.text).toMatch(/^GET \/api\/v1\/wx\/login\?gameId=demo&code=anna\n\n200\n/);
    expect(login.text).toContain('Kept for further calls: `sessionKey`.');
    const body = { data: { level: 7 } };
    expect((await ask('try', { operation: 'archiveSet', parameters: { id: 'save' }, body })).text).toContain(
      '"code":0',
    );
    expect((await ask('try', { operation: 'archiveGet', parameters: { id: 'save' } })).text).toContain('{"level":7}');
    const failure = await ask('try', { operation: 'archiveGet', answer: 10604 });
    expect(failure.text).toContain('"code":10604');
  });
});

it('a long page comes in parts that end with a line, and are together the page', async () => {
  const page = Array.from({ length: 900 }, (_, number) => `Line ${number} of this page, which is long.`).join('\n');
  const { call } = createTools({
    pages: [{ address: '/long', title: 'Long' }],
    textOf: async () => page,
  });
  const parts: string[] = [];
  for (let offset: string | undefined = '0'; offset !== undefined; ) {
    const { text }: { text: string } = (await call('read', { page: '/long', offset: Number(offset) })) ?? { text: '' };
    const [, part = text, next]: Array<string | undefined> =
      /^([^]*\n)\n\(Characters [^)]* `offset` (\d+)\.\)$/.exec(text) ?? [];
    parts.push(part);
    offset = next;
  }
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join('')).toBe(page);
  expect(await call('read', { page: '/long', offset: 1_000_000 })).toMatchObject({ isError: true });
});

describe('an assistant with another document', () => {
  let foreign: McpClient;

  beforeAll(async () => {
    foreign = await start([FOREIGN], '2026-07-28');
  });

  it('has the same tools, in the newest version of the protocol, too', async () => {
    const { client, ask } = foreign;
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(TOOLS);
    expect((await ask('read')).text).toContain('- /pets · pets');
    expect((await ask('search', { query: 'remove a pet' })).text).toContain('/pets#remove-pet');
    const { text } = await ask('try', { operation: 'GET /pets/{petId}', parameters: { petId: 2, 'X-Key': 'secret' } });
    expect(text).toMatch(/^GET \/v3\/pets\/2\nx-key: secret\n\n200\n/);
    expect(text).toContain('"name":"Tom"');
  });

  it('reaches a server only if one was named, and only on demand', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${String(request.headers['x-key'])}`);
      response.end('{"name":"Real"}');
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v9`;
    const call = { operation: 'getPet', parameters: { petId: 2, 'X-Key': 'mine' } };
    expect((await foreign.ask('try', { ...call, target: 'server' })).text).toContain("'target'");
    const { ask } = await start([FOREIGN, '--server', address]);
    expect((await ask('try', call)).text).toContain('"name":"Tom"');
    expect(asked).toEqual([]);
    expect((await ask('try', { ...call, target: 'server' })).text).toContain('{"name":"Real"}');
    expect(asked).toEqual(['GET /v9/pets/2 mine']);
  });
});

describe('an assistant with a built site', () => {
  it('reads its twins, whole or by section, and finds with its index', async () => {
    const site = await temporaryFolder();
    const model = await readModel(ROOT, join(ROOT, FOREIGN));
    const { pages, records } = openPages(model);
    const found = indexPages(pages, records);
    const moved = JSON.parse(JSON.stringify(found).replaceAll('"/pets', '"/doc/pets')) as typeof found;
    const files = {
      'llms.txt':
        '# Shop\n\n- [llms-full.txt](https://shop.example/doc/llms-full.txt)\n\n## API\n\n- [Pets](https://shop.example/doc/pets.md): All pets.\n',
      'pets.md': '# Pets\n\n## List pets\n\nAll of them.\n\n## Get a pet\n\nOne of them.\n',
      '0a1b.json': '{"another":"file"}',
      '2c3d.json': pack(moved),
      'reference/openapi.json': printDocument(model, 'json') ?? '',
    };
    await mkdir(join(site, 'reference'));
    for (const [path, text] of Object.entries(files)) await writeFile(join(site, path), text);
    const { ask } = await start([site]);
    expect((await ask('read')).text).toBe('- /doc/pets · Pets: All pets.');
    expect((await ask('read', { page: 'https://shop.example/doc/pets.md' })).text).toBe(files['pets.md']);
    expect((await ask('read', { page: '/doc/pets#get-pet' })).text).toBe('## Get a pet\n\nOne of them.');
    expect((await ask('search', { query: 'getPet' })).text).toContain('getPet · GET /pets/{petId} · /doc/pets#get-pet');
    expect((await ask('describe', { operation: 'getPet' })).text).toContain('Page: /doc/pets#get-pet');
    expect((await ask('try', { operation: 'listPets' })).text).toContain('Rex');
  });

  it('is told what to do without twins', async () => {
    const site = await temporaryFolder();
    await expect(openLibrary({ siteDir: site, name: 'out' })).rejects.toThrow(
      '`out` is no built site: it has no `llms.txt`. Build the site first, or name its OpenAPI document.',
    );
  });
});

it('a document that cannot be read ends the server after its first answer, and says why', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'bad.yaml'), 'openapi: 3.1.1\ninfo: {title: Bad, version: "1"}\npaths: {\n');
  const server = spawn(process.execPath, [join(ROOT, 'plugins/bin/livespec.mjs'), 'mcp', 'bad.yaml'], { cwd: folder });
  const said = { stdout: '', stderr: '' };
  server.stdout.on('data', (text: Buffer) => void (said.stdout += text.toString()));
  server.stderr.on('data', (text: Buffer) => void (said.stderr += text.toString()));
  server.stdin.write('no JSON\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  const code = await new Promise((done) => void server.once('close', done));
  expect(code).toBe(1);
  expect(said.stderr).toMatch(/^bad\.yaml:\d+:\d+ +error/);
  expect(JSON.parse(said.stdout.split('\n')[0] ?? '')).toMatchObject({ id: null, error: { code: -32700 } });
});

it('a folder that is no site is refused at once, before a client says anything', async () => {
  const folder = await temporaryFolder();
  const server = spawn(process.execPath, [join(ROOT, 'plugins/bin/livespec.mjs'), 'mcp', '.'], { cwd: folder });
  const said = { stderr: '' };
  server.stderr.on('data', (text: Buffer) => void (said.stderr += text.toString()));
  const code = await new Promise((done) => void server.once('close', done));
  expect(code).toBe(1);
  expect(said.stderr).toContain('`.` is no built site: it has no `llms.txt`.');
});

describe('the command line', () => {
  const read = (...argv: string[]) => readArguments(argv, ROOT);

  it('takes a folder, a document, or neither', () => {
    expect(read()).toEqual({ name: 'build', siteDir: join(ROOT, 'build') });
    expect(read('docs')).toEqual({ name: 'docs', siteDir: join(ROOT, 'docs') });
    expect(read(OURS, '--backend', 'a.ts', '--server', 'https://api.example', '--root', '.')).toEqual({
      name: OURS,
      spec: join(ROOT, OURS),
      backend: join(ROOT, 'a.ts'),
      server: 'https://api.example',
      root: ROOT,
    });
    expect(read('--help')).toBeUndefined();
    for (const option of ['--backend', '--server', '--root', '--overlay', '--help'])
      expect(USAGE).toContain(`  ${option} `);
  });

  it.each([
    [['nothing.yaml'], 'File not found: `nothing.yaml`.'],
    [[OURS, 'b.yaml'], 'File not found: `b.yaml`.'],
    [['docs', '--root', '.'], '`--root` and `--overlay` are for documents: a built site has its own.'],
    [
      [OURS, '--server', 'api.example'],
      '`--server` must be a URL such as `https://api.example.com`, not `api.example`.',
    ],
    [['--sever', 'x'], 'There is no option `--sever`. Did you mean `--server`?'],
  ])('refuses %j', (argv, message) => {
    expect(() => read(...argv)).toThrow(UsageError);
    expect(() => read(...argv)).toThrow(message);
  });
});
