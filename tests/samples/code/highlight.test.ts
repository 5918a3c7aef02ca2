import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight, type Token } from '../../../plugins/samples/core/code/highlight';
import { listPatterns } from '../../../plugins/samples/core/languages';

const KNOWN = listPatterns([]);
const GRAMMARS = [...Object.keys(KNOWN), 'markup', 'text', '__proto__'];

function join(tokens: Token[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}

function kinds(code: string, grammar: string): Array<[string, string]> {
  return highlight(code, grammar, KNOWN).flatMap(
    (token): Array<[string, string]> => (typeof token === 'string' ? [] : [[token.kind, token.text]]),
  );
}

test.each(GRAMMARS)('the tokens of %s are the text again', (grammar) => {
  const piece = fc.constantFrom(
    '"',
    "'",
    '`',
    '\\',
    '//',
    '/*',
    '*/',
    '#',
    '\n',
    '1',
    '.5e',
    'if',
    'x(',
    ':',
    ' ',
    '中',
    '${',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 60 }), (pieces) => {
      const code = pieces.join('');
      expect(join(highlight(code, grammar, KNOWN))).toBe(code);
    }),
  );
});

test('a listing with very many tokens is plain', () => {
  const code = JSON.stringify(Array.from({ length: 2_000 }, (_, index) => index));
  expect(highlight(code, 'json', KNOWN)).toEqual([code]);
});

test('data with many tokens has only its names coloured', () => {
  const code = JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`n${index}`, 'text'])));
  expect(new Set(kinds(code, 'json').map(([kind]) => kind))).toEqual(new Set(['property']));
  expect(kinds(code, 'json')).toHaveLength(100);
});

test.each<[string, string, Array<[string, string]>]>([
  [
    'json',
    '{"a": "b", "n": [1, -2.5e3, true, null]}',
    [
      ['property', '"a"'],
      ['string', '"b"'],
      ['property', '"n"'],
      ['number', '1'],
      ['number', '2.5e3'],
      ['keyword', 'true'],
      ['keyword', 'null'],
    ],
  ],
  [
    'javascript',
    "// if\nconst a = f('x');",
    [
      ['comment', '// if'],
      ['keyword', 'const'],
      ['function', 'f'],
      ['string', "'x'"],
    ],
  ],
  [
    'bash',
    "curl 'a#b' # c",
    [
      ['keyword', 'curl'],
      ['string', "'a#b'"],
      ['comment', '# c'],
    ],
  ],
])('%s: %s', (grammar, code, expected) => {
  expect(kinds(code, grammar)).toEqual(expected);
});

test('a long text of beginnings without ends comes through', () => {
  for (const grammar of GRAMMARS) {
    for (const start of ['"', "'", '`', '/*', '"\\', '1_']) {
      const code = start.repeat(5_000);
      expect(join(highlight(code, grammar, KNOWN))).toBe(code);
    }
  }
});
