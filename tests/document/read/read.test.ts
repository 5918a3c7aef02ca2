import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSpecReader } from '../../../plugins/document/core';
import { createReader } from '../../../plugins/document/read';
import { isObject, type JsonObject } from '../../../plugins/shared/core/json';
import { memoryHost, print, readFiles, spec } from './helpers';

const multi = join(import.meta.dirname, 'fixtures/multi');

function at(root: unknown, ...keys: string[]): JsonObject {
  const node = keys.reduce<unknown>((parent, key) => (parent as JsonObject)[key], root);
  if (typeof node !== 'object' || node === null) throw new Error(`nothing at ${keys.join(' ')}`);
  return node as JsonObject;
}

test('reads several files into one document, in which every node knows its place', async () => {
  const result = await createReader(multi).read('openapi.yaml', { strict: true, swaggerParser: true });
  expect(print(result)).toEqual([]);
  const { document } = result;
  if (!document) throw new Error('no document');
  const { root, positionOf } = document;
  expect(document.version).toBe('3.1');
  expect(document.files.map((file) => file.slice(multi.length + 1)).sort()).toEqual([
    'errors.yaml',
    'openapi.yaml',
    'paths/animals.yaml',
    'schemas/animal.json',
  ]);
  const place = (node: object, key?: string | number, part?: 'key' | 'value') => {
    const source = positionOf(node, key, part);
    return source && `${source.file}:${source.line}:${source.column}`;
  };
  const one = at(root, 'paths', '/animals/{id}');
  const schemas = at(root, 'components', 'schemas');
  expect(Object.keys(schemas).sort()).toEqual(['Animal', 'Keeper']);
  expect({
    root: place(root),
    path: place(at(root, 'paths'), '/animals/{id}'),
    item: place(one),
    itemSummary: place(one, 'summary', 'value'),
    itemGet: place(one, 'get'),
    operation: place(at(one, 'get')),
    operationId: place(at(one, 'get'), 'operationId', 'value'),
    status: place(at(one, 'get', 'responses'), '404'),
    laterStatus: place(at(one, 'get', 'responses'), '200'),
    animal: place(at(schemas, 'Animal')),
    jsonKey: place(at(schemas, 'Animal', 'properties'), 'name'),
    jsonValue: place(at(schemas, 'Animal', 'properties'), 'name', 'value'),
    keeper: place(schemas, 'Keeper'),
    secondError: place(at(root, 'paths', '/animals', 'get', 'x-errors'), 1),
    catalogue: place(at(root, 'x-error-catalogue')),
    flow: place(at(schemas, 'Keeper', 'properties', 'name')),
    noKey: place(root, 'nothing'),
    unknown: place({}),
  }).toEqual({
    root: 'openapi.yaml:1:1',
    path: 'openapi.yaml:14:3',
    item: 'paths/animals.yaml:19:3',
    itemSummary: 'paths/animals.yaml:19:12',
    itemGet: 'paths/animals.yaml:25:3',
    operation: 'paths/animals.yaml:26:5',
    operationId: 'paths/animals.yaml:26:18',
    status: 'paths/animals.yaml:29:7',
    laterStatus: 'paths/animals.yaml:30:7',
    animal: 'schemas/animal.json:2:13',
    jsonKey: 'schemas/animal.json:5:7',
    jsonValue: 'schemas/animal.json:5:15',
    keeper: 'openapi.yaml:18:5',
    secondError: 'paths/animals.yaml:6:20',
    catalogue: 'errors.yaml:1:1',
    flow: 'openapi.yaml:21:15',
    noKey: undefined,
    unknown: undefined,
  });
});

test('reads again only what has changed, and always hands out fresh objects', async () => {
  const files: Record<string, string> = {
    'openapi.yaml': spec({ paths: '  /a: { $ref: a.yaml }' }),
    'a.yaml': "get: { summary: One, responses: { '200': { description: Fine } } }",
  };
  const reader = createSpecReader(memoryHost(files), '/spec');
  const first = await reader.read('openapi.yaml');
  expect(await reader.read('openapi.yaml')).toBe(first);
  files['a.yaml'] = "get: { summary: Two, responses: { '200': { description: Fine } } }";
  const second = await reader.read('openapi.yaml');
  expect(at(second.document?.root, 'paths', '/a', 'get').summary).toBe('Two');
  expect(at(first.document?.root, 'paths', '/a', 'get').summary).toBe('One');
  delete files['a.yaml'];
  const third = await reader.read('openapi.yaml');
  expect(print(third)).toEqual(['openapi.yaml:5:15  error  unresolved-ref\n  File not found: `a.yaml`.']);
  expect(third.files).toContain('/spec/a.yaml');
});

const withRef = (ref: string) => ({ 'openapi.yaml': spec({ paths: `  /a:\n    $ref: '${ref}'` }) });

test.each([
  [
    'http://example.com/a.yaml',
    'ref-refused',
    '`http://example.com/a.yaml` is on the network; nothing is fetched from there.',
  ],
  [
    'HTTPS://example.com/a.yaml#/b',
    'ref-refused',
    '`HTTPS://example.com/a.yaml` is on the network; nothing is fetched from there.',
  ],
  ['//example.com/a.yaml', 'ref-refused', '`//example.com/a.yaml` is on the network; nothing is fetched from there.'],
  ['file:///etc/hostname', 'ref-refused', '`file:///etc/hostname` is refused: only relative paths may be referred to.'],
  [
    'data:application/json,{}',
    'ref-refused',
    '`data:application/json,{}` is refused: only relative paths may be referred to.',
  ],
  ['C:\\a.yaml', 'ref-refused', '`C:\\a.yaml` is refused: only relative paths may be referred to.'],
  ['/etc/hostname', 'ref-refused', '`/etc/hostname` is an absolute path; only relative paths may be referred to.'],
  ['../secret.yaml', 'ref-refused', '`../secret.yaml` is outside the `root` folder `.`.'],
  ['a/../../secret.yaml', 'ref-refused', '`a/../../secret.yaml` is outside the `root` folder `.`.'],
])('refuses $ref %s at its place', async (ref, rule, message) => {
  const host = memoryHost({ ...withRef(ref), '../secret.yaml': 'get: {}' });
  const result = await createSpecReader(host, '/spec').read('openapi.yaml');
  expect(result.problems).toEqual([
    expect.objectContaining({ file: 'openapi.yaml', line: 6, column: 11, severity: 'error', rule, message }),
  ]);
  expect(host.reads).toEqual(['/spec/openapi.yaml']);
});

test('refuses a symbolic link out of the folder, and follows one within it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'read-'));
  await mkdir(join(folder, 'spec'));
  await writeFile(join(folder, 'secret.yaml'), 'get: {}');
  await writeFile(join(folder, 'spec/real.yaml'), "get: { responses: { '200': { description: Fine } } }");
  await symlink(join(folder, 'secret.yaml'), join(folder, 'spec/out.yaml'));
  await symlink(join(folder, 'spec/real.yaml'), join(folder, 'spec/in.yaml'));
  await writeFile(
    join(folder, 'spec/openapi.yaml'),
    spec({ paths: '  /a: { $ref: out.yaml }\n  /b: { $ref: in.yaml }' }),
  );
  const result = await createReader(folder).read('spec/openapi.yaml');
  expect(result.problems.map(({ message }) => message)).toEqual(['`out.yaml` is outside the `root` folder `spec`.']);
  expect(at(result.document?.root, 'paths', '/b')).toHaveProperty('get');
});

test('reads files in the root, and nothing outside of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'read-'));
  for (const name of ['repo/apis', 'repo/common', 'repo-2']) await mkdir(join(folder, name), { recursive: true });
  const item = "get: { responses: { '200': { description: Fine } } }";
  await writeFile(join(folder, 'repo/common/b.yaml'), item);
  await writeFile(join(folder, 'repo-2/c.yaml'), item);
  await symlink(join(folder, 'repo-2'), join(folder, 'repo/common/linked'));
  const refs = ['../common/b.yaml', '../../repo-2/c.yaml', '../common/linked/c.yaml', '../common/linked/../b.yaml'];
  const paths = refs.map((ref, index) => `  /${index}: { $ref: '${ref}' }`).join('\n');
  await writeFile(join(folder, 'repo/apis/a.yaml'), spec({ paths }));
  const read = async (root?: string) => createReader(folder, root).read('repo/apis/a.yaml');
  const textsOf = async (root?: string) => (await read(root)).problems.map(({ message, hint }) => `${message} ${hint}`);
  const reach = (ref: string, root: string) =>
    `\`${ref}\` is outside the \`root\` folder \`${root}\`. Set the option \`root\` (\`--root\` on the command line) to a folder that holds both files.`;

  expect(await textsOf('repo')).toEqual(
    ['../../repo-2/c.yaml', '../common/linked/c.yaml'].map((ref) => reach(ref, 'repo')),
  );
  const { document, files } = await read(join(folder, 'repo'));
  expect(at(document?.root, 'paths', '/0')).toHaveProperty('get');
  expect(files).toContain(join(folder, 'repo/common/b.yaml'));
  expect(document?.positionOf(at(document.root, 'paths', '/0'))?.file).toBe('repo/common/b.yaml');
  expect(await textsOf()).toContain(reach('../common/b.yaml', 'repo/apis'));
  expect(await textsOf('.')).not.toContain(expect.stringContaining('outside'));

  expect(await textsOf('no')).toEqual(['The `root` folder `no` does not exist. undefined']);
  expect(await textsOf('repo/common')).toEqual([
    'The document is outside the `root` folder `repo/common`. Choose a folder that contains `repo/apis/a.yaml`.',
  ]);
});

test('refuses a file that is too large, before reading it', async () => {
  const host = memoryHost({ 'openapi.yaml': spec() });
  const large = { ...host, size: async () => 64 * 1024 * 1024 + 1 };
  const result = await createSpecReader(large, '/spec').read('openapi.yaml');
  expect(print(result)).toEqual([
    'openapi.yaml:1:1  error  file-too-large\n  `openapi.yaml` is 65 MB; the limit is 64 MB.',
  ]);
  expect(host.reads).toEqual([]);
});

const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]']
  .concat(
    [...'bcdefghij'].map(
      (name, index) => `${name}: &${name} [${Array(10).fill(`*${'abcdefghij'[index]}`).join(', ')}]`,
    ),
  )
  .join('\n');

test.each([
  [
    'an alias bomb',
    bomb,
    '6:12  error  yaml-alias\n  Aliases expand to more than 250000 nodes.\n  Use `$ref` to a component instead of aliases of aliases.',
  ],
  [
    'an alias of nothing',
    'openapi: 3.1.1\ninfo: *nothing',
    '2:7  error  yaml-alias\n  Undefined alias `*nothing`: no anchor `&nothing` precedes it.',
  ],
  ['an alias within itself', 'a: &a\n  b: *a', '2:6  error  yaml-alias\n  Alias `*a` refers to its own anchor.'],
  [
    'two documents',
    'openapi: 3.1.1\n---\na: 1',
    '2:1  error  syntax\n  A second YAML document starts here. A file holds one: remove the `---`.',
  ],
  [
    'bad indentation',
    'openapi: 3.1.1\ninfo:\n    title: T\n  version: 1',
    '4:1  error  syntax\n  This line is not indented like the lines around it.',
  ],
  [
    'a quote that is not closed',
    'info:\n  title: "T\n  version: 1\n',
    '2:10  error  syntax\n  The closing quote of this text is missing.',
  ],
  ['a tab', 'info:\n\ttitle: T', '2:1  error  syntax\n  A tab cannot indent YAML. Use spaces.'],
  ['a list as key', '[a]: b', '1:1  error  syntax\n  A key must be a string, not an object or a list.'],
  [
    'an odd merge',
    'a:\n  <<: 5',
    '2:7  error  syntax\n  `<<` takes an object, or a list of objects, to merge into this one.',
  ],
  ['a list', '- a', '1:1  error  openapi-version\n  An OpenAPI document is an object; this file holds a list.'],
  ['nothing', '', '1:1  error  openapi-version\n  This file is empty.\n  Use OpenAPI 3 or Swagger 2.0.'],
  ['comments', '# soon\n', '1:1  error  openapi-version\n  This file is empty.\n  Use OpenAPI 3 or Swagger 2.0.'],
  [
    'an early Swagger',
    'swagger: "1.2"\ninfo: {}',
    '1:10  error  openapi-version\n  This is Swagger 1.2. Use OpenAPI 3 or Swagger 2.0.',
  ],
  [
    'AsyncAPI',
    'asyncapi: 3.0.0',
    '1:11  error  openapi-version\n  This is AsyncAPI 3.0.0. Use OpenAPI 3 or Swagger 2.0.',
  ],
  [
    'no version',
    'info: {}',
    '1:1  error  openapi-version\n  Not an OpenAPI document: the `openapi` field is missing.\n  Begin it with `openapi: 3.1.1`.',
  ],
  [
    'a mistyped field',
    'info: {}\nopnapi: 3.1.1',
    '2:9  error  openapi-version\n  Not an OpenAPI document: the `openapi` field is missing.\n  Did you mean `openapi` instead of `opnapi`?',
  ],
  [
    'a web page',
    '<!DOCTYPE html>\n<html><body style="a: b">Sign in: now</body></html>',
    '1:1  error  openapi-version\n  This is an HTML page, not an OpenAPI document.\n  Use the YAML or JSON file itself, not a page that shows it.',
  ],
  [
    'the future',
    'openapi: 4.0.0',
    '1:10  error  openapi-version\n  OpenAPI 4.0.0 is not supported. Use OpenAPI 3 or Swagger 2.0.',
  ],
])('refuses %s', async (_, text, problem) => {
  const result = await readFiles(text);
  expect(print(result)).toEqual([`openapi.yaml:${problem}`]);
  expect(result.document).toBeUndefined();
});

test.each([
  ['{"openapi": "3.1.1",}', '1:21  error  syntax\n  A key in double quotes is expected here.'],
  ['{"openapi": "3.1.1"\n "info": 1}', '2:2  error  syntax\n  A comma is expected here.'],
  ['{"openapi": "3.1.1"', '1:1  error  syntax\n  `{` is never closed.'],
  ["{'openapi': 1}", '1:2  error  syntax\n  This is not a JSON value. Text needs double quotes.'],
  ['', '1:1  error  syntax\n  A value is expected here.'],
])('says what is wrong with the JSON %s', async (text, problem) => {
  expect(print(await readFiles({ 'openapi.json': text }))[0]).toEqual(`openapi.json:${problem}`);
});

test.each([
  [
    'UTF-16',
    Uint8Array.from([0xff, 0xfe, 0x61, 0]),
    '1:1  error  encoding\n  This file is UTF-16, not UTF-8.\n  Save it as UTF-8.',
  ],
  [
    'Latin-1',
    Uint8Array.from([...new TextEncoder().encode('openapi: 3.1.1\ninfo: caf'), 0xe9, 0x0a]),
    '2:10  error  encoding\n  This file is not UTF-8: the byte here cannot be read.\n  Save it as UTF-8.',
  ],
])('refuses %s', async (_, bytes, problem) => {
  expect(print(await readFiles({ 'openapi.yaml': bytes }))).toEqual([`openapi.yaml:${problem}`]);
});

test('reads a byte order mark, CR LF, aliases, merge keys, numbers as keys, and keys like __proto__', async () => {
  const text = `\uFEFF${spec({
    paths: `  /a:
    get: &get
      responses: &responses
        200: { description: Fine }
    post:
      <<: *get
      summary: Own
      deprecated: yes
      x-date: 2020-01-01
      x-nan: .nan`,
    rest: 'components: { schemas: { __proto__: { type: string }, constructor: { type: string } } }\n',
  }).replaceAll('\n', '\r\n')}`;
  const result = await readFiles(text);
  const root = result.document?.root;
  const post = at(root, 'paths', '/a', 'post');
  expect(post).toMatchObject({ summary: 'Own', deprecated: 'yes', 'x-date': '2020-01-01', 'x-nan': '.nan' });
  expect(post.responses).toEqual({ 200: { description: 'Fine' } });
  expect(result.document?.positionOf(post, 'responses')).toEqual({ file: 'openapi.yaml', line: 7, column: 7 });
  expect(result.document?.positionOf(post, 'summary')).toEqual({ file: 'openapi.yaml', line: 11, column: 7 });
  expect(Object.keys(at(root, 'components', 'schemas'))).toEqual(['__proto__', 'constructor']);
  expect(isObject(Object.prototype) && 'type' in Object.prototype).toBe(false);
  expect(print(result).filter((problem) => problem.includes('.nan'))).toHaveLength(1);
});

test('a duplicate key is an error in an owner’s document, and a warning in others', async () => {
  for (const file of ['openapi.yaml', 'openapi.json']) {
    const text = '{"openapi": "3.1.1", "info": {"title": "A", "version": "1", "title": "B"}, "paths": {}}';
    const strict = await readFiles({ [file]: text }, { strict: true });
    const message = 'Duplicate key `title`. The last one wins.';
    expect(strict.problems).toContainEqual(
      expect.objectContaining({ rule: 'duplicate-key', severity: 'error', line: 1, column: 61, message }),
    );
    const lenient = await readFiles({ [file]: text });
    expect(lenient.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(at(lenient.document?.root, 'info').title).toBe('B');
  }
});

test('a version that is a number, or short, is a warning', async () => {
  for (const written of ['3.1', '3.0', '"3.0"']) {
    const result = await readFiles(spec({ version: written }));
    expect(result.problems).toMatchObject([{ rule: 'openapi-version', severity: 'warning', line: 1, column: 10 }]);
    expect(result.document).toBeDefined();
  }
});

test('a version or a variable of a server that lacks quotes is read as written', async () => {
  const variables = '{ v: { default: 1.0, enum: [1.0, 2.10] } }';
  const yaml = `openapi: 3.1.1\ninfo: { title: T, version: 1.10 }\nservers: [{ url: /, variables: ${variables} }]\npaths: {}\n`;
  const json = '{"openapi":"3.0.0","info":{"title":"T","version":2.00},"paths":{}}';
  const { document } = await readFiles(yaml);
  expect(at(document?.root, 'info').version).toBe('1.10');
  expect(at(document?.root, 'servers', '0', 'variables', 'v')).toEqual({ default: '1.0', enum: ['1.0', '2.10'] });
  expect(at((await readFiles({ 'api.json': json })).document?.root, 'info').version).toBe('2.00');
});

test('a reference into a schema that finds only another reference is that one', async () => {
  const rest = `components:
  schemas:
    B: { type: object }
    A: { type: object, properties: { b: { $ref: '#/components/schemas/B' }, c: { $ref: '#/components/schemas/A/properties/b' } } }
    Named: { $ref: '#/components/schemas/B' }
    D: { $ref: '#/components/schemas/Named' }
`;
  const { document } = await readFiles(spec({ rest }));
  const refOf = (...keys: string[]) => at(document?.root, 'components', 'schemas', ...keys).$ref;
  expect([refOf('A', 'properties', 'c'), refOf('D')]).toEqual(['#/components/schemas/B', '#/components/schemas/Named']);
});

test('a generic schema means what the schema that refers to it says', async () => {
  const rest = `components:
  schemas:
    User: { type: object }
    Page: { $id: page, properties: { items: { type: array, items: { $dynamicRef: '#T' } } }, $defs: { T: { $dynamicAnchor: T, not: {} } } }
    Users: { $id: users, $ref: page, $defs: { U: { $dynamicAnchor: T, $ref: '#/components/schemas/User' } } }
    Texts: { $id: texts, $ref: page, $defs: { S: { $dynamicAnchor: T, type: string } } }
    Tree: { $id: tree, $dynamicAnchor: node, properties: { child: { $dynamicRef: '#node' } } }
    Strict: { $id: strict, $dynamicAnchor: node, $ref: tree, unevaluatedProperties: false }
    Other: { $id: other, $ref: page, $defs: { S: { $dynamicAnchor: nothing } } }
`;
  const result = await readFiles(spec({ rest }));
  expect(print(result)).toEqual([]);
  const schemaOf = (...keys: string[]) => at(result.document?.root, 'components', 'schemas', ...keys);
  const itemOf = (name: string) => schemaOf(name, 'allOf', '0', 'properties', 'items', 'items').$ref;
  expect(itemOf('Users')).toBe('#/components/schemas/User');
  expect(itemOf('Texts')).toBe('#/components/schemas/Texts/$defs/S');
  expect(schemaOf('Strict', 'allOf', '0', 'properties', 'child').$ref).toBe('#/components/schemas/Strict');
  expect(schemaOf('Other').$ref).toBe('#/components/schemas/Page');
});

const schema = (ref: string) =>
  spec({
    rest: `components:
  schemas:
    User: { type: object }
    Users:
      type: array
      items:
        $ref: '${ref}'
  responses:
    Missing: { description: Not here. }
`,
  });

test.each([
  [
    '#/components/schemas/Usr',
    'Cannot resolve `#/components/schemas/Usr`: `#/components/schemas` has no `Usr`.\n  Did you mean `#/components/schemas/User`?',
  ],
  [
    '#/component/schemas/User',
    'Cannot resolve `#/component/schemas/User`: the document has no `component`.\n  Did you mean `#/components/schemas/User`?',
  ],
  [
    '#/components/schemas/Missing',
    'Cannot resolve `#/components/schemas/Missing`: `#/components/schemas` has no `Missing`.\n  Did you mean `#/components/responses/Missing`?',
  ],
  ['User', 'File not found: `User`.'],
  ['schemas/usr.yaml#/User', 'File not found: `schemas/usr.yaml`.\n  Did you mean `schemas/user.yaml`?'],
  ['./schemas/usr.yaml', 'File not found: `./schemas/usr.yaml`.\n  Did you mean `./schemas/user.yaml`?'],
  [
    'schemas/user.yaml#/Usr',
    'Cannot resolve `schemas/user.yaml#/Usr`: `schemas/user.yaml` has no `Usr`.\n  Did you mean `schemas/user.yaml#/User`?',
  ],
  ['schemas/user.yaml/User', 'File not found: `schemas/user.yaml/User`.\n  Did you mean `schemas/user.yaml#/User`?'],
  [
    'schemas/user.yaml#User',
    'Cannot resolve `schemas/user.yaml#User`: `schemas/user.yaml` has no `User`.\n  Did you mean `schemas/user.yaml#/User`?',
  ],
  ['schemas/none.yaml#/User', 'Cannot resolve `schemas/none.yaml#/User`: `schemas/none.yaml` is empty.'],
])('a $ref to %s is an error in both modes, and says why', async (ref, message) => {
  const files = {
    'openapi.yaml': schema(ref),
    'schemas/user.yaml': 'User: { type: string }',
    'schemas/none.yaml': '# Nothing is left\n',
  };
  for (const strict of [true, false]) {
    const result = await readFiles(files, { strict });
    expect(print(result)).toContain(`openapi.yaml:11:15  error  unresolved-ref\n  ${message}`);
  }
});

test.each([
  ['$ref: #/components/schemas/User', '`$ref` must be a text.\n  In YAML, a `#` after a space begins a comment'],
  ["ref: '#/components/schemas/User'", 'Property `ref` is not expected here.\n  Did you mean `$ref`?'],
])('%s is no reference', async (written, message) => {
  const text = schema('#/components/schemas/User').replace("$ref: '#/components/schemas/User'", written);
  expect(print(await readFiles({ 'openapi.yaml': text })).join()).toContain(
    `openapi.yaml:11:9  error  struct\n  ${message}`,
  );
});

test('a file that is missing is named as each reference names it', async () => {
  const files = {
    'openapi.yaml': schema('schemas/users.yaml#/A'),
    'schemas/users.yaml': 'A: { properties: { a: { $ref: schemas/pet.yaml#/B }, b: { $ref: pet.yaml#/B } } }',
    'schemas/pet.yaml': 'B: { $ref: ../petz.yaml }',
    'petz.yml': '',
  };
  expect(print(await readFiles(files)).join('\n')).toMatch(
    /File not found: `schemas\/pet.yaml`.\n {2}Did you mean `pet.yaml`\?[\s\S]*`..\/petz.yaml`.\n {2}Did you mean `..\/petz.yml`\?/,
  );
});

test('a document with a similar name is suggested', async () => {
  const result = await createSpecReader(memoryHost({ 'openapi.yaml': '' }), '/spec').read('opennapi.yaml');
  const message = 'File not found: `opennapi.yaml`.\n  Did you mean `openapi.yaml`?';
  expect(print(result)).toEqual([`opennapi.yaml:1:1  error  file-not-found\n  ${message}`]);
});

test('a file that cannot be read is one problem, however many references name it', async () => {
  const refs = ['none.yaml#/A', 'none.yaml#/B', 'large.yaml#/A', 'large.yaml#/B'];
  const schemas = refs.map((ref, index) => `    S${index}: { $ref: '${ref}' }\n`).join('');
  const host = memoryHost({
    'openapi.yaml': spec({ rest: `components:\n  schemas:\n${schemas}` }),
    'large.yaml': 'A: { type: string }',
  });
  const size = async (path: string) => (path.endsWith('large.yaml') ? 64 * 1024 * 1024 + 1 : host.size(path));
  const result = await createSpecReader({ ...host, size }, '/spec').read('openapi.yaml');
  expect(print(result)).toEqual([
    'openapi.yaml:7:17  error  unresolved-ref\n  File not found: `none.yaml`.',
    'openapi.yaml:9:17  error  file-too-large\n  `large.yaml` is 65 MB; the limit is 64 MB.',
  ]);
});

const BOOLEANS =
  'components:\n  schemas:\n    A: true\n    B: { type: array, items: false, not: true, anyOf: [true, false] }\n';

test('`true` and `false` are schemas from 3.1 on', async () => {
  const document = spec({ rest: BOOLEANS });
  expect(print(await readFiles(document))).toEqual([]);
  const older = print(await readFiles(document.replace(/3\.1\.\d/, '3.0.3')));
  expect(older).toContain('openapi.yaml:7:8  warning  struct\n  Expected type `Schema` (object) but got `boolean`.');
});

test('references that lead in a circle are errors, and schemas that contain themselves are not', async () => {
  const circle = await readFiles(
    spec({
      rest: "components:\n  schemas:\n    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }\n",
    }),
  );
  expect(print(circle)).toEqual([
    'openapi.yaml:7:16  error  ref-circle\n  These references lead in a circle: `#/components/schemas/B` → `#/components/schemas/A` → `#/components/schemas/B`.\n  Replace one of these references with the schema itself: openapi.yaml:7, openapi.yaml:8.',
  ]);
  const tree = await readFiles(
    {
      'openapi.yaml': spec({ rest: 'components:\n  schemas:\n    Tree: { $ref: tree.yaml }\n' }),
      'tree.yaml': 'type: object\nproperties:\n  child: { $ref: tree.yaml }\n',
    },
    { swaggerParser: true },
  );
  expect(print(tree)).toEqual([]);
});

test('files that include each other without end are refused', async () => {
  const result = await readFiles({
    'openapi.yaml': spec({ paths: '  /a: { $ref: a.yaml }' }),
    'a.yaml':
      "get:\n  responses: { '200': { description: Fine } }\n  callbacks: { again: { '{$url}': { $ref: a.yaml } } }",
  });
  expect(result.document).toBeUndefined();
  expect(result.problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ rule: 'endless-document' }]);
});

test('a broken file is reported where it is broken, once', async () => {
  const result = await readFiles({
    'openapi.yaml': spec({ paths: '  /a: { $ref: a.yaml }\n  /b: { $ref: a.yaml#/b }' }),
    'a.yaml': 'get: [',
  });
  expect(result.problems).toMatchObject([{ file: 'a.yaml', line: 1, rule: 'syntax', severity: 'error' }]);
});

test('an example on the network is a link, and one in a file becomes its value', async () => {
  const result = await readFiles({
    'openapi.yaml': spec({
      rest: 'components:\n  examples:\n    Far: { externalValue: https://example.com/a.json }\n    Near: { externalValue: ./near.json }\n',
    }),
    'near.json': '{"a": 1}',
  });
  expect(print(result)).toEqual([]);
  expect(at(result.document?.root, 'components', 'examples')).toEqual({
    Far: { externalValue: 'https://example.com/a.json' },
    Near: { value: { a: 1 } },
  });
});

test('names of schemas in a discriminator are checked as names', async () => {
  const mapped = (name: string) =>
    spec({
      rest: `components:\n  schemas:\n    Dog: { type: object }\n    Pet:\n      oneOf: [{ $ref: '#/components/schemas/Dog' }]\n      discriminator:\n        propertyName: kind\n        mapping:\n          dog: ${name}\n`,
    });
  expect(print(await readFiles(mapped('Dog')))).toEqual([]);
  expect(print(await readFiles(mapped('Dig')))).toEqual([
    'openapi.yaml:13:16  warning  unresolved-ref\n  Unknown schema `Dig`.\n  Did you mean `Dog`?',
  ]);
});

test('slips are errors in an owner’s document and warnings in others, with a suggestion', async () => {
  const text = spec({
    paths:
      '  /a:\n    get:\n      operationId: a\n      sumary: A\n      responses: {}\n    post:\n      operationId: a',
  });
  const lenient = await readFiles(text);
  expect(print(lenient)).toContain(
    'openapi.yaml:8:7  warning  struct\n  Property `sumary` is not expected here.\n  Did you mean `summary`?',
  );
  expect(lenient.problems.map(({ severity }) => severity)).not.toContain('error');
  const strict = await readFiles(text, { strict: true });
  expect(strict.problems).toContainEqual(expect.objectContaining({ rule: 'struct', line: 8, severity: 'error' }));
  expect(strict.problems).toContainEqual(
    expect.objectContaining({ rule: 'duplicate-operation-id', line: 11, severity: 'error' }),
  );
});

test('a key named `undefined` is a slip like any other', async () => {
  const text = spec({ paths: '  /a:\n    get:\n      undefined: 1\n      responses: {}' });
  expect(print(await readFiles(text))).toEqual([
    'openapi.yaml:7:7  warning  struct\n  Property `undefined` is not expected here.',
  ]);
});

test('an example is not validated against a schema that refers to nothing, and its other faults are found', async () => {
  const text = spec({
    rest: 'components:\n  schemas:\n    A: { properties: { b: { $ref: none.yaml } }, example: { b: 1 } }\n    B: { type: object, properties: { schema: { type: string } }, example: { schema: 1 } }\n',
  });
  const found = await readFiles(text, { strict: true });
  expect(
    found.problems.filter(({ rule }) => rule !== 'no-unused-components').map(({ rule, line }) => [rule, line]),
  ).toEqual([
    ['unresolved-ref', 7],
    ['invalid-example', 8],
  ]);
});

test('a missing description is a warning, also in an owner’s document', async () => {
  const result = await readFiles(
    spec({
      paths: "  /a:\n    get:\n      tags: [A]\n      responses:\n        '200': {}",
      rest: 'tags: [{ name: A }]',
    }),
    { strict: true },
  );
  expect(print(result).filter((problem) => problem.includes('description'))).toEqual([
    'openapi.yaml:9:9  warning  struct\n  Missing required field `description`.',
  ]);
});

test('missing fields are named, also where one of several would do, but not a key that does not belong', async () => {
  const result = await readFiles('openapi: 3.1.0\ninfo: { title: T, license: {}, contct: {} }\n', { strict: true });
  expect(print(result)).toEqual([
    'openapi.yaml:1:1  error  struct\n  Missing required field: one of `paths`, `components`, `webhooks`.',
    'openapi.yaml:2:1  error  struct\n  Missing required field `version`.',
    'openapi.yaml:2:19  error  struct\n  Missing required field `name`.',
    expect.stringContaining(
      '2:32  error  struct\n  Property `contct` is not expected here.\n  Did you mean `contact`?',
    ),
  ]);
});

test('an example that does not match its schema is an error in an owner’s document', async () => {
  const paths =
    "  /a:\n    get:\n      tags: [A]\n      responses:\n        '200':\n          description: Fine\n          content:\n            application/json:\n              schema: { type: object, properties: { n: { type: integer } } }\n              example:\n                n: many";
  const strict = await readFiles(spec({ paths, rest: 'tags: [{ name: A }]\nsecurity: []' }), { strict: true });
  expect(strict.problems).toMatchObject([{ rule: 'invalid-example', line: 15, column: 20, severity: 'error' }]);
  expect(print(await readFiles(spec({ paths })))).toEqual([]);
});

test('swagger-parser validates a document, too, except in version 3.2, and its findings have our places', async () => {
  const rest = 'components:\n  schemas:\n    A: { type: strng }\n';
  const options = { lint: false, swaggerParser: true, strict: true };
  const found = await readFiles(spec({ version: '3.0.3', rest }), options);
  expect(found.problems).toMatchObject([{ rule: 'swagger-parser', severity: 'error', line: 7, column: 16 }]);
  const newer = await readFiles(spec({ version: '3.2.0', rest }), options);
  expect(newer.problems).toEqual([]);
  expect(newer.document?.version).toBe('3.2');
});

test('a document with the device flow of 3.2 is checked to the end', async () => {
  const flow = '{ deviceAuthorizationUrl: https://a.example/d, tokenUrl: https://a.example/t, scopes: { s: A } }';
  const rest = `components:\n  securitySchemes: { D: { type: oauth2, flows: { deviceAuthorization: ${flow} } } }\n`;
  expect(print(await readFiles(spec({ version: '3.2.0', rest })))).toEqual([]);
});

test('cookies in their own style and shared media types are right in 3.2', async () => {
  const paths =
    "  /a:\n    get:\n      parameters: [{ name: c, in: cookie, style: cookie, schema: { type: string } }]\n      responses:\n        '200': { description: Fine, content: { text/csv: { $ref: '#/components/mediaTypes/M' } } }";
  const rest = 'components: { mediaTypes: { M: { schema: { type: string } } } }\n';
  expect(print(await readFiles(spec({ version: '3.2.0', paths, rest })))).toEqual([]);
  const older = await readFiles(spec({ paths, rest }));
  expect(older.problems.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['struct', 'spec-strict-refs']));
});

test('a crash of Redocly becomes a problem', async () => {
  const result = await readFiles(spec({ rest: 'tags: [{ name: A, hasOwnProperty: 1 }]\n' }));
  expect(print(result)).toEqual([
    'openapi.yaml:1:1  warning  lint-failed\n  Validation stopped: part of the document has an unexpected structure.',
  ]);
  expect(result.document).toBeDefined();
});

test('two components with one name get distinct names, with a warning', async () => {
  const result = await readFiles({
    'openapi.yaml': spec({
      rest: 'components:\n  schemas:\n    A: { properties: { x: { $ref: a.yaml#/X }, y: { $ref: b.yaml#/X } } }\n',
    }),
    'a.yaml': 'X: { type: string }',
    'b.yaml': 'X: { type: integer }',
  });
  expect(result.problems).toMatchObject([
    { rule: 'component-renamed', severity: 'warning', file: 'openapi.yaml', line: 7 },
  ]);
  expect(Object.keys(at(result.document?.root, 'components', 'schemas')).sort()).toEqual(['A', 'X', 'X-2']);
});

test('`lint: false` reports only what prevents reading', async () => {
  const text = spec({
    paths: "  /a: { get: { sumary: A, responses: { '200': { $ref: '#/components/responses/A' } } } }",
  });
  expect(await readFiles(text, { lint: false })).toMatchObject({ problems: [{ rule: 'unresolved-ref', line: 5 }] });
});

test('half a character becomes a mark: no page could hold it', async () => {
  const rest = '"info": {"title": "\\ud800 \\ud83c\\udfae", "version": "1"}, "paths": {}, "x-\\udc00": "\\udfff"';
  for (const file of ['openapi.yaml', 'openapi.json']) {
    for (const start of file === 'openapi.yaml' ? ['', '--- # A\n'] : ['']) {
      const { document } = await readFiles({ [file]: `${start}{"openapi": "3.1.1", ${rest}}` }, { strict: false });
      expect(document?.root).toMatchObject({ info: { title: '\ufffd 🎮' }, 'x-\ufffd': '\ufffd' });
    }
  }
});
