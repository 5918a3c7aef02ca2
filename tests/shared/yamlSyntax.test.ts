import { expect, test } from 'vitest';
import { LineCounter, parseDocument } from 'yaml';
import { findYamlErrors } from '../../plugins/shared/yamlSyntax';

function slips(text: string): string[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, lineCounter });
  return findYamlErrors(document, text).map(({ offset, message }) => {
    const { line, col } = lineCounter.linePos(offset);
    return `${line}:${col} ${message}`;
  });
}

test.each([
  [
    'a colon in a text',
    'a: one: two\nb: 1\n',
    '1:4 This text contains a colon and a space, which YAML reads as another key.',
  ],
  [
    'a colon on the next line',
    'a: one\n  two: three\nb: 1\n',
    '1:4 This text contains a colon and a space, which YAML reads as another key.',
  ],
  [
    'a colon in a text in brackets',
    'a: { b: one: two }\n',
    '1:9 This text contains a colon and a space, which YAML reads as another key.',
  ],
  ['lines in brackets', 'a: [\n  - b\n]\n', '2:3 A list on lines of its own cannot be inside brackets.'],
  ['a tab', 'a:\n\tb: 1\nc: 1\n', '2:1 A tab cannot indent YAML. Use spaces.'],
  ['no space after a colon', 'a:1\nb: 2\n', '1:1 A space is missing after the colon.'],
  ['no colon', 'a: 1\nb c\nd: 1\n', '2:1 This line is not `key: value`.'],
  ['a reserved character', 'a: @b\n', '1:4 A text cannot begin with `@`.'],
  ['a backtick', 'a: `b` c\n', '1:4 A text cannot begin with a backtick.'],
  ['a list that was meant as text', 'a: [b] c\n', '1:8 A text that begins with `[` needs quotes.'],
  ['a text in braces', 'a: { b: [c](d) }\ne: 1\n', '1:12 A text that begins with `[` needs quotes.'],
  ['bold text', 'a: **b** c\n', '1:10 A text that begins with `*` needs quotes.'],
  ['an open bracket', 'a: [b\n', '1:4 `[` is never closed.'],
  ['an open quote', 'a: "b\nc: 1\n', '1:4 The closing quote of this text is missing.'],
  ['a quote within quotes', "a: 'it's'\n", '1:8 The quoted text ends before this.'],
  ['a crooked line', 'a:\n  b: 1\n c: 2\n', '3:1 This line is not indented like the lines around it.'],
  [
    'a merge conflict',
    'a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> other\nc: 1\n',
    '2:1 A merge conflict begins here.',
  ],
])('%s is named once, in the words of an author', (_name, text, expected) => {
  expect(slips(text)).toEqual([expected]);
});

test('two slips far from each other are two', () => {
  expect(slips('a: @b\nc: 1\nd: one: two\n')).toHaveLength(2);
});

test('what is YAML has none, whatever it looks like', () => {
  expect(slips('a: |\n  <<<<<<< HEAD\n  b: c: d\n')).toEqual([]);
});
