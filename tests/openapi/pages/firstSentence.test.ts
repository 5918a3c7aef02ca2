import { expect, test } from 'vitest';
import { firstSentence } from '../../../plugins/shared/core/description/firstSentence';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['  \n\n ', undefined],
  ['One. Two.', 'One.'],
  ['One!\nTwo', 'One!'],
  ['Version 3.14 is out. More.', 'Version 3.14 is out.'],
  ['No end', 'No end'],
  ['**Bold** `code` and [a link](https://x.example). More.', 'Bold code and a link.'],
  ['<b>HTML</b> text. More.', 'HTML text.'],
  ['First paragraph\n\nSecond.', 'First paragraph'],
  ['第一句。第二句。', '第一句。'],
  ['# Title\nText below it. More', 'Text below it.'],
  ['# Only a title', 'Only a title'],
  ['Replace `<token>` by yours. More.', 'Replace <token> by yours.'],
  ['a&#x5b;0&#x5D; &#xffffff;', 'a[0] \ufffd'],
  ['Send `session_key`, _always_. More.', 'Send session_key, always.'],
])('of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

test('is cut at a word where it is long', () => {
  const sentence = firstSentence(`${'word '.repeat(100)}.`) ?? '';
  expect(sentence.length).toBeLessThanOrEqual(201);
  expect(sentence).toMatch(/word…$/);
});
