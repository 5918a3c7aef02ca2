import { escapeText } from './escapeText';

/** Text as it stands, line by line: for what Markdown cannot or should not read. */
export function renderPlain(text: string): string {
  return `<p>${escapeText(text.trim())
    .split(/\r\n|\n|\r/)
    .join('<br>\n')}</p>`;
}
