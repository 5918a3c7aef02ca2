import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../plugins/document/core/rules/report';
import { checkRules } from '../../../plugins/document/read';
import type { Effect, Retry } from '../../../plugins/openapi/core/model/types';
import { EXTENSIONS } from '../../../plugins/shared/core/extensions/definitions';
import schema from '../../../plugins/shared/core/extensions/extensions.schema.json';
import { isObject } from '../../../plugins/shared/core/json';
import { listSources, readSource } from '../../helpers/sources';
import { print, readFiles, spec } from '../read/helpers';

const OPERATION = `  /a:
    get:
      operationId: a
      tags: [A]
      responses: { '200': { description: Fine } }
`;
const CATALOGUE = `x-error-catalogue:
  - { code: 10200, name: invite-code-invalid, meaning: Wrong. }
  - { code: 500, name: broken, meaning: Broken., derived: required }
`;

function own(operation: string, rest = ''): string {
  return spec({ paths: `${OPERATION}${operation}`, rest: `tags: [{ name: A }]\nsecurity: []\n${rest}` });
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '      ');

test('media-type finds keys of `content` that are no media types', async () => {
  const post = (types: string) => `  /b:
    post:
      operationId: b
      tags: [A]
      responses: { '200': { description: Fine, content: { ${types} } } }
`;
  const wrong = print(await readFiles(own(post('application-json: {}, json: {}')), { strict: true }));
  expect(wrong.filter((line) => line.includes('media-type'))).toEqual([
    'openapi.yaml:14:59  error  media-type\n  `application-json` is not a media type.\n  Write it as type and subtype: `application/json`.',
    'openapi.yaml:14:81  error  media-type\n  `json` is not a media type.\n  Write it as type and subtype: `application/json`.',
  ]);
  const right =
    'application/vnd.a+json; v=1: {}, image/*: {}, "*/*": {}, application/*+json: {}, text/plain;charset=utf-8: {}';
  expect(print(await readFiles(own(post(right)))).filter((line) => line.includes('media-type'))).toEqual([]);
});

describe('unknown-error-code', () => {
  const about = async (text: string) =>
    print(await readFiles(text, { strict: true })).filter((line) => line.includes('unknown-error-code'));

  test('names who lists it, where, and the nearest code', async () => {
    expect(await about(own(indent('x-errors: [10200, 10299, { code: 501, when: Now. }]'), CATALOGUE))).toEqual([
      'openapi.yaml:10:25  error  unknown-error-code\n  `a` lists error 10299, which is not in openapi.yaml.\n  Did you mean 10200 (invite code invalid)?',
      'openapi.yaml:10:40  error  unknown-error-code\n  `a` lists error 501, which is not in openapi.yaml.\n  Did you mean 500 (broken)?',
    ]);
  });

  test('also on security schemes and parameters', async () => {
    const rest = `components:
  securitySchemes:
    key: { type: apiKey, in: query, name: key, x-errors: [77777] }
${CATALOGUE}`;
    expect(
      await about(own(indent('parameters: [{ name: q, in: query, schema: {}, x-errors: [10201] }]'), rest)),
    ).toEqual([
      'openapi.yaml:10:65  error  unknown-error-code\n  The parameter `q` lists error 10201, which is not in openapi.yaml.\n  Did you mean 10200 (invite code invalid)?',
      'openapi.yaml:15:59  error  unknown-error-code\n  The security scheme `key` lists error 77777, which is not in openapi.yaml.',
    ]);
  });

  test('without a catalogue it says so, once', async () => {
    expect(await about(own(indent('x-errors: [1, 2]')))).toEqual([
      'openapi.yaml:10:18  error  unknown-error-code\n  `a` lists error 1, but the document has no `x-error-catalogue`.',
    ]);
  });
});

test.each<[string, string, string, string[]]>([
  [
    'unused-error-code',
    '',
    CATALOGUE,
    [
      '14:7  error  unused-error-code\n  Error 10200 is in the catalogue, but nothing lists it.\n  List it in `x-errors` where it can occur, or say why it cannot: `unused: <reason>`.',
    ],
  ],
  ['unused-error-code', 'x-errors: [10200]', CATALOGUE, []],
  [
    'unused-error-code',
    'x-errors: [1]',
    'x-error-catalogue: [{ code: 1, name: a, meaning: A., unused: Old. }, { code: 2, name: b, meaning: B., unused: Old. }]',
    ['13:54  error  unused-error-code\n  Error 1 is marked as unused, but `a` lists it.'],
  ],
  [
    'duplicate-error-code',
    'x-errors: [1]',
    'x-error-catalogue:\n  - { code: 1, name: a, meaning: A. }\n  - { code: 1, name: b, meaning: B. }',
    [
      '15:7  error  duplicate-error-code\n  Error 1 is already in the catalogue (openapi.yaml:14).\n  One code with several meanings is one entry, with `meanings`.',
    ],
  ],
  [
    'error-catalogue-shape',
    'x-errors: [1]',
    'x-error-catalogue: [{ code: 1, meaning: A., retry: allways, nme: a }]',
    [
      '13:21  error  error-catalogue-shape\n  `x-error-catalogue` needs `name`.\n  Unique id.',
      '13:52  error  error-catalogue-shape\n  `x-error-catalogue.retry` must be `never`, `later`, `after-login`, `after-fix`, `after-setup`, `after-creation` or `after-consent`.\n  Whether the same call can succeed later, and after what.',
      '13:61  error  error-catalogue-shape\n  `x-error-catalogue` has no field `nme`.\n  Did you mean `name`?',
    ],
  ],
  [
    'error-catalogue-shape',
    '',
    'x-error-catalogue: {}',
    [
      '13:20  error  error-catalogue-shape\n  `x-error-catalogue` must be an array.\n  Lists every error code that a call can return.',
    ],
  ],
  [
    'extension-shape',
    'x-effect: { kind: delete, irreversible: yes }',
    '',
    [
      '10:25  error  extension-shape\n  `x-effect.kind` must be `reads`, `changes` or `deletes`.\n  Did you mean `deletes`?',
      '10:47  error  extension-shape\n  `x-effect.irreversible` must be true or false.\n  No other call can restore the earlier state.',
    ],
  ],
  [
    'extension-shape',
    'x-poll: { seconds: 0, untill: Done. }',
    '',
    [
      '10:26  error  extension-shape\n  `x-poll.seconds` must be more than 0.\n  Shortest pause between two calls, in seconds.',
      '10:29  error  extension-shape\n  `x-poll` has no field `untill`.\n  Did you mean `until`?',
    ],
  ],
  [
    'extension-shape',
    'x-keywords: leaderboard',
    '',
    ['10:19  error  extension-shape\n  `x-keywords` must be an array.\n  What readers may type instead of the title.'],
  ],
  [
    'extension-shape',
    'x-errors: 5',
    '',
    [
      '10:17  error  extension-shape\n  `x-errors` must be an array.\n  Lists the error codes that can be returned here.',
    ],
  ],
  [
    'extension-shape',
    'x-assumed: true',
    '',
    [
      '10:18  error  extension-shape\n  `x-assumed` must be a string or an array.\n  A sentence of Markdown, or a list of them.',
    ],
  ],
  [
    'extension-shape',
    'parameters: [{ name: q, in: query, schema: { type: object, properties: { x-assumed: {}, p: { x-assumed: [""] } } } }]',
    '',
    ['10:112  error  extension-shape\n  `x-assumed` must not be empty.'],
  ],
  [
    'error-catalogue-shape',
    '',
    'x-error-catalogue: [{ code: 1, name: a, meaning: A., unused: Old., x-assumed: [] }]',
    [
      '13:79  error  error-catalogue-shape\n  `x-error-catalogue.x-assumed` must not be empty.\n  A sentence of Markdown, or a list of them.',
    ],
  ],
  [
    'error-meaning',
    'x-errors: [7, { code: 7, meaning: gamee }, { code: 7, meaning: game }, { code: 8, meaning: x }, 8]',
    'x-error-catalogue: [{ code: 7, name: a, meaning: A., meanings: [{ name: game, when: W., meaning: G. }, { name: config, when: V., meaning: C. }] }, { code: 8, name: b, meaning: B. }]',
    [
      '10:18  error  error-meaning\n  `a` lists error 7 without saying which of its meanings applies.\n  Write `{ code: 7, meaning: … }`. Its meanings are `game`, `config`.',
      '10:41  error  error-meaning\n  Error 7 has no meaning `gamee`.\n  Did you mean `game`?',
      '10:98  error  error-meaning\n  Error 8 has no meaning `x`.\n  The catalogue gives it one meaning.',
    ],
  ],
  [
    'misplaced-extension',
    'servers: [{ url: /, x-assumed: No. }]\nx-page: { path: a }\nx-assumed: Fine.',
    'x-poll: { seconds: 1 }\nx-vendor: { x-poll: 1 }',
    [
      '10:27  error  misplaced-extension\n  `x-assumed` is not allowed here.\n  Move it to `info`, a tag, an operation, a parameter, a header, a request body, a response, a schema, a security scheme, a catalogue entry or a listed error.',
      '11:7  error  misplaced-extension\n  `x-page` is not allowed here.\n  Move it to a tag.',
      '15:1  error  misplaced-extension\n  `x-poll` is not allowed here.\n  Move it to an operation.',
    ],
  ],
  ['misplaced-extension', '', 'x-errors: { not-found: { description: Not there. } }', []],
  ['misplaced-extension', '', 'x-errors: [{ type: not-found, title: Not there }]', []],
  [
    'misplaced-extension',
    '',
    'x-errors: [1]',
    [
      '13:1  error  misplaced-extension\n  `x-errors` is not allowed here.\n  Move it to an operation, a security scheme or a parameter.',
    ],
  ],
  [
    'server-variable',
    'servers: [{ url: "https://{a}.x", variables: { a: { default: b, enum: [] } } }]',
    '',
    [
      '10:71  error  server-variable\n  `enum` of a server variable must not be empty.\n  List the values, or leave out `enum` to allow any.',
    ],
  ],
  [
    'server-variable',
    'servers: [{ url: "https://{a}.x", variables: { a: { default: b, enum: [c] }, d: { default: e, enum: [e] } } }]',
    '',
    ['10:68  error  server-variable\n  The default `b` is not in `enum`.\n  Add it there, or choose `c`.'],
  ],
  [
    'unknown-dynamic-ref',
    '',
    'components: { schemas: { S: { $dynamicAnchor: node, items: { $dynamicRef: "#node" }, not: { $dynamicRef: "#nope" } } } }',
    [
      '13:106  error  unknown-dynamic-ref\n  `$dynamicRef` leads nowhere: no schema here is `#nope`.\n  Give a schema `$dynamicAnchor: nope`.',
    ],
  ],
  [
    'unknown-extension',
    'x-pool: { seconds: 5 }',
    '',
    ['10:7  error  unknown-extension\n  Unknown extension `x-pool`.\n  Did you mean `x-poll`?'],
  ],
  ['unknown-extension', 'x-tags: 1\nx-logo: 2\nx-internal: true\nx-name: { x-pool: 1 }', '', []],
  [
    'unknown-extension',
    '',
    'components: { schemas: { S: { properties: { x-pool: {} }, example: { x-pool: 1 } }, T: { x-pages: 1 } } }',
    ['13:90  error  unknown-extension\n  Unknown extension `x-pages`.\n  Did you mean `x-page`?'],
  ],
  [
    'unknown-security-scheme',
    'security: [{ sesion: [] }]',
    'components: { securitySchemes: { session: { type: http, scheme: bearer } } }',
    ['10:20  error  unknown-security-scheme\n  Unknown security scheme `sesion`.\n  Did you mean `session`?'],
  ],
  [
    'unknown-link-operation',
    '',
    'components: { links: { next: { operationId: aa }, fine: { operationId: a } } }',
    ['13:45  error  unknown-link-operation\n  The link refers to an unknown operation `aa`.\n  Did you mean `a`?'],
  ],
])('%s: %s %s', async (rule, operation, rest, problems) => {
  const text = own(operation === '' ? '' : `${indent(operation)}\n`.replace(/\n$/, ''), rest);
  const found = print(await readFiles(text, { strict: true })).filter((line) => line.includes(`  ${rule}\n`));
  expect(found).toEqual(problems.map((problem) => `openapi.yaml:${problem}`));
});

test.each([
  ...['../../evil', 'Business_share', '/api', 'api/', 'a b', 'index', 'api/index', 'a'.repeat(151)],
  'api/business-share',
])('x-page.path %j is a path of plain segments', async (path) => {
  const text = own('', `x-rest: 1`).replace('{ name: A }', `{ name: A, x-page: { path: ${JSON.stringify(path)} } }`);
  const found = print(await readFiles(text, { strict: true })).filter((line) => line.includes('extension-shape'));
  expect(found.length).toBe(path === 'api/business-share' ? 0 : 1);
});

test('pages: two tags with one path are an error in both modes', async () => {
  const text = spec({
    rest: 'tags:\n  - { name: A, x-page: { path: api/a } }\n  - { name: B, x-page: { path: /api/a/, ordr: 1 } }\n',
  });
  expect(print(await readFiles(text))).toEqual([
    'openapi.yaml:7:32  error  duplicate-page-path\n  The tags `A` (openapi.yaml:6) and `B` share one page: `api/a`.\n  Give one of them another `path`.',
    'openapi.yaml:7:32  warning  extension-shape\n  `x-page.path` must match `^(?!(.*/)?index$)[a-z0-9-]+(/[a-z0-9-]+)*$`.\n  Address below the base path: lower-case letters, digits and hyphens, without a slash at either end, like `api/business-invite`. The last segment is not `index`.',
    'openapi.yaml:7:41  warning  extension-shape\n  `x-page` has no field `ordr`.\n  Did you mean `order`?',
  ]);
});

test('names both places of what must be unique', async () => {
  const paths = `  /a/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: {} }
    get:
      operationId: same
      parameters:
        - { name: q, in: query, schema: {} }
        - $ref: '#/components/parameters/Query'
      responses: { '200': { description: Fine } }
    post:
      operationId: same
      responses: { '200': { description: Fine } }
      callbacks:
        done:
          '{$request.body#/url}':
            put: { operationId: same, responses: { '200': { description: Fine } } }
`;
  const rest = `tags: [{ name: A }, { name: A }]
components:
  parameters:
    Query: { name: q, in: query, schema: {} }`;
  expect(print(await readFiles(spec({ paths, rest })))).toEqual([
    'openapi.yaml:12:11  warning  duplicate-parameter\n  The query parameter `q` is already in this list (openapi.yaml:11).',
    'openapi.yaml:15:20  warning  duplicate-operation-id\n  Duplicate operationId `same`: also that of `GET /a/{id}` (openapi.yaml:9).\n  Give `POST /a/{id}` a different operationId.',
    'openapi.yaml:20:33  warning  duplicate-operation-id\n  Duplicate operationId `same`: also that of `GET /a/{id}` (openapi.yaml:9).\n  Give `PUT {$request.body#/url}` a different operationId.',
    'openapi.yaml:22:29  warning  duplicate-tag\n  Duplicate tag `A` (openapi.yaml:22).',
  ]);
});

test.each([
  ['tagss: [{ name: A }]', 0],
  ['tags: { name: A }', 0],
  ['x-rest: 1', 1],
])('with %s, operations do not complain about their tags one by one', async (rest, expected) => {
  const text = spec({ paths: `${OPERATION}${OPERATION.replace('/a', '/b').replace('Id: a', 'Id: b')}`, rest });
  const found = print(await readFiles(text, { strict: true }));
  expect(found.filter((line) => line.includes('  unknown-tag\n'))).toHaveLength(expected);
});

test('an owner’s operations have declared tags and examples', async () => {
  const paths = `  /a:
    post:
      operationId: a
      tags: [Animls]
      requestBody:
        content: { application/json: { schema: { type: string } } }
      responses:
        '200': { description: Fine, content: { application/json: { schema: { type: string, examples: [x] } }, application/xml: { schema: {} } } }
        '204': { description: Fine }
    get:
      responses:
        '200': { description: A file, content: { image/png: { schema: { type: string, format: binary } } } }
`;
  const text = spec({ paths, rest: 'tags: [{ name: Animals }]\nsecurity: []\n' });
  const found = print(await readFiles(text, { strict: true })).filter((line) =>
    /unknown-tag|without-examples/.test(line),
  );
  expect(found).toEqual([
    'openapi.yaml:8:14  error  unknown-tag\n  `a` has the tag `Animls`, which `tags` does not declare.\n  Did you mean `Animals`?',
    'openapi.yaml:10:20  error  operation-without-examples\n  The body of `a` has no example.\n  Add `examples` beside its `schema`.',
    'openapi.yaml:12:111  error  operation-without-examples\n  The result 200 of `a` has no example.\n  Add `examples` beside its `schema`.',
    'openapi.yaml:15:7  error  unknown-tag\n  `GET /a` has no tag, so it belongs to no page.',
  ]);
  expect(print(await readFiles(text))).toEqual([]);
});

test('rules look at methods of any name', async () => {
  const paths = `  /a:
    additionalOperations:
      Copy: { operationId: a, tags: [B], responses: { '200': { description: Done } } }
`;
  const text = spec({ version: '3.2.0', paths, rest: 'tags: [{ name: A }]\nsecurity: []\n' });
  const found = print(await readFiles(text, { strict: true })).filter((line) => line.includes('unknown-tag'));
  expect(found).toEqual([
    'openapi.yaml:7:38  error  unknown-tag\n  `a` has the tag `B`, which `tags` does not declare.\n  Did you mean `A`?',
  ]);
});

test('an owner’s operations say how they succeed and how they fail', async () => {
  const paths = `  /a:
    get:
      operationId: a
      tags: [A]
      responses: { default: { description: Failed } }
    put:
      operationId: b
      tags: [A]
    post:
      operationId: c
      tags: [A]
      x-errors: [1]
      responses: { '200': { description: Fine } }
`;
  const rest = 'tags: [{ name: A }]\nsecurity: []\nx-error-catalogue: [{ code: 1, name: one, meaning: One. }]\n';
  const text = spec({ paths, rest });
  const result = "Add the response of success, `'200'` for example, to `responses`.";
  expect(print(await readFiles(text, { strict: true }))).toEqual([
    `openapi.yaml:9:7  error  operation-without-result\n  \`a\` declares no success response.\n  ${result}`,
    `openapi.yaml:11:7  error  operation-without-result\n  \`b\` declares no success response.\n  ${result}`,
    'openapi.yaml:17:7  error  operation-without-failure\n  `c` can fail, but declares no error response.\n  Add `default`, or the statuses of its failures, to `responses`.',
  ]);
  expect(print(await readFiles(text))).toEqual([]);
});

test('in other people’s documents our rules warn', async () => {
  const found = await readFiles(own(indent('x-errors: [1]\nx-pool: 1'), CATALOGUE));
  expect(found.problems.map(({ severity }) => severity)).toEqual(found.problems.map(() => 'warning'));
  expect(found.problems.map(({ rule }) => rule).sort()).toEqual([
    'unknown-error-code',
    'unknown-extension',
    'unused-error-code',
  ]);
});

describe('a site', () => {
  const slips = own(indent('x-pool: 1\nsumary: One'));
  const severities = async (text: string, options: object) =>
    (await readFiles(text, options)).problems.map(({ rule, severity }) => `${rule} ${severity}`).sort();

  test.each<[string, Record<string, 'error' | 'warning' | 'off'>, boolean, string[]]>([
    ['nothing', {}, true, ['struct error', 'unknown-extension error']],
    [
      'lower ones',
      { struct: 'warning', 'unknown-extension': 'warning', 'swagger-parser': 'warning' },
      true,
      ['struct warning', 'swagger-parser warning', 'unknown-extension warning'],
    ],
    ['none', { struct: 'off', 'unknown-extension': 'off', 'swagger-parser': 'off' }, true, []],
    [
      'rules that are off by default, ours and Redocly’s',
      { 'operation-without-examples': 'error', 'operation-summary': 'error', 'info-license': 'warning' },
      false,
      ['info-license warning', 'operation-summary error', 'struct warning', 'unknown-extension warning'],
    ],
  ])('sets severities: %s', async (_, rules, strict, expected) => {
    expect(await severities(slips, { rules, strict, swaggerParser: true })).toEqual(expected);
  });

  test('cannot turn off what keeps the document from being shown', async () => {
    const part = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: []\n';
    expect(await severities(part, { rules: { struct: 'off' } })).toEqual(['unreadable-part error']);
    const rules = {
      syntax: 'off',
      'unresolved-ref': 'warning',
      'unkown-tag': 'off',
      'no-unused-component': 'off',
      'broken-link': 'off',
      'operation-operationId-unique': 'error',
    } as const;
    expect(await checkRules(rules, [{ id: 'duplicate-tag', check: () => [] }])).toEqual([
      '"customRules[0].id" is the id of another rule, `duplicate-tag`',
      '"rules.syntax" cannot be changed: without it, the document cannot be read',
      '"rules.unresolved-ref" cannot be changed: pages would lack what the reference leads to',
      '"rules.unkown-tag" is not a rule. Did you mean `unknown-tag`?',
      '"rules.no-unused-component" is not a rule. Did you mean `no-unused-components`?',
      '"rules.broken-link" cannot be changed: `onBrokenLinks` of Docusaurus sets it',
      '"rules.operation-operationId-unique" is called `duplicate-operation-id` here',
    ]);
  });

  test('knows every rule that can report, as one to set or as a fixed one', async () => {
    const plugins = ['document', 'openapi', 'docs', 'navigation', 'tabs', 'shared'];
    const sources = plugins.flatMap((plugin) => listSources(`plugins/${plugin}`)).map(readSource);
    const reported = sources.flatMap((source) =>
      [...source.matchAll(/\brule(?::| =)[^,;{}]*/g)].flatMap(([text]) =>
        [...text.matchAll(/(?<!==)[:?|=] '([a-z]+(?:-[a-z0-9]+)*)'/g)].map(([, id = '']) => id),
      ),
    );
    const ids = [...new Set(reported)].filter((id) => !['missing-field', 'struct', 'warning'].includes(id));
    expect(ids.length).toBeGreaterThan(30);
    const wrong = await checkRules(Object.fromEntries(ids.map((id) => [id, 'warning'])), []);
    expect(wrong.filter((message) => !/ (is fixed|cannot be changed): /.test(message))).toEqual([]);
  });

  test('adds a rule, whose problems have their places and can be turned off', async () => {
    const noGet: Rule = {
      id: 'no-get',
      severity: 'warning',
      check: ({ root }) =>
        Object.values(root.paths ?? {}).flatMap((item) =>
          isObject(item) && item.get ? [{ node: item, key: 'get', message: 'No GET here.', hint: 'Use POST.' }] : [],
        ),
    };
    const read = (rules: object) => readFiles(own(''), { strict: true, rules: { ...rules }, customRules: [noGet] });
    expect(print(await read({}))).toEqual(['openapi.yaml:6:5  warning  no-get\n  No GET here.\n  Use POST.']);
    expect(print(await read({ 'no-get': 'error' }))).toEqual([expect.stringContaining('6:5  error  no-get')]);
    expect(print(await read({ 'no-get': 'off' }))).toEqual([]);
    expect(await checkRules({ 'no-get': 'off' }, [noGet])).toEqual([]);
    const failing: Rule = { id: 'failing', check: () => JSON.parse('{') };
    expect(print(await readFiles(own(''), { customRules: [failing] }))).toEqual([
      expect.stringMatching(/unreadable\n.*the rule `failing` has failed: .*JSON/),
    ]);
  });
});

test('the README lists every extension, as the schema describes it', () => {
  const readme = readFileSync(join(__dirname, '../../../plugins/openapi/README.md'), 'utf8');
  const rows = Object.entries(EXTENSIONS).map(
    ([name, { description, on }]) => `| \`${name}\` | ${on.join(', ')} | ${description} |`,
  );
  expect(readme).toContain(rows.join('\n'));
});

test('every extension says what it is for', () => {
  for (const [name, { description, on }] of Object.entries(EXTENSIONS)) {
    expect(name).toMatch(/^x-/);
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(on).not.toEqual([]);
  }
});

test('the types of the model list the values that the schema of extensions allows', () => {
  const retries: Record<Retry, true> = {
    never: true,
    later: true,
    'after-login': true,
    'after-fix': true,
    'after-setup': true,
    'after-creation': true,
    'after-consent': true,
  };
  const effects: Record<Effect['kind'], true> = { reads: true, changes: true, deletes: true };
  expect(schema.$defs.catalogueEntry.properties.retry.enum).toEqual(Object.keys(retries));
  expect(schema.$defs['x-effect'].properties.kind.enum).toEqual(Object.keys(effects));
});

describe('invalid-example', () => {
  const about = async (text: string) =>
    print(await readFiles(text, { strict: true })).filter((line) => line.includes('invalid-example'));
  const components = (lines: string) => spec({ rest: `components:\n${lines}` });

  test('names the part of an example that its schema refuses, and a field that it does not describe', async () => {
    const text = components(`  schemas:
    Pet:
      type: object
      required: [name]
      properties: { name: { type: string }, kind: { enum: [cat, dog] }, born: { type: integer, maximum: 2100 } }
      examples:
        - { kind: cta, born: 3000 }
        - { name: Ada, nme: Eve }
        - []
        - { name: Ada, kind: dog, born: 2020 }`);
    expect(await about(text)).toEqual([
      'openapi.yaml:12:11  error  invalid-example\n  `examples` needs `name`.',
      'openapi.yaml:12:19  error  invalid-example\n  `examples.kind` must be `cat` or `dog`.\n  Did you mean `cat`?',
      'openapi.yaml:12:30  error  invalid-example\n  `examples.born` must be at most 2100.',
      'openapi.yaml:13:24  error  invalid-example\n  `examples` has no field `nme`.\n  Did you mean `name`?',
      'openapi.yaml:14:11  error  invalid-example\n  `examples` must be an object.',
    ]);
  });

  test('follows references to schemas and examples, and knows fields that only a result has', async () => {
    const text = components(`  schemas:
    Pet: { type: object, required: [id], properties: { id: { type: integer, readOnly: true } } }
  examples:
    bare: { value: {} }
  requestBodies:
    New: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, examples: { bare: { $ref: '#/components/examples/bare' } } } } }
  responses:
    One: { description: One., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, examples: { bare: { $ref: '#/components/examples/bare' } } } } }
    Two: { description: Two., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, examples: { bare: { $ref: '#/components/examples/bare' } } } } }`);
    expect(await about(text)).toEqual(['openapi.yaml:9:13  error  invalid-example\n  `bare` needs `id`.']);
  });

  test('takes a text for a document in the language of its media type, except in JSON', async () => {
    const media = (type: string) => `${type}: { schema: { type: object }, example: <a/> }`;
    const text = components(
      `  responses:\n    A: { description: A., content: { ${media('application/xml')}, ${media('application/json')} } }`,
    );
    expect(await about(text)).toEqual([expect.stringContaining('invalid-example\n  `example` must be an object.')]);
  });

  test('finds a whole number that no double can hold beyond a limit, and shows it as written', async () => {
    const text = components(
      '  schemas:\n    A: { type: integer, maximum: 9007199254740993, example: 9007199254740995 }',
    );
    expect(await about(text)).toEqual([expect.stringContaining('`example` must be at most 9007199254740993.')]);
  });
});

test('what OpenAPI 3.2 and JSON Schema allow is no problem: parts of parts, described media types, keywords of others', async () => {
  const text = spec({
    version: '3.2.0',
    rest: `components:
  mediaTypes: { Lines: { description: Line by line., itemSchema: {} } }
  requestBodies:
    B:
      content:
        multipart/form-data:
          schema: { type: object, myArbitraryKeyword: true }
          encoding: { a: { encoding: { inner: {} } }, b: { prefixEncoding: [{}], itemEncoding: {} } }
`,
  });
  expect(print(await readFiles(text, { strict: true })).filter((line) => line.includes('struct'))).toEqual([]);
});
