import { escapeText } from './escapeText';

/** What no Markdown construct can begin or contain; a single line of it is its own rendering. */
const SPECIAL = /[\\`*_[\]<>&|~@\n\r\t\0]|https?:|www\.|^(?:[ \-+=#]|\d{1,9}[.)])|^:| {2}$| #+ *$/i;

/** Text in which Markdown means nothing, so that the parser need not be asked: most descriptions. */
export function isPlain(text: string): boolean {
  return !SPECIAL.test(text);
}

/** Text as it stands, line by line. */
export function renderPlain(text: string): string {
  const lines = escapeText(text.trim()).split(/\r\n|\n|\r/);
  return lines[0] === '' && lines.length === 1 ? '' : `<p>${lines.join('<br>\n')}</p>`;
}
