import { describe, expect, test } from 'vitest';
import { addComment, writeComment } from '../../plugins/samples/core/text/comment';
import {
  code,
  type Doc,
  fit,
  hang,
  hardLine,
  needing,
  nest,
  print,
  writeCollection,
  writeDoc,
} from '../../plugins/samples/core/text/doc';
import { divideText, widthOf } from '../../plugins/samples/core/text/width';

const LIST = { open: '[', close: ']', padding: '', trailing: ',', indent: '  ' } as const;
const list = (...items: Doc[]) => writeCollection(items, LIST);

describe('code chooses its line breaks', () => {
  test.each<[string, Doc, string]>([
    ['in one line if it fits', code`x = ${list('1', '2')};`, 'x = [1, 2];'],
    ['one item a line otherwise', code`x = ${list('1111', '2222')};`, 'x = [\n  1111,\n  2222,\n];'],
    ['counting what follows', code`x = ${list('11', '22')}.length;`, 'x = [\n  11,\n  22,\n].length;'],
    ['inside before outside only if needed', list(list('1', '2'), '3456789'), '[\n  [1, 2],\n  3456789,\n]'],
    ['where a line always ends', list(code`a${hardLine}b`), '[\n  a\n  b,\n]'],
    ['after a literal with a line break', code`'a\nb' ${list('11', '22')}`, "'a\nb' [11, 22]"],
    ['or another form', fit('longer than twelve', (start, room) => `${start} ${room}`), '12 12'],
    ['with less room', nest(code`ab ${fit('too long here', (start, room) => `${start} ${room}`)}`, '  '), '  ab 7 10'],
    ['and hangs the rest', hang(['a', 'b'], '  ', (doc) => [' +', hardLine, doc]), 'a +\n  b'],
    ['in comments', writeComment('//', 'one two three'), '// one two\n// three'],
    ['above a line', addComment('f();', '#', 'says so much'), '# says so\n# much\nf();'],
    ['beside a line', addComment('f();', '#', 'short'), 'f(); # short'],
  ])('%s', (_, doc, expected) => {
    expect(print(doc, 12)).toBe(expected);
  });
});

test('code brings what it needs elsewhere, in the form that it gets', () => {
  const short = needing(['short'], 'a');
  const long = needing(['long'], code`b${hardLine}${needing(['long', 'end'], 'c')}`);
  expect(writeDoc(code`x = ${fit(short, () => long)}`, 12)).toEqual({ text: 'x = a', needs: new Set(['short']) });
  expect(writeDoc(code`xxxxxxxxxx = ${fit(short, () => long)}`, 12)).toEqual({
    text: 'xxxxxxxxxx = b\nc',
    needs: new Set(['long', 'end']),
  });
});

test.each([
  ['abc', 3],
  ['小a', 3],
  ['\tb', 3],
  ['é😀', 3],
])('%j has %d columns', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test.each([
  ['a, b/c', ['a, ', 'b/', 'c']],
  ['&a', ['&a']],
  ['调用。好', ['调', '用。', '好']],
])('%j is divided into %j', (text, pieces) => {
  expect(divideText(text)).toEqual(pieces);
  expect(pieces.join('')).toBe(text);
});
