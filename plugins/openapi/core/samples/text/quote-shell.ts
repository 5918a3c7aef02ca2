import { hasVariable, type Template } from '../template';
import { environmentName } from './names';

/** Controls other than line feed do not survive copying and pasting, so they are written as octal escapes. */
const CONTROL = /[\x00-\x09\x0B-\x1F\x7F]/;

/** `$'…'`, which Bash and Zsh read: the only quotes that know escapes. */
function quoteAnsi(text: string): string {
  const escaped = text.replace(/[\\']/g, '\\$&').replace(
    /[\x00-\x1F\x7F]/g,
    (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
  return `$'${escaped}'`;
}

/** Text in single quotes, in which the shell expands nothing. No argument of a program can hold U+0000. */
export function quoteShell(text: string): string {
  return CONTROL.test(text) ? quoteAnsi(text) : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Characters that mean something in double quotes; `!` does in an interactive shell. */
const SPECIAL_IN_DOUBLE_QUOTES = /[\\"$`!\x00-\x1F\x7F]/;

/** Text with variables: in double quotes as a whole, where nothing but the variables would be expanded. */
export function quoteShellTemplate(template: Template): string {
  if (!hasVariable(template)) return quoteShell(template.join(''));
  const isSimple = template.every((part) => typeof part !== 'string' || !SPECIAL_IN_DOUBLE_QUOTES.test(part));
  const pieces = template.map((part, index) => {
    if (typeof part !== 'string') {
      const name = `$${environmentName(part.variable)}`;
      const next = template[index + 1];
      return isSimple && typeof next === 'string' && /^\w/.test(next) ? `\${${name.slice(1)}}` : name;
    }
    return part;
  });
  if (isSimple) return `"${pieces.join('')}"`;
  return template.map((part) => (typeof part === 'string' ? quoteShell(part) : `"$${environmentName(part.variable)}"`)).join('');
}
