import { hasVariable, type Template } from '../template';
import { environmentName } from './names';

/** Controls other than line feed: they do not survive copying and pasting, so they are escaped. */
const CONTROL = /[\x00-\x09\x0B-\x1F\x7F]/;

const SHORT_ESCAPES: Record<string, string> = { '\t': '\\t', '\r': '\\r' };

/** Escapes controls for a reader that knows `\t`, `\r` and octal numbers after `octal`. */
export function escapeControls(text: string, octal: string): string {
  return text.replace(
    new RegExp(CONTROL, 'g'),
    (character) => SHORT_ESCAPES[character] ?? octal + character.charCodeAt(0).toString(8).padStart(3, '0'),
  );
}

/** `$'…'`, which Bash and Zsh read: the only quotes that know escapes. */
function quoteAnsi(text: string): string {
  return `$'${escapeControls(text.replace(/[\\']/g, '\\$&'), '\\')}'`;
}

/** Text in single quotes, in which the shell expands nothing. No argument of a program can hold U+0000. */
export function quoteShell(text: string): string {
  return CONTROL.test(text) ? quoteAnsi(text) : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Characters that mean something in double quotes; `!` does in an interactive shell. */
const SPECIAL_IN_DOUBLE_QUOTES = /[\\"$`!\x00-\x1F\x7F]/;

/** `$NAME`, or `${NAME}` where the next text would be taken for a part of the name. */
function writeVariable(name: string, next: Template[number] | undefined): string {
  const variable = environmentName(name);
  return typeof next === 'string' && /^\w/.test(next) ? `\${${variable}}` : `$${variable}`;
}

/** Text with variables: in double quotes where nothing but the variables would be expanded, otherwise piece by piece. */
export function quoteShellTemplate(template: Template): string {
  if (!hasVariable(template)) return quoteShell(template.join(''));
  if (template.some((part) => typeof part === 'string' && SPECIAL_IN_DOUBLE_QUOTES.test(part))) {
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
