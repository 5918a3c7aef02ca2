import { hasVariable, type Template } from '../template';
import { escapeInvisible, isVisible } from './invisible';
import { environmentName } from './names';

const SHORT_ESCAPES: Record<string, string> = { '\n': '\n', '\t': '\\t', '\r': '\\r' };

/**
 * Escapes what cannot be seen for a reader that knows `\t`, `\r` and octal bytes after `octal`. Line feeds stay: they lay
 * the text out.
 */
export function escapeForShell(text: string, octal: string): string {
  const bytesOf = (codeUnit: number) => [...new TextEncoder().encode(String.fromCharCode(codeUnit))];
  return escapeInvisible(
    text,
    (codeUnit) =>
      SHORT_ESCAPES[String.fromCharCode(codeUnit)] ??
      bytesOf(codeUnit)
        .map((byte) => octal + byte.toString(8).padStart(3, '0'))
        .join(''),
  );
}

/** Whether text can be read in single quotes. Controls, for one, do not survive copying and pasting. */
const isReadable = (text: string) => isVisible(text.replaceAll('\n', ''));

/** `$'…'`, which Bash and Zsh read: the only quotes that know escapes. */
function quoteAnsi(text: string): string {
  return `$'${escapeForShell(text.replace(/[\\']/g, '\\$&'), '\\')}'`;
}

/** Text in single quotes, in which the shell expands nothing. No argument of a program can hold U+0000. */
export function quoteShell(text: string): string {
  return isReadable(text) ? `'${text.replaceAll("'", `'\\''`)}'` : quoteAnsi(text);
}

/** Characters that mean something in double quotes; `!` does in an interactive shell. */
const SPECIAL_IN_DOUBLE_QUOTES = /[\\"$`!]/;

/** `$NAME`, or `${NAME}` where the next text would be taken for a part of the name. */
function writeVariable(name: string, next: Template[number] | undefined): string {
  const variable = environmentName(name);
  return typeof next === 'string' && /^\w/.test(next) ? `\${${variable}}` : `$${variable}`;
}

/** Text with variables: in double quotes where nothing but the variables would be expanded, otherwise piece by piece. */
export function quoteShellTemplate(template: Template): string {
  if (!hasVariable(template)) return quoteShell(template.join(''));
  if (template.some((part) => typeof part === 'string' && (SPECIAL_IN_DOUBLE_QUOTES.test(part) || !isVisible(part)))) {
    return template
      .map((part) => (typeof part === 'string' ? quoteShell(part) : `"${writeVariable(part.variable, undefined)}"`))
      .join('');
  }
  const pieces = template.map((part, index) =>
    typeof part === 'string' ? part : writeVariable(part.variable, template[index + 1]),
  );
  return `"${pieces.join('')}"`;
}

/** A word that needs no quotes is left bare. */
export function shellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : quoteShell(text);
}
