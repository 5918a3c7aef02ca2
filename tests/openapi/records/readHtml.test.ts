import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderMarkdown } from '../../../plugins/shared/core/description';
import { htmlLine, readHtml } from '../../../plugins/shared/core/description/readHtml';

const read = (markdown: string) => readHtml(renderMarkdown(markdown));

it.each([
  ['', []],
  ['One line.', ['One line.']],
  [
    'One\nline with `session_key` and **bold** [link](https://x.example "a > b").',
    ['One line with session_key and bold link.'],
  ],
  ['First.\n\nSecond.', ['First.', 'Second.']],
  ['- one\n- two\n  - inner\n\n> quoted', ['one', 'two', 'inner', 'quoted']],
  ['| A | B |\n|---|---|\n| 1 | 2 |', ['A · B', '1 · 2']],
  ['Before.\n\n```js\ncode()\n```\n\nAfter.', ['Before.', 'After.']],
  ['a < b && c > "d"', ['a < b && c > "d"']],
  ['`<b>` is shown', ['<b> is shown']],
  ['one  \ntwo', ['one', 'two']],
  ['长文本，第二句。', ['长文本，第二句。']],
])('the text of %j is %j', (markdown, text) => {
  expect(read(markdown)).toEqual(text);
});

it('nothing has no text', () => {
  expect(readHtml(undefined)).toEqual([]);
  expect(htmlLine('<p>a</p>\n<p>b</p>')).toBe('a b');
});

it('any description has text without tags, and all of its words', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  const piece = fc.oneof(
    word,
    word.map((text) => `**${text}**`),
    word.map((text) => `\`${text}\``),
    word.map((text) => `[${text}](https://x.example)`),
    word.map((text) => `<b>${text}</b>`),
    word.map((text) => `\n\n- ${text}\n\n`),
    word.map((text) => `\n\n| ${text} |\n|---|\n| x |\n\n`),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const text = read(pieces.join(' ')).join(' ');
      expect(text).not.toMatch(/[<>]/);
      for (const own of pieces)
        expect(text).toContain(/[a-z]{3,8}(?![a-z]*:\/\/)/.exec(own.replace(/<b>/, ''))?.[0] ?? '');
    }),
    { numRuns: 200 },
  );
});
