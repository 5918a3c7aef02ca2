import type { Template } from '../../sample/template';
import { type Doc, fit, hang, hardLine } from '../../text/doc';
import { escapeInvisible, literalEscape } from '../../text/invisible';
import { splitText } from '../../text/split-text';

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

const addPieces = (pieces: Doc[]) => hang(pieces, '  ', (piece) => [' +', hardLine, piece]);

/** A string as an expression, in several pieces if it is too long for its line. */
export function writeString(text: string): Doc {
  return splitText(text, { quote: quoteJs, join: addPieces, beside: 4, hangs: true });
}

/** Expressions joined by `+`, unless they fit into one template literal. */
export function joinTexts(parts: Array<string | { code: string }>): Doc {
  const [only, ...more] = parts.map((part) => (typeof part === 'string' ? writeString(part) : part.code));
  if (only === undefined) return "''";
  return more.length === 0 ? only : fit(templateLiteral(parts), () => addPieces([only, ...more]));
}

/** A template as an expression. */
export function writeTemplate(template: Template, variable: (name: string) => string): Doc {
  return joinTexts(
    template.map((part) =>
      typeof part === 'string' ? part : { code: part.local ? part.variable : variable(part.variable) },
    ),
  );
}
