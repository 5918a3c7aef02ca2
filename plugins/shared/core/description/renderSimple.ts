import { escapeText } from './escapeText';

/** Characters of every Markdown construct except code. A single line without them renders as itself. */
const SPECIAL = /[\\`*_[\]<>&|~@\n\r\t\0]|https?:|www\.|^(?:[ \-+=#]|\d{1,9}[.)])| #+ *$/i;

const CODE = /(?<!`)`([^`\s](?:[^`\r\n\0]*[^`\s])?)`(?!`)/g;

/** Whether a text is a line without any mark of Markdown. */
export function isSimple(text: string): boolean {
  return !SPECIAL.test(text);
}

/** Renders a line with inline code, as most descriptions are, without the parser; otherwise returns `undefined`. */
export function renderSimple(text: string): string | undefined {
  if (SPECIAL.test(text.replace(CODE, 'code'))) return undefined;
  if (text === '') return '';
  const html = text
    .replace(/ +$/, '')
    .split(CODE)
    .map((part, index) => (index % 2 === 0 ? escapeText(part) : `<code>${escapeText(part)}</code>`));
  return `<p>${html.join('')}</p>`;
}
