import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { losesDigits } from '../../../plugins/document/core/parse/decimal';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { buildPages } from '../../../plugins/openapi/core/pages/build';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import { sampleLanguages } from '../../../plugins/samples/core/languages';
import { readFiles } from './helpers';

/** `N` is the number. */
const POSITIONS: Array<[name: string, document: string, shown: RegExp]> = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'default', 'const', 'example'].map(
    (key): [string, string, RegExp] => [key, parameter(`{ type: number, ${key}: N }`), /"value":"N"/],
  ),
  ['enum', parameter('{ enum: [1, N] }'), /"enum":\[{"value":"1"},{"value":"N"}\]/],
  [
    'enum with names',
    parameter('{ enum: [1, N], x-enum-varnames: [ONE, MANY], x-enum-descriptions: [a, b] }'),
    /"value":"N","name":"MANY"/,
  ],
  ['a union of constants', parameter('{ oneOf: [{ const: 1 }, { const: N, title: Many }] }'), /"value":"N"/],
  ['an enum in a part', parameter('{ allOf: [{ enum: [1, N] }, { enum: [N, 2] }] }'), /"enum":\[{"value":"N"}\]/],
  ['an example of a parameter', parameter('{ type: number }, example: N'), /"kind":"example","value":"N"/],
  ['an unknown keyword', parameter('{ type: number, atLeast: N }'), /"raw":"N"/],
  ['an extension of a schema', parameter('{ type: number, x-scale: { by: [N] } }'), /{\\"by\\":\[N\]}/],
  ['an extension of a call', operation('x-scale: { by: N }'), /by\\*": ?N/],
  ['a contradiction', parameter('{ const: N, enum: [a, b] }'), /const: N, enum: a/],
  ['an example of a result', result('{ schema: { type: object }, example: { id: [N] } }'), /\\"id\\": \[\\n +N\\n/],
  ['a result made of a schema', result('{ schema: { properties: { id: { const: N } } } }'), /\\"id\\": N\\n/],
  ['an XML result', result('{ schema: { properties: { id: { const: N } } } }', 'application/xml'), /<id>N<\/id>/],
];

function parameter(schema: string): string {
  return operation(`parameters: [{ name: id, in: query, schema: ${schema} }]`);
}

function result(content: string, mediaType = 'application/json'): string {
  return operation('', `content: { ${mediaType}: ${content} }`);
}

function operation(request: string, response = ''): string {
  return `openapi: 3.1.1
info: { title: Numbers, version: '1' }
paths:
  /things:
    post:
      ${request === '' ? 'summary: Things' : request}
      responses: { '200': { description: Done, ${response} } }
`;
}

async function show(document: string): Promise<{ pages: string; problems: string[] }> {
  const read = await readFiles(document);
  if (!read.document) throw new Error(JSON.stringify(read.problems));
  const model = buildModel(read.document);
  const site = buildPages(model, {
    pages: 'tag',
    routeBase: 'api',
    languages: sampleLanguages,
    words: pageWords('en'),
    showExtensions: ['x-*'],
  });
  return { pages: JSON.stringify([...site.pages()]), problems: read.problems.map(({ rule }) => rule) };
}

const LONG = [
  '9223372036854775807',
  '-9223372036854775808',
  '18446744073709551615',
  '9007199254740993',
  '0.1000000000000000055',
  '3.14159265358979323846264338327950288',
  '-1.00000000000000000001',
  '1e400',
  '-1.5e-400',
  '123456789012345678901234567890',
];

function withNumber(shown: RegExp, number: string): RegExp {
  return new RegExp(shown.source.replace('N', number.replace(/[.+]/g, '\\$&')));
}

describe('a number that no double holds is shown as it is written', () => {
  test.each(POSITIONS)('%s', async (_, document, shown) => {
    for (const number of LONG) {
      const { pages } = await show(document.replaceAll('N', (at, offset: number) => put(at, offset, document, number)));
      expect(pages).toMatch(withNumber(shown, number));
    }
  });

  test('so is any other number, in every position', async () => {
    const digits = (max: number) =>
      fc.stringMatching(new RegExp(`^[1-9]\\d{0,${max}}$`)).filter((text) => text.length <= max);
    const number = fc
      .tuple(
        fc.constantFrom('', '-'),
        digits(30),
        fc.option(digits(30)),
        fc.option(fc.integer({ min: -420, max: 420 })),
      )
      .map(([sign, whole, fraction, power]) => {
        return `${sign}${whole}${fraction === null ? '' : `.${fraction}`}${power === null ? '' : `e${power}`}`;
      });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...POSITIONS), number, async ([, document, shown], text) => {
        const { pages } = await show(document.replaceAll('N', (at, offset: number) => put(at, offset, document, text)));
        // Equal spellings may differ: 1.50 is 1.5.
        const expected = losesDigits(text, Number(text)) ? text : String(Number(text));
        expect(pages).toMatch(withNumber(shown, expected));
      }),
      { numRuns: 60 },
    );
  });
});

/** Replaces `N`, but not in a word. */
function put(at: string, offset: number, document: string, number: string): string {
  return /^N\w/.test(document.slice(offset)) ? at : number;
}

test('samples send the number that is written, in every language', async () => {
  const written = '9223372036854775807';
  const { pages } = await show(
    operation(
      `requestBody: { content: { application/json: { example: { id: ${written}, of: [-${written}, 1e400] } } } }
      parameters: [{ name: big, in: query, required: true, schema: { const: 12345678901234567890 } }]`,
    ),
  );
  const [, page] = JSON.parse(pages) as Array<{ sections: Array<{ data: { samples: Array<{ code: string }> } }> }>;
  const samples = page?.sections[0]?.data.samples ?? [];
  expect(samples).toHaveLength(sampleLanguages.length);
  for (const { code } of samples) {
    expect(code).toContain(written);
    expect(code).toContain(`-${written}`);
    expect(code).toContain('1e400');
    expect(code).toContain('12345678901234567890');
    // As text, since a JavaScript number would lose digits.
    expect(code).not.toMatch(/JSON\.stringify|json=/);
  }
});

test('meanings of an enum are found by its numbers', async () => {
  const { pages } = await show(
    parameter('{ enum: [1, 9223372036854775807], x-enum-descriptions: { 1.0: one, 9223372036854775807: many } }'),
  );
  expect(pages).toContain('{"value":"1","html":"<p>one</p>"},{"value":"9223372036854775807","html":"<p>many</p>"}');
});

test('numbers that one double would hold stay apart, also from those that it does hold', async () => {
  const { pages } = await show(
    parameter(
      '{ enum: [9007199254740992, 9007199254740993, 9007199254740994, 9.007199254740993e15, 0.1, 0.1000000000000000055] }',
    ),
  );
  const values = [...pages.matchAll(/{"value":"([^"]+)"}/g)].map(([, value]) => value);
  expect(values).toEqual([
    '9007199254740992',
    '9007199254740993',
    '9007199254740994',
    '9.007199254740993e15',
    '0.1',
    '0.1000000000000000055',
  ]);
});

test.each([
  ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
  ['+9223372036854775807', '9223372036854775807'],
  ['.12345678901234567890', '0.12345678901234567890'],
  ['*big', '9223372036854775807'],
])('%s of YAML is %s', async (written, shown) => {
  const { pages } = await show(
    parameter(`{ enum: [${written}] }`).replace('info:', 'x-big: &big 9223372036854775807\ninfo:'),
  );
  expect(pages).toContain(`{"value":"${shown}"}`);
});

test('an order that long numbers have is theirs as they are checked', async () => {
  const { problems } = await show(
    parameter(
      '{ type: integer, minimum: -18446744073709551615, maximum: 18446744073709551615, examples: [18446744073709551614] }',
    ),
  );
  expect(problems.filter((rule) => /example/.test(rule))).toEqual([]);
});

test('a text that looks like such a number is left alone', async () => {
  const { pages } = await show(
    parameter('{ maximum: 9223372036854775807, description: Not 9223372036854776000 but 9223372036854775807. }'),
  );
  expect(pages).toContain('Not 9223372036854776000 but 9223372036854775807.');
});

test('thousands of them take no time', async () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => `12345678901234${String(567_890 + index * 3)}`);
  const { pages } = await show(parameter(`{ enum: [${ids.join(', ')}] }`));
  expect(pages).toContain(`{"value":"${ids.at(-1)}"}`);
});
