import { hasVariable, type Slot, type Template } from '../../sample/template';
import { escapeInvisible, isVisible } from '../../text/invisible';
import { environmentName } from '../../text/names';

const SHORT_ESCAPES: Record<string, string> = { '\n': '\n', '\t': '\\t', '\r': '\\r' };

/** Escapes invisible characters as `\t`, `\r` or octal bytes after `octal`. Line feeds stay: they are layout. */
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

/** Whether single quotes can hold the text. Control characters do not survive copy and paste. */
const isReadable = (text: string) => isVisible(text.replaceAll('\n', ''));

/** `$'…'` (Bash and Zsh), the only quotes with escapes. */
function quoteAnsi(text: string): string {
  return `$'${escapeForShell(text.replace(/[\\']/g, '\\$&'), '\\')}'`;
}

/** Quotes text so that the shell expands nothing. No argument can contain U+0000. */
export function quoteShell(text: string): string {
  return isReadable(text) ? `'${text.replaceAll("'", `'\\''`)}'` : quoteAnsi(text);
}

/** Characters special in double quotes; `!` is special in interactive shells. */
const SPECIAL_IN_DOUBLE_QUOTES = /[\\"$`!]/;

/** `$NAME`, or `${NAME}` where the next text would extend the name. */
function writeVariable({ variable: name, local }: Slot, next: Template[number] | undefined): string {
  const variable = local ? name : environmentName(name);
  return typeof next === 'string' && /^\w/.test(next) ? `\${${variable}}` : `$${variable}`;
}

/** Text with variables: in double quotes if only the variables expand, otherwise piece by piece. */
export function quoteShellTemplate(template: Template): string {
  if (!hasVariable(template)) return quoteShell(template.join(''));
  if (template.some((part) => typeof part === 'string' && (SPECIAL_IN_DOUBLE_QUOTES.test(part) || !isVisible(part)))) {
    return template
      .map((part) => (typeof part === 'string' ? quoteShell(part) : `"${writeVariable(part, undefined)}"`))
      .join('');
  }
  const pieces = template.map((part, index) =>
    typeof part === 'string' ? part : writeVariable(part, template[index + 1]),
  );
  return `"${pieces.join('')}"`;
}

export function shellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : quoteShell(text);
}
