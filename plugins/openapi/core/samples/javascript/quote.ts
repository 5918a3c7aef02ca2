import type { Slot, Template } from '../template';
import { escapeInvisible, literalEscape } from '../text/invisible';

/** Escapes invisible characters, and sequences that would end an inline script in HTML. */
function escapeRest(text: string): string {
  return escapeInvisible(text, literalEscape)
    .replace(/<(?=\/script)/gi, '\\x3C')
    .replace(/<(?=!--)/g, '\\x3C');
}

export function quoteJs(text: string): string {
  const single = text.split("'").length;
  const double = text.split('"').length;
  const quote = single > double ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
  return quote + escapeRest(escaped) + quote;
}

export function templateLiteral(parts: Array<string | { code: string }>): string {
  const written = parts.map((part) =>
    // A trailing `$` could meet the `{` of the next expression.
    typeof part === 'string' ? escapeRest(part.replace(/[\\`]|\$(?=\{|$)/g, '\\$&')) : `\${${part.code}}`,
  );
  return `\`${written.join('')}\``;
}

/** A template as an expression. Slots with `encode` become `encodeURIComponent(…)`. */
export function writeTemplate(template: Template, variable: (name: string) => string): string {
  const codeOf = ({ variable: name, encode, local }: Slot) => {
    const value = local ? name : variable(name);
    return encode ? `encodeURIComponent(${value})` : value;
  };
  const [first = '', ...rest] = template;
  if (rest.length === 0) return typeof first === 'string' ? quoteJs(first) : codeOf(first);
  return templateLiteral(template.map((part) => (typeof part === 'string' ? part : { code: codeOf(part) })));
}
