import { escapeText } from './escapeText';

/** What no Markdown construct can begin or contain, but for code; a single line without it is its own rendering. */
const SPECIAL = /[\\`*_[\]<>&|~@\n\r\t\0]|https?:|www\.|^(?:[ \-+=#]|\d{1,9}[.)])| #+ *$/i;

/** Code whose marks cannot be mistaken for anything else. */
const CODE = /(?<!`)`([^`\s](?:[^`\r\n\0]*[^`\s])?)`(?!`)/g;

/** A line of text and code, in which no other Markdown means anything: most descriptions. The parser is not asked. */
export function renderSimple(text: string): string | undefined {
  if (SPECIAL.test(text.replace(CODE, 'code'))) return undefined;
  if (text === '') return '';
  const html = text
    .replace(/ +$/, '')
    .split(CODE)
    .map((part, index) => (index % 2 === 0 ? escapeText(part) : `<code>${escapeText(part)}</code>`));
  return `<p>${html.join('')}</p>`;
}
