import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'http-z';
import { Collection, Request as PostmanRequest } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { printFile } from '../../../plugins/openapi/core/download/printFile';
import type { ApiModel } from '../../../plugins/openapi/core/model/types';
import { printTypes } from '../../../plugins/openapi/core/types/printTypes';
import { readModel } from '../../../plugins/openapi/documentTools';
import { prepareSandboxes } from '../../../plugins/sandbox/openLocal';
import { ROOT } from '../../helpers/sources';
import { modelOf } from '../model/support';

const DOCUMENTS = ['openapi/openapi.yaml', 'tests/sandbox/generic/fixtures/petstore.yaml'];
/** What readers fill in for credentials. */
const FILLED = 'filled-in';

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

const read = (file: string) => readModel(ROOT, join(ROOT, file));
const print = (model: ApiModel, format: Parameters<typeof printFile>[1]) => printFile(model, format) ?? '';

/** What Postman sends: by its own library. */
function readPostman(text: string): Sent[] {
  const collection = new Collection(JSON.parse(text) as object);
  collection.variables.each((variable) => void (variable.value ||= FILLED));
  const sent: Sent[] = [];
  collection.forEachItem((item) => {
    const { method, url, headers, body, auth } = new PostmanRequest(item.request.toObjectResolved(collection, []));
    const all = headers.toObject();
    const { username, password } = auth?.parameters().toObject() ?? {};
    if (username !== undefined) all.authorization = `Basic ${username} ${password}`;
    sent.push({ method, url: url.toString(), headers: all, body: body?.toString() ?? '' });
  });
  return sent;
}

/** What a client of `.http` files sends: variables are filled in, and a parser of HTTP reads each message. */
function readHttpFile(text: string): Sent[] {
  const variables = new Map(
    Array.from(text.matchAll(/^@(\w+) = (.+)$/gm), ([, name = '', value = '']) => [name, value]),
  );
  const [, ...requests] = text.split(/^### .*\n/m);
  return requests.map((request) => {
    const filled = request.trim().replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = variables.get(name) ?? '';
      return value.startsWith('YOUR_') ? FILLED : value;
    });
    const [head = '', ...body] = filled.split('\n\n');
    const lines = head.replace(/^(\S+ \S+)/, '$1 HTTP/1.1').split('\n');
    const message = parse(`${lines.join('\r\n')}\r\n\r\n${body.join('\n\n')}`) as {
      method: string;
      target: string;
      headers: Array<{ name: string; value: string }>;
      body?: { text?: string };
    };
    const headers = Object.fromEntries(message.headers.map(({ name, value }) => [name.toLowerCase(), value]));
    return { method: message.method, url: message.target, headers, body: message.body?.text ?? '' };
  });
}

describe.each(DOCUMENTS)('the files for tools of %s', (file) => {
  it('make the same requests in Postman and in .http files, one for each call', async () => {
    const model = await read(file);
    const inPostman = readPostman(print(model, 'postman'));
    expect(inPostman).toHaveLength(model.operations.length);
    expect(readHttpFile(print(model, 'http'))).toEqual(inPostman);
    expect(inPostman.filter(({ url }) => url.includes('{{'))).toEqual([]);
  });

  it('make requests that the sandbox knows, with credentials', async () => {
    const model = await read(file);
    const sandbox = (await prepareSandboxes(model, undefined))();
    const answers = await Promise.all(
      readPostman(print(model, 'postman')).map(async ({ method, url, headers, body }) => {
        const login = headers.authorization && { authorization: `Basic ${btoa('a:b')}` };
        const init = { method, headers: { ...headers, ...login }, ...(body && { body }) };
        const { status } = await sandbox.fetch(new Request(url, init));
        return status;
      }),
    );
    expect(new Set(answers.filter((status) => status >= 300))).toEqual(new Set());
  });

  it('have a schema for each model, which accepts its examples', async () => {
    const model = await read(file);
    const bundle = JSON.parse(print(model, 'schemas')) as { $defs: Record<string, { examples?: unknown[] }> };
    const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false }));
    ajv.addSchema(bundle, 'bundle');
    expect(Object.keys(bundle.$defs)).toEqual(expect.arrayContaining(model.entities.map(({ name }) => name)));
    const wrong = Object.entries(bundle.$defs).flatMap(([name, { examples = [] }]) => {
      const validate = ajv.getSchema(`bundle#/$defs/${name}`);
      return examples.filter((example) => validate?.(example) !== true).map((example) => ({ name, example }));
    });
    expect(wrong).toEqual([]);
  });

  it('have the types that the command prints', async () => {
    const model = await read(file);
    expect(print(model, 'types')).toBe(model.numbers.restore(printTypes(model)));
  });
});

describe('schemas of OpenAPI 3.0', () => {
  const document = {
    openapi: '3.0.3',
    components: {
      schemas: {
        Pet: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', nullable: true, example: 'Rex' },
            age: { type: 'integer', minimum: 0, exclusiveMinimum: true },
            kind: { type: 'string', nullable: true, enum: ['cat', 'dog'] },
            owner: { nullable: true, allOf: [{ $ref: '#/components/schemas/Owner' }] },
            nullable: { type: 'boolean' },
            friend: { $ref: '#/components/schemas/Pet' },
            of: { $ref: '#/components/schemas/Owner/properties/name' },
          },
        },
        Owner: { type: 'object', properties: { name: { type: 'string', minLength: 1 } }, additionalProperties: false },
      },
    },
  };
  const bundle = JSON.parse(print(modelOf(JSON.stringify(document)), 'schemas')) as object;
  const validate = new Ajv2020().addSchema(bundle, 'bundle').getSchema('bundle#/$defs/Pet');

  it.each<[pet: object, fits: boolean]>([
    [{ name: null, kind: null, owner: null, age: 1, nullable: true }, true],
    [{ name: 'Rex', kind: 'dog', owner: { name: 'Anna' }, friend: { name: 'Tom' }, of: 'A' }, true],
    [{ name: 'Rex', age: 0 }, false],
    [{ name: 'Rex', age: null }, false],
    [{ name: 'Rex', kind: 'cow' }, false],
    [{ name: 'Rex', owner: { age: 3 } }, false],
    [{ name: 'Rex', friend: {} }, false],
    [{ name: 'Rex', of: '' }, false],
  ])('mean the same in JSON Schema 2020-12: %j', (pet, fits) => {
    expect(validate?.(pet)).toBe(fits);
  });
});

describe('requests with other bodies', () => {
  const post = (content: object) => ({
    post: { requestBody: { required: true, content }, responses: { '204': { description: 'Done.' } } },
  });
  const media = (type: string, schema: object) => post({ [type]: { schema } });
  const fields = { type: 'object', properties: { name: { type: 'string', example: 'a & b' } }, required: ['name'] };
  const photo = { type: 'string', format: 'binary' };
  const model = modelOf(
    JSON.stringify({
      servers: [{ url: 'https://pets.example/v1' }],
      paths: {
        '/form': media('application/x-www-form-urlencoded', fields),
        '/parts': media('multipart/form-data', {
          ...fields,
          properties: { ...fields.properties, photo },
          required: ['name', 'photo'],
        }),
        '/file': media('image/png', photo),
        '/text': media('text/plain', { type: 'string', example: 'one\n\ntwo' }),
      },
    }),
  );

  it('are written as Postman has them', () => {
    const { item } = JSON.parse(print(model, 'postman')) as {
      item: Array<{ item: Array<{ request: { body: object } }> }>;
    };
    expect(item.flatMap((group) => group.item.map(({ request }) => request.body))).toMatchObject([
      { mode: 'urlencoded', urlencoded: [{ key: 'name', value: 'a & b' }] },
      {
        mode: 'formdata',
        formdata: [
          { key: 'name', type: 'text', value: 'a & b' },
          { key: 'photo', type: 'file' },
        ],
      },
      { mode: 'file', file: { src: expect.any(String) as string } },
      { mode: 'raw', raw: 'one\n\ntwo' },
    ]);
  });

  it('are written as clients of .http files have them', () => {
    const [, ...requests] = print(model, 'http').split(/^### .*\n/m);
    const [form, parts, file, text] = requests.map((request) => request.slice(request.indexOf('\n\n')).trim());
    expect(form).toBe('name=a%20%26%20b');
    expect(parts).toContain('Content-Disposition: form-data; name="name"\n\na & b\n--');
    expect(parts).toMatch(/name="photo"; filename="\S+"\n(?:Content-Type: .*\n)?\n< \.\/\S+\n--part-of-the-body--$/);
    expect(file).toMatch(/^< \.\/\S+$/);
    expect(text).toBe('one\n\ntwo');
  });
});
