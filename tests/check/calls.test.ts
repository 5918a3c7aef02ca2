import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHttpFile } from '../../plugins/check/core/calls/readHttpFile';
import { formatResult } from '../../plugins/check/core/output/formats';
import { readClientCalls } from '../../plugins/check/readClientCalls';
import { modelOf } from '../openapi/model/support';
import { checkSite } from './support/checkFiles';

const spec = (version: string, { size = 100, isNew = false } = {}) => `
openapi: 3.1.0
info: { title: Shop, version: ${version} }
servers: [{ url: 'https://api.shop.test/v1' }]
tags: [{ name: Shop }]
paths:
  /pets:
    get: { tags: [Shop], operationId: listPets, parameters: [{ name: size, in: query, schema: { type: integer, maximum: ${size} } }], responses: { '200': { description: Pets. } } }
    post: { tags: [Shop], operationId: addPet, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '200': { description: Added. } } }
  /pets/{id}:
    get: { tags: [Shop], operationId: getPet, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { '200': { description: A pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } } }
    put: { tags: [Shop], operationId: changePet, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '200': { description: Changed. } } }
${isNew ? '' : `  /orders/{id}:\n    delete: { tags: [Shop], operationId: dropOrder, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { '200': { description: Gone. } } }\n`}
components:
  schemas:
    Pet: { type: object, ${isNew ? 'required: [tag], ' : ''}properties: { tag: { type: string } } }
`;
const OLD = modelOf(spec('1.0.0'));
const NEW = {
  'openapi.yaml': spec('2.0.0', { size: 50, isNew: true }),
  'docs/guide.mdx': 'Ask `listPets` for `size`.\n',
};

const har = JSON.stringify(
  {
    log: {
      entries: [
        { request: { method: 'GET', url: 'https://api.shop.test/v1/pets?size=80' } },
        { request: { method: 'GET', url: 'https://api.shop.test/v1/petz' } },
        {
          request: { method: 'GET', url: 'https://api.shop.test/app.css' },
          response: { content: { mimeType: 'text/css' } },
        },
        { request: { method: 'GET', url: 'https://cdn.test/logo' } },
        { request: { method: 'OPTIONS', url: 'https://api.shop.test/v1/pets' } },
      ],
    },
  },
  null,
  1,
);

const FILES: Record<string, string> = {
  'session.har': har,
  'requests.http': '@host = https://api.shop.test/v1\n\n### Remove\nDELETE {{host}}/orders/{{orderId}} HTTP/1.1\n',
  'src/api.ts':
    'const read = (id: string) => client.get<Pet>(`${BASE}/pets/${encodeURIComponent(id)}`);\nlet home = "/home";\n',
  'src/types.ts': 'interface paths {\n  "/pets": { get: unknown };\n}\n',
  'src/create.go': 'res, err := api.AddPet(ctx, pet)\n',
  'src/node_modules/x.js': 'fetch("/pets")\n',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calls-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

async function check(...paths: string[]) {
  const calls = await readClientCalls(paths, folder);
  return checkSite(NEW, undefined, {}, { old: OLD, calls });
}

describe('only the changes that reach the calls of', () => {
  it('an HTTP archive, in a new major version too', async () => {
    const { problems, notes, calls } = await check('session.har');
    expect(problems).toMatchObject([
      {
        rule: 'breaking-change',
        message: '`GET /pets`: query size: maximum 100 → 50.',
        hint: 'Called at session.har:7.',
      },
    ]);
    expect(notes).toMatchObject([{ rule: 'read-again', file: 'docs/guide.mdx' }]);
    expect(calls).toMatchObject({
      found: [{ operation: 'GET /pets', places: [{ file: 'session.har', line: 7 }] }],
      unknown: [{ message: '`GET /v1/petz` matches no operation.', line: 13 }],
      elsewhere: [{ server: 'https://cdn.test', requests: 1 }],
    });
  });

  it('a .http file, also of calls that are gone', async () => {
    const { problems } = await check('requests.http');
    expect(problems.map(({ message }) => message)).toEqual(['`DELETE /orders/{id}`: removed.']);
  });

  it('code, by paths and by names that generators make of operation ids; of a model, those that use it', async () => {
    const { problems, calls } = await check('src');
    expect(calls).toMatchObject({
      found: [
        { operation: 'POST /pets', places: [{ file: 'src/create.go', line: 1 }] },
        { operation: 'GET /pets/{id}', places: [{ file: 'src/api.ts', line: 1 }] },
      ],
      unknown: [],
    });
    expect(problems).toMatchObject([{ message: '`Pet`: tag: is required now.', hint: 'Called at src/create.go:1.' }]);
    expect((await check('src/api.ts')).problems).toEqual([]);
  });

  it('nothing that the document has', async () => {
    const { problems, notes, calls } = await check('src/node_modules/x.js', 'src/api.ts');
    expect([...problems, ...notes.filter(({ rule }) => rule !== 'harmless-change')]).toMatchObject([
      { message: '`GET /pets`: query size: maximum 100 → 50.' },
      { rule: 'read-again' },
    ]);
    expect(calls?.found).toHaveLength(2);
    await expect(check('nowhere')).rejects.toThrow('`--calls`: there is no `nowhere`.');
  });
});

it('a .http file has variables, queries over several lines, bodies, and a GET without its name', () => {
  const text = [
    '@base = {{host}}/v1',
    '@host = https://api.test',
    '# @name list',
    '{{base}}/pets',
    '    ?size=2',
    '    &tag=a',
    'Accept: application/json',
    '',
    'GET /not-a-request',
    '### next',
    '// comment',
    'post {{unknown}}/pets/{{$guid}} HTTP/1.1',
  ].join('\n');
  expect(readHttpFile('a.http', text)).toMatchObject([
    {
      method: 'GET',
      origin: 'https://api.test',
      path: '/v1/pets',
      line: 4,
      query: new Map([
        ['size', ['2']],
        ['tag', ['a']],
      ]),
    },
    { method: 'POST', path: '/pets/{}', line: 12 },
  ]);
});

describe('for people,', () => {
  it('lists what was found, and the requests that match nothing', async () => {
    const { problems, notes, calls } = await check('session.har', 'requests.http');
    const text = formatResult('text', problems, { texts: new Map(), rules: [], notes, calls });
    expect(text).toContain(
      'Calls found: 2 operations\n  GET /pets            session.har:7\n  DELETE /orders/{id}  requests.http:4',
    );
    expect(text).toContain('Not compared: requests to https://cdn.test (1)');
    expect(text).toContain('unknown-call  `GET /v1/petz` matches no operation.  session.har:13');
  });

  it('writes a comment for a pull request: changes by impact, and passages to read again', async () => {
    const { problems, notes, calls } = await check('session.har', 'requests.http');
    expect(formatResult('markdown', problems, { texts: new Map(), rules: [], notes, calls })).toMatchInlineSnapshot(`
      "### API check: 2 errors, 0 warnings

      #### Breaking changes (2)

      - \`DELETE /orders/{id}\`: removed. Called at requests.http:4. \`openapi.yaml:6\`
      - \`GET /pets\`: query size: maximum 100 → 50. Called at session.har:7. \`openapi.yaml:8\`

      #### Read these passages again (1)

      - \`listPets\` query size: maximum 100 → 50. \`docs/guide.mdx:1\`

      #### Requests that match no operation (1)

      - \`GET /v1/petz\` matches no operation. \`session.har:13\`

      <details><summary>Calls (2)</summary>

      - \`GET /pets\`: \`session.har:7\`
      - \`DELETE /orders/{id}\`: \`requests.http:4\`
      - Not compared: requests to \`https://cdn.test\` (1)

      </details>"
    `);
  });
});
