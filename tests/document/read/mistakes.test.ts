import { describe, expect, it } from 'vitest';
import { print, readFiles, spec, type TestFiles } from './helpers';

const operation = (text: string) => spec({ paths: `  /a:\n    get:\n      operationId: a\n${text}` });
const parameter = (text: string) =>
  operation(`      parameters: [{ name: q, in: query, ${text} }]\n      responses: { '200': { description: Fine } }\n`);
const responses = (key: string) => operation(`      responses:\n        ${key}: { description: Fine }\n`);
const type = (name: string) => parameter(`schema: { type: ${name} }`);

/** The last line of the only message about the structure. */
async function hintOf(files: string | TestFiles): Promise<string | undefined> {
  const found = print(await readFiles(files)).filter((text) => / struct\n/.test(text));
  expect(found).toHaveLength(1);
  return found[0]?.split('\n').at(-1)?.trim();
}

describe('a mistake shows the way out', () => {
  it.each([
    ['required: yes', 'YAML 1.2 reads `yes` as text. Write `true`.'],
    ['required: No', 'YAML 1.2 reads `No` as text. Write `false`.'],
    ['deprecated: on', 'YAML 1.2 reads `on` as text. Write `true`.'],
    ['required: "true"', 'Write `true` without quotes.'],
    ['schema: { maxLength: "5" }', 'Write `5` without quotes.'],
  ])('%s', async (written, hint) => {
    const schema = written.startsWith('schema') ? '' : ', schema: {}';
    expect(await hintOf(parameter(written + schema))).toBe(hint);
  });

  it('names YAML only in YAML', async () => {
    const text = JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'T', version: '1' },
      paths: { '/a': { get: { deprecated: 'yes', responses: { 200: { description: 'Fine' } } } } },
    });
    expect(await hintOf({ 'openapi.json': text })).toBe('Write `true`.');
  });

  it.each([
    ['int', '`integer`'],
    ['str', '`string`'],
    ['String', '`string`'],
    ['bool', '`boolean`'],
    ['float', '`number` with `format: float`'],
    ['double', '`number` with `format: double`'],
    ['long', '`integer` with `format: int64`'],
    ['dict', '`object`'],
    ['list', '`array`'],
    ['date', '`string` with `format: date`'],
    ['datetime', '`string` with `format: date-time`'],
    ['date-time', '`string` with `format: date-time`'],
    ['file', '`string` with `format: binary`'],
    ['obejct', '`object`'],
  ])('type: %s', async (name, meant) => {
    expect(await hintOf(type(name))).toBe(`Did you mean ${meant}?`);
  });

  it('type: any', async () => {
    expect(await hintOf(type('any'))).toBe('Leave `type` out: without it, any value fits.');
  });

  it.each([
    ["'20O'", '20O', 'Did you mean `200`?'],
    ['4O4', '4O4', 'Did you mean `404`?'],
    ['2l1', '2l1', 'Did you mean `211`?'],
    ['defualt', 'defualt', 'Did you mean `default`?'],
    ['success', 'success', 'Responses are named by a status such as `200`, a range such as `4XX`, or `default`.'],
  ])('the key %s of responses', async (written, key, hint) => {
    const [message] = print(await readFiles(responses(written))).filter((text) => text.includes('struct'));
    expect(message).toBe(`openapi.yaml:9:9  warning  struct\n  \`${key}\` is no status code.\n  ${hint}`);
  });
});

describe('a circle of references', () => {
  const schemas = (text: string) => spec({ rest: `components:\n  schemas:\n${text}` });

  it('shows its way, once, however many lead into it', async () => {
    const text = schemas(
      "    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: 'b.yaml#/B' }\n    C: { $ref: '#/components/schemas/A' }\n",
    );
    const files = { 'openapi.yaml': text, 'b.yaml': "B:\n  $ref: 'openapi.yaml#/components/schemas/A'\n" };
    expect(print(await readFiles(files))).toEqual([
      'openapi.yaml:7:16  error  ref-circle\n' +
        '  These references lead in a circle: `#/components/schemas/B` → `b.yaml#/B` → `openapi.yaml#/components/schemas/A` → `#/components/schemas/B`.\n' +
        '  Replace one of these references with the schema itself: openapi.yaml:7, openapi.yaml:8, b.yaml:2.',
    ]);
  });

  it.each(['#/components/schemas/A', '#/components/schemas/A/items'])('may be of one: %s', async (ref) => {
    expect(print(await readFiles(schemas(`    A: { $ref: '${ref}' }\n`)))).toEqual([
      `openapi.yaml:7:16  error  ref-circle\n  The reference \`${ref}\` leads to itself.\n  Replace it with the schema itself.`,
    ]);
  });

  it('names each of two', async () => {
    const text = schemas("    A: { $ref: '#/components/schemas/A' }\n    B: { $ref: '#/components/schemas/B' }\n");
    expect(print(await readFiles(text))).toHaveLength(2);
  });
});

describe('a bracket that is never closed is named where it opens', () => {
  it.each([
    ['openapi.yaml', 'openapi: 3.1.1\ninfo: { title: T, license: { name: A }\npaths: {}\n', '2:7', '{'],
    ['openapi.yaml', "openapi: 3.1.1\ninfo: { title: '{', version: '1'\npaths: {}\n", '2:7', '{'],
    ['openapi.yaml', 'openapi: 3.1.1\ntags: [{ name: a }, { name: b ]\npaths: {}\n', '2:21', '{'],
    ['openapi.yaml', 'openapi: 3.1.1\nx-a: {\n  b: [1, 2\n}\n', '3:6', '['],
    ['openapi.json', '{ "openapi": "3.1.1",\n  "info": { "title": "T",\n  "paths": {} }\n', '1:1', '{'],
    ['openapi.json', '{ "openapi": "3.1.1",\n  "tags": [{ "name": "T" }, 1 }\n', '2:11', '['],
  ])('%s: %j', async (file, text, place, bracket) => {
    expect(print(await readFiles({ [file]: text })).join('\n')).toContain(
      `${file}:${place}  error  syntax\n  \`${bracket}\` is never closed.`,
    );
  });

  it('and one that closes nothing, where it is', async () => {
    expect(print(await readFiles('openapi: 3.1.1\ninfo: { title: T }}\n'))[0]).toBe(
      'openapi.yaml:2:19  error  syntax\n  This `}` closes nothing.\n  Remove it.',
    );
  });
});
