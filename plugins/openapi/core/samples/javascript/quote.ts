import type { Slot, Template } from '../template';
import { escapeInvisible, literalEscape } from '../text/invisible';

/** Invisible characters, and what would end the code if it stands in a page of HTML. */
function escapeRest(text: string): string {
  return escapeInvisible(text, literalEscape)
    .replace(/<(?=\/script)/gi, '\\x3C')
    .replace(/<(?=!--)/g, '\\x3C');
}

/** A string literal in single quotes, or in double quotes where that needs fewer backslashes. */
export function quoteJs(text: string): string {
  const single = text.split("'").length;
  const double = text.split('"').length;
  const quote = single > double ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
  return quote + escapeRest(escaped) + quote;
}

/** A template literal: texts, and `{ code }` for expressions within. */
export function templateLiteral(parts: Array<string | { code: string }>): string {
  const written = parts.map((part) =>
    // A `$` at the end of a text may meet the `{` of the next expression.
    typeof part === 'string' ? escapeRest(part.replace(/[\\`]|\$(?=\{|$)/g, '\\$&')) : `\${${part.code}}`,
  );
  return `\`${written.join('')}\``;
}

/** A template as an expression. Parts that are to be encoded become `encodeURIComponent(…)`. */
export function writeTemplate(template: Template, variable: (name: string) => string): string {
  const codeOf = ({ variable: name, encode, local }: Slot) => {
    const value = local ? name : variable(name);
    return encode ? `encodeURIComponent(${value})` : value;
  };
  const [first = '', ...rest] = template;
  if (rest.length === 0) return typeof first === 'string' ? quoteJs(first) : codeOf(first);
  return templateLiteral(template.map((part) => (typeof part === 'string' ? part : { code: codeOf(part) })));
}
