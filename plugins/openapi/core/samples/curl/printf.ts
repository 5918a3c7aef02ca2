import { joinLines, type MultipartLine } from '../multipart';
import { compact, type Template } from '../template';
import { quoteShellTemplate, shellWord } from '../text/quote-shell';

/** Text in the escapes of printf's `%b`, the only way for a shell to make a U+0000. */
function escapeForPrintf(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replace(/[\x00-\x09\x0B-\x1F\x7F]/g, (character) => `\\0${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/** A command that prints exactly this text. printf is built in: no limit on the length of its arguments. */
export function printCommand(template: Template): string {
  const parts = compact(template);
  const words = parts.map((part) => quoteShellTemplate([typeof part === 'string' ? escapeForPrintf(part) : part]));
  const format = parts.map((part) => (typeof part === 'string' ? '%b' : '%s')).join('');
  return `printf '${format}' ${words.join(' ')}`;
}

/** A command that prints a multipart body, files included. */
export function printMultipart(lines: MultipartLine[]): string {
  const commands = joinLines(lines).map((chunk) =>
    chunk.fileName === undefined ? printCommand(chunk.text) : `cat ${shellWord(chunk.fileName)}`,
  );
  return commands.length === 1 ? commands.join('') : `{ ${commands.join('; ')}; }`;
}
