import { escapeText } from './escapeText';

/** For text that the Markdown parser cannot or should not read. */
export function renderPlain(text: string): string {
  return `<p>${escapeText(text.trim())
    .split(/\r\n|\n|\r/)
    .join('<br>\n')}</p>`;
}
