import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReader } from '../../../plugins/document/read';
import { withWeb } from '../../../plugins/document/web/withWeb';
import { memoryHost, print, spec } from '../read/helpers';
import { type Answer, type FileServer, serveFiles } from './fileServer';

const PET = `  /pets:
    get:
      operationId: listPets
      responses: { '200': { description: Fine, content: { application/json: { schema: { $ref: '%s' } } } } }
`;
const withRef = (ref: string) => spec({ paths: PET.replace('%s', ref) });
const NOW = new Date('2026-11-23T12:34:56Z');

let folder: string;
let files: Record<string, string | Answer>;
let server: FileServer;
let printed: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  files = { '/api/openapi.yaml': spec() };
  server = await serveFiles(files);
  printed = [];
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Another process, as far as a host can tell. */
function read(url: string, timeoutMs = 60_000) {
  const host = withWeb(memoryHost({}), { folder, timeoutMs, print: (line) => printed.push(line), now: () => NOW });
  return createReader('/spec', undefined, host).read(url, { lint: false });
}

const shown = async (url: string, timeoutMs?: number) =>
  print(await read(url, timeoutMs)).map((text) => text.replaceAll(server.origin, 'http://here'));

describe('a document at a URL', () => {
  it('is fetched once by a process, and revalidated by the next', async () => {
    const url = `${server.origin}/api/openapi.yaml`;
    const host = withWeb(memoryHost({}), { folder });
    const reader = createReader('/spec', undefined, host);
    const first = await reader.read(url);
    expect(first.document?.root.openapi).toBe('3.1.1');
    expect(await reader.read(url)).toBe(first);
    expect(server.log).toEqual(['/api/openapi.yaml 200']);
    expect((await read(url)).document).toBeDefined();
    expect(server.log).toEqual(['/api/openapi.yaml 200', '/api/openapi.yaml 304']);
    files['/api/openapi.yaml'] = spec().replace('title: T', 'title: Newer');
    expect((await read(url)).document?.root.info).toMatchObject({ title: 'Newer' });
    expect(server.log.at(-1)).toBe('/api/openapi.yaml 200');
    expect(readdirSync(folder)).toHaveLength(1);
    expect(printed).toEqual([]);
  });

  it('is never among the files to watch', async () => {
    files['/api/openapi.yaml'] = withRef('none.yaml');
    expect((await read(`${server.origin}/api/openapi.yaml`)).files).toEqual([]);
  });

  it('is read from its copy if the server is gone, or has a fault, and says so', async () => {
    const url = `${server.origin}/api/openapi.yaml`;
    await read(url);
    files['/api/openapi.yaml'] = { status: 503 };
    expect((await read(url)).document).toBeDefined();
    await server.close();
    expect((await read(url)).document).toBeDefined();
    const copy = 'Using the copy of 2026-11-23 12:34 UTC.';
    expect(printed).toEqual([
      `\`${url}\` answers 503 Service Unavailable. ${copy}`,
      `\`${url}\` cannot be reached: connection refused. ${copy}`,
    ]);
  });

  it('is fetched again where the copy is damaged', async () => {
    const url = `${server.origin}/api/openapi.yaml`;
    await read(url);
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"of": \n{}');
    expect((await read(url)).document).toBeDefined();
    expect(server.log).toEqual(['/api/openapi.yaml 200', '/api/openapi.yaml 200']);
  });

  it('is read where nothing can be kept', async () => {
    const host = withWeb(memoryHost({}), { folder: '/proc/none' });
    const { document } = await createReader('/spec', undefined, host).read(`${server.origin}/api/openapi.yaml`);
    expect(document).toBeDefined();
  });

  it('keeps its good copy from the page of a login', async () => {
    const url = `${server.origin}/api/openapi.yaml`;
    await read(url);
    files['/api/openapi.yaml'] = { body: '<!doctype html><title>Log in</title>' };
    expect(await shown(url)).toEqual([expect.stringContaining('This is an HTML page, not an OpenAPI document.')]);
    await server.close();
    expect((await read(url)).document).toBeDefined();
  });

  it.each(['/v3/api-docs', '/openapi.php?format=yaml', '/openapi.json?x=.txt#/paths'])('may be at %s', async (path) => {
    files[path.replace(/#.*/, '')] = path.includes('json') ? JSON.stringify({ openapi: '3.1.1', info: {} }) : spec();
    expect((await read(server.origin + path)).document).toBeDefined();
  });
});

describe('references of a document at a URL', () => {
  const POSITION = 'http://here/api/schemas/pet.yaml:3:13  error  unresolved-ref';

  it('start from its URL, and have positions there', async () => {
    files['/api/openapi.yaml'] = withRef('schemas/pet.yaml#/Pet');
    files['/api/schemas/pet.yaml'] = "Pet: { properties: { owner: { $ref: '../owner.yaml' } } }\nA:\n  $ref: '#/B'\n";
    files['/api/owner.yaml'] = 'type: string\n';
    const { document, problems } = await read(`${server.origin}/api/openapi.yaml`);
    expect(problems).toEqual([]);
    expect(JSON.stringify(document?.root)).toContain('"owner":{"$ref":"#/components/schemas/owner"}');
    expect(server.log).toEqual(['/api/openapi.yaml 200', '/api/schemas/pet.yaml 200', '/api/owner.yaml 200']);
    files['/api/schemas/pet.yaml'] = "Pet:\n  items:\n      $ref: 'none.yaml'\n";
    expect(await shown(`${server.origin}/api/openapi.yaml`)).toContainEqual(expect.stringContaining(POSITION));
  });

  it('start from where redirects lead', async () => {
    files['/latest'] = { status: 302, headers: { Location: '/api/openapi.yaml' } };
    files['/api/openapi.yaml'] = withRef('pet.yaml');
    files['/api/pet.yaml'] = 'type: string\n';
    expect((await read(`${server.origin}/latest`)).problems).toEqual([]);
    expect(server.log).toEqual(['/latest 302', '/api/openapi.yaml 200', '/api/pet.yaml 200']);
  });

  it('work from copies, too', async () => {
    files['/api/openapi.yaml'] = withRef('pet.yaml');
    files['/api/pet.yaml'] = 'type: string\n';
    await read(`${server.origin}/api/openapi.yaml`);
    await server.close();
    expect((await read(`${server.origin}/api/openapi.yaml`)).problems).toEqual([]);
    expect(printed).toHaveLength(1);
  });

  it('stay on its server', async () => {
    const other = await serveFiles({ '/pet.yaml': 'type: string\n' });
    files['/away.yaml'] = { status: 302, headers: { Location: `${other.origin}/pet.yaml` } };
    files['/pet.yaml'] = 'type: string\n';
    for (const ref of ['/pet.yaml', `${server.origin}/pet.yaml`]) {
      files['/api/openapi.yaml'] = withRef(ref);
      expect((await read(`${server.origin}/api/openapi.yaml`)).problems).toEqual([]);
    }
    for (const ref of [`${other.origin}/pet.yaml`, '/away.yaml', 'file:///etc/passwd', '//localhost/pet.yaml']) {
      files['/api/openapi.yaml'] = withRef(ref);
      const [message = '', ...more] = await shown(`${server.origin}/api/openapi.yaml`);
      expect(message).toMatch(
        /^http:\/\/here\/api\/openapi\.yaml:8:\d+ {2}error {2}ref-refused\n {2}`.*` is not on the/,
      );
      expect(more).toEqual([]);
    }
    await other.close();
    expect(other.log).toEqual(['/pet.yaml 200']);
  });
});

describe('a URL that cannot be read', () => {
  it.each<[string, string | Answer, string, string]>([
    ['404', { status: 404 }, 'file-not-found', '`http://here/x` answers 404 Not Found.'],
    ['500', { status: 500 }, 'not-fetched', '`http://here/x` answers 500 Internal Server Error.'],
    [
      '401',
      { status: 401 },
      'not-fetched',
      '`http://here/x` answers 401 Unauthorized.\n  It must be readable without a login. Otherwise, download the document, and give the file.',
    ],
    ['304 without a reason', { status: 304 }, 'not-fetched', '`http://here/x` answers 304, but there is no copy.'],
    [
      'a redirect without end',
      { status: 302, headers: { Location: '/x' } },
      'not-fetched',
      '`http://here/x` redirects more than 5 times.',
    ],
    [
      'a redirect to a file',
      { status: 302, headers: { Location: 'file:///etc/passwd' } },
      'not-fetched',
      '`http://here/x` redirects to `file:///etc/passwd`, which is no http or https address.',
    ],
    [
      'a redirect to nothing',
      { status: 302, headers: { Location: 'http://' } },
      'not-fetched',
      '`http://here/x` redirects to `http://`, which is no address.',
    ],
    ['no document', 'Hello', 'openapi-version', 'An OpenAPI document is an object; this file holds a string.'],
    ['an empty file', '', 'openapi-version', 'This file is empty.\n  Use OpenAPI 3 or Swagger 2.0.'],
    [
      'too many bytes',
      { body: new Uint8Array(64 * 1024 * 1024 + 1) },
      'file-too-large',
      '`http://here/x` has more than 64 MB, which is the limit.',
    ],
  ])('says so: %s', async (_, answer, rule, message) => {
    files['/x'] = answer;
    expect(await shown(`${server.origin}/x`)).toEqual([`http://here/x:1:1  error  ${rule}\n  ${message}`]);
  });

  it('says that the server takes too long', async () => {
    files['/x'] = { hangs: true };
    const message = '`http://here/x` does not answer within 0.05 seconds.';
    expect(await shown(`${server.origin}/x`, 50)).toEqual([`http://here/x:1:1  error  not-fetched\n  ${message}`]);
  });

  it('says that there is no server', async () => {
    await server.close();
    const message = '`http://here/x` cannot be reached: connection refused.';
    expect(await shown(`${server.origin}/x`)).toEqual([`http://here/x:1:1  error  not-fetched\n  ${message}`]);
  });

  it('repeats no password', async () => {
    const url = `${server.origin.replace('//', '//me:secret@')}/x`;
    files['/x'] = { status: 401 };
    const [message = ''] = await shown(url);
    expect(message).toContain('It must be readable without a login.');
    expect(message).not.toContain('secret');
  });
});
