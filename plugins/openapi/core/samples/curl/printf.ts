import { joinLines, type MultipartLine } from '../multipart';
import { compact, type Template } from '../template';
import { escapeForShell, quoteShellTemplate, shellWord } from '../text/quote-shell';

/** Text in the escapes of printf's `%b`, the only way for a shell to make a U+0000. */
function escapeForPrintf(text: string): string {
  return escapeForShell(text.replaceAll('\\', '\\\\'), '\\0');
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
    // A name that starts with a dash would be taken for an option.
    chunk.fileName === undefined ? printCommand(chunk.text) : `cat ${shellWord(chunk.fileName.replace(/^-/, './-'))}`,
  );
  return commands.length === 1 ? commands.join('') : `{ ${commands.join('; ')}; }`;
}
