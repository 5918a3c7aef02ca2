import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { createSpecReader } from '../../../plugins/document/core';
import type { Json } from '../../../plugins/shared/core/json';
import { findNode } from '../../../plugins/shared/core/pointer';
import { memoryHost, print, readFiles } from '../read/helpers';

interface Case {
  name: string;
  actions: Json[];
  then?: Json[];
  result: Record<string, Json>;
}

const DOCUMENT = `openapi: 3.1.1
info:
  title: Old
  version: '1'
  contact: { url: 'https://a.example.org' }
tags:
  - name: a
paths:
  /a: { get: { summary: A } }
  /b: { get: { summary: B } }
`;

const overlay = (actions: string, head = 'overlay: 1.1.0\ninfo: { title: T, version: "1" }') =>
  `${head}\nactions:\n${actions}`;

async function read(actions: string, files: Record<string, string> = { 'openapi.yaml': DOCUMENT }) {
  return readFiles({ ...files, 'o.yaml': overlay(actions) }, { overlays: ['o.yaml'], lint: false });
}

const messagesOf = async (...given: Parameters<typeof read>) => print(await read(...given));

describe('an overlay changes the document', () => {
  const cases = parse(readFileSync(join(import.meta.dirname, 'cases.yaml'), 'utf8')) as Case[];
  it.each(cases)('$name', async ({ actions, then = [], result }) => {
    const files = {
      'openapi.yaml': DOCUMENT,
      'one.yaml': overlay(stringify(actions)),
      'two.yaml': overlay(stringify(then)),
    };
    const overlays = then.length > 0 ? ['one.yaml', 'two.yaml'] : ['one.yaml'];
    const found = await readFiles(files, { overlays, lint: false });
    expect(print(found)).toEqual([]);
    const root = found.document?.root ?? {};
    expect(Object.fromEntries(Object.keys(result).map((key) => [key, root[key] ?? null]))).toEqual(result);
  });
});

it('names the file that has written what a message is about', async () => {
  const { document } = await read(`
  - target: $.info
    update:
      title: New
      x-added: [1]
  - target: $.tags
    update: { name: b }
  - target: $.tags[0]
    remove: true
  - target: $.paths['/a']
    copy: $.paths['/b']
`);
  const place = (...keys: string[]) => {
    const parent = findNode(document?.root, keys.slice(0, -1)) as object;
    const source = document?.positionOf(parent, keys.at(-1), 'value');
    return source && `${source.file}:${source.line}:${source.column}`;
  };
  expect({
    replaced: place('info', 'title'),
    kept: place('info', 'version'),
    keptObject: place('info', 'contact'),
    added: place('info', 'x-added'),
    addedItem: place('info', 'x-added', '0'),
    item: place('tags', '0'),
    copied: place('paths', '/a', 'get', 'summary'),
    later: place('paths', '/b'),
  }).toEqual({
    replaced: 'o.yaml:7:14',
    kept: 'openapi.yaml:4:12',
    keptObject: 'openapi.yaml:5:12',
    added: 'o.yaml:8:16',
    addedItem: 'o.yaml:8:17',
    item: 'o.yaml:10:13',
    copied: 'openapi.yaml:10:25',
    later: 'openapi.yaml:10:7',
  });
});

it('reports a mistake of an overlay in the document at the overlay', async () => {
  const files = { 'openapi.yaml': DOCUMENT, 'o.yaml': overlay(`  - target: $.info\n    update: { license: 3 }\n`) };
  const found = print(await readFiles(files, { overlays: ['o.yaml'] }));
  expect(found).toContain('o.yaml:5:24  warning  struct\n  Expected type `License` (object) but got `integer`.');
});

describe('an action that changes nothing is a warning', () => {
  it.each([
    ["$.paths['/c'].get", '`$.paths` has no `/c`. Did you mean `/a` or `/b`?'],
    ['$.info.titel', '`$.info` has no `titel`. Did you mean `title`?'],
    ['$.tags[?@.name == "z"]', undefined],
  ])('%s', async (target, hint) => {
    expect(await messagesOf(`  - target: ${target}\n    remove: true\n`)).toEqual([
      `o.yaml:4:13  warning  overlay-unmatched\n  \`${target}\` selects nothing in the document.${hint ? `\n  ${hint}` : ''}`,
    ]);
  });

  it('points from a reference to its target', async () => {
    const schemas = 'components: { schemas: { A: { $ref: "#/components/schemas/B" }, B: { type: string } } }\n';
    const [message] = await messagesOf('  - { target: $.components.schemas.A.type, remove: true }\n', {
      'openapi.yaml': DOCUMENT + schemas,
    });
    expect(message).toContain('is a reference to `#/components/schemas/B`: select its target.');
  });

  it('and can be turned off', async () => {
    const files = { 'openapi.yaml': DOCUMENT, 'o.yaml': overlay('  - { target: $.x, remove: true }\n') };
    const rules = { 'overlay-unmatched': 'off' } as const;
    expect(print(await readFiles(files, { overlays: ['o.yaml'], lint: false, rules }))).toEqual([]);
  });
});

describe('a broken overlay is an error, and nothing is shown', () => {
  it.each([
    [
      'actions:\n  - targte: $.info',
      [
        'o.yaml:1:1  error  overlay\n  An overlay needs `overlay`.',
        'o.yaml:1:1  error  overlay\n  An overlay needs `info`.',
        'o.yaml:2:5  error  overlay\n  An action needs `target`.',
        'o.yaml:2:5  error  overlay\n  An action has no field `targte`.\n  Did you mean `target`?',
      ],
    ],
    [
      overlay('  - target: "$.paths[\'/a]"'),
      ['o.yaml:4:23  error  overlay\n  `target` is not a JSONPath query: unclosed string.'],
    ],
    [
      overlay('  - target: $.info\n    update: text'),
      [
        'o.yaml:5:13  error  overlay\n  `update` is a string, and the document has an object there.\n  The document has it at openapi.yaml:3:3. To replace it, remove it in an action before.',
      ],
    ],
    [
      overlay('  - target: $\n    update: { info: { title: [] } }'),
      [
        'o.yaml:5:30  error  overlay\n  `title` is an array, and the document has a string there.\n  The document has it at openapi.yaml:3:10. To replace it, remove it in an action before.',
      ],
    ],
    [
      overlay('  - target: $.info.*\n    update: 1'),
      [
        'o.yaml:4:13  error  overlay\n  `$.info.*` selects primitives and objects.\n  Select one kind at a time: make two actions of it.',
      ],
    ],
    [
      overlay('  - target: $\n    remove: true'),
      ['o.yaml:4:13  error  overlay\n  `$` is the whole document, which cannot be removed.'],
    ],
    [
      overlay('  - target: $.info\n    copy: $.paths.*'),
      ['o.yaml:5:11  error  overlay\n  `$.paths.*` selects 2 values.\n  `copy` takes exactly one value.'],
    ],
    [
      overlay('  - target: $.info\n    copy: $.tags[0]', 'overlay: 1.0.0\ninfo: { title: T, version: 1.0 }'),
      [
        'o.yaml:2:28  error  overlay\n  `version` must be a string, not a number.\n  Write `"1"`.',
        'o.yaml:5:5  error  overlay\n  `copy` is new in version 1.1 of overlays.\n  Write `overlay: 1.1.0`.',
      ],
    ],
    [
      'openapi: 3.1.1',
      [
        'o.yaml:1:1  error  overlay\n  This is an OpenAPI document, not an overlay.\n  An overlay begins with `overlay: 1.1.0`.',
      ],
    ],
  ])('%s', async (text, messages) => {
    const found = await readFiles({ 'openapi.yaml': DOCUMENT, 'o.yaml': text }, { overlays: ['o.yaml'] });
    expect(print(found)).toEqual(messages);
    expect(found.document).toBeUndefined();
  });

  it('as is one that does not exist, which is watched', async () => {
    const found = await readFiles(
      { 'openapi.yaml': DOCUMENT, 'mine.overlay.yaml': '' },
      { overlays: ['mine.overly.yaml'] },
    );
    expect(print(found)).toEqual([
      'mine.overly.yaml:1:1  error  file-not-found\n  File not found: `mine.overly.yaml`.\n  Did you mean `mine.overlay.yaml`?',
    ]);
    expect(found.files).toEqual(['/spec/openapi.yaml', '/spec/mine.overly.yaml']);
  });
});

it('says which document an overlay is for, if it is another one', async () => {
  const text = overlay(
    '  - { target: $.info, update: { x-a: 1 } }',
    'overlay: 1.1.0\nextends: ./other.yaml\ninfo: { title: T, version: "1" }',
  );
  const found = await readFiles({ 'openapi.yaml': DOCUMENT, 'o.yaml': text }, { overlays: ['o.yaml'], lint: false });
  expect(print(found)).toEqual([
    'o.yaml:2:10  warning  overlay-extends\n  This overlay is for `./other.yaml`, and is applied to `openapi.yaml`.',
  ]);
});

describe('a document of several files', () => {
  const files = {
    'openapi.yaml': `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /a: { $ref: paths/a.yaml#/list }
  /b: { get: { responses: { '200': { $ref: '#/components/responses/R' } } } }
components:
  responses:
    R: { description: Fine, content: { application/json: { schema: { $ref: schemas/A.yaml } } } }
  schemas:
    A: { $ref: schemas/A.yaml }
`,
    'paths/a.yaml': `list:
  get: { responses: { '200': { description: Fine, content: { application/json: { schema: { $ref: ../schemas/A.yaml } } } } } }
`,
    'schemas/A.yaml': 'type: object\nproperties:\n  id: { type: string }\n  secret: { type: string }\n',
    'schemas/B.yaml': 'type: integer\n',
  };

  it('is changed where it is written, for all that refer to it', async () => {
    const found = await read('  - { target: $.components.schemas.A.properties.secret, remove: true }\n', files);
    expect(print(found)).toEqual([]);
    expect(JSON.stringify(found.document?.root)).not.toContain('secret');
    expect(Object.keys(findNode(found.document?.root, ['components', 'schemas']) as object)).toEqual(['A']);
  });

  it('loses each reference that is removed, and is written once where several lead to the same place', async () => {
    const shared = {
      ...files,
      'openapi.yaml': files['openapi.yaml'].replace('  /b:', '  /c: { $ref: paths/a.yaml#/list }\n  /b:'),
    };
    const written = await read("  - { target: '$.paths.*.get', update: { tags: [x] } }\n", shared);
    expect(findNode(written.document?.root, ['paths', '/c', 'get', 'tags'])).toEqual(['x']);
    const removed = await read("  - { target: \"$.paths['/a','/c']\", remove: true }\n", shared);
    expect(Object.keys(findNode(removed.document?.root, ['paths']) as object)).toEqual(['/b']);
  });

  it('takes references of overlays as those of the document itself', async () => {
    const found = await read(
      `
  - target: $.paths['/a'].get
    update:
      responses:
        '201': { $ref: '#/components/responses/R' }
        '202': { description: New, content: { application/json: { schema: { $ref: schemas/B.yaml } } } }
  - target: $.paths['/b'].get.responses
    update:
      '400': {}
  - target: $.paths['/b'].get.responses['400']
    copy: $.paths['/a'].get.responses['200']
`,
      files,
    );
    expect(print(found)).toEqual([]);
    const root = found.document?.root;
    const schema = ['content', 'application/json', 'schema', '$ref'];
    expect(findNode(root, ['paths', '/a', 'get', 'responses', '201', '$ref'])).toBe('#/components/responses/R');
    expect(findNode(root, ['paths', '/a', 'get', 'responses', '202', ...schema])).toBe('#/components/schemas/B');
    expect(findNode(root, ['paths', '/b', 'get', 'responses', '400', ...schema])).toBe('#/components/schemas/A');
  });
});

it('reads an overlay again when it has changed', async () => {
  const files = { 'openapi.yaml': DOCUMENT, 'o.yaml': overlay('  - { target: $.info.title, update: One }') };
  const reader = createSpecReader(memoryHost(files), '/spec');
  const options = { overlays: ['o.yaml'], lint: false };
  const titleOf = async () => findNode((await reader.read('openapi.yaml', options)).document?.root, ['info', 'title']);
  expect(await titleOf()).toBe('One');
  const first = await reader.read('openapi.yaml', options);
  expect(await reader.read('openapi.yaml', options)).toBe(first);
  files['o.yaml'] = overlay('  - { target: $.info.title, update: Two }');
  expect(await titleOf()).toBe('Two');
  expect(first.files).toEqual(['/spec/openapi.yaml', '/spec/o.yaml']);
});
