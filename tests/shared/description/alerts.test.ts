import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../plugins/shared/core/description';

const alert = (kind: string, title: string, content = '<p>Read <em>this</em>.</p>') =>
  `<blockquote class="spec-alert spec-alert-${kind}"><p><strong>${title}</strong></p>${content}</blockquote>`;

test.each([
  ['> [!NOTE]\n> Read *this*.', alert('note', 'Note')],
  ['> [!Warning] Be careful\n> Read *this*.', alert('warning', 'Be careful')],
  ['> [!TIP]\n>\n> Read *this*.', alert('tip', 'Tip')],
  ['Before.\n\n:::caution\n\nRead *this*.\n\n:::\n', `<p>Before.</p>${alert('danger', 'Caution')}`],
  [':::info[How it works]\nRead *this*.\n:::', alert('note', 'How it works')],
  ['{% admonition type="success" name="Done" %}\nRead *this*.\n{% /admonition %}', alert('tip', 'Done')],
  ['> [!NOTE]', alert('note', 'Note', '')],
  ['> [!QUOTE]\n> A quote.', '<blockquote><p>[!QUOTE]A quote.</p></blockquote>'],
  ['> A quote.', '<blockquote><p>A quote.</p></blockquote>'],
  ['```\n:::note\nx\n:::\n```', '<pre><code>:::notex:::</code></pre>'],
  ['Ends with :::', '<p>Ends with :::</p>'],
])('%j is an alert if its author means one', (text, html) => {
  expect(renderMarkdown(text).replaceAll('\n', '')).toBe(html);
});
