import { joinLines, type MultipartLine } from '../../sample/multipart';
import { compact, type Template } from '../../sample/template';
import { escapeForShell, quoteShellTemplate, shellWord } from './quote-shell';

/** Escapes text for printf's `%b`, the only way for a shell to output U+0000. */
function escapeForPrintf(text: string): string {
  return escapeForShell(text.replaceAll('\\', '\\\\'), '\\0');
}

/** A command that prints exactly this text. printf is a builtin, so its arguments have no length limit. */
export function printCommand(template: Template): string {
  const parts = compact(template);
  const words = parts.map((part) => quoteShellTemplate([typeof part === 'string' ? escapeForPrintf(part) : part]));
  const format = parts.map((part) => (typeof part === 'string' ? '%b' : '%s')).join('');
  return `printf '${format}' ${words.join(' ')}`;
}

export function printMultipart(lines: MultipartLine[]): string {
  const commands = joinLines(lines).map((chunk) =>
    // `./` keeps a name with a leading dash from being parsed as an option.
    chunk.fileName === undefined ? printCommand(chunk.text) : `cat ${shellWord(chunk.fileName.replace(/^-/, './-'))}`,
  );
  return commands.length === 1 ? commands.join('') : `{ ${commands.join('; ')}; }`;
}
