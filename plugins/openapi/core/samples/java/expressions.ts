import type { Json } from '../../json';
import type { Template } from '../template';
import { quoteDouble } from '../text/invisible';
import { layOutJson } from '../text/json-text';
import { environmentName } from '../text/names';

/** The compiler takes no constant of more than 65,535 bytes; a character has up to three bytes. */
const MAX_CONSTANT = 15_000;

/** A string literal, or several joined when the program runs, because joined by `+` they would be one constant again. */
export function quoteJava(text: string): string {
  const pieces = text.match(new RegExp(`[^]{1,${MAX_CONSTANT}}`, 'gu')) ?? [''];
  return pieces.length === 1 ? quoteDouble(text) : `String.join("", ${pieces.map(quoteDouble).join(', ')})`;
}

/** JSON as a text block, its lines to be indented as the code is; the quotes at the end close it. */
export function writeJson(value: Json): string[] {
  const json = layOutJson(value, '  ');
  if (json.length > MAX_CONSTANT) return [quoteJava(json)];
  if (typeof value !== 'object' || value === null) return [quoteDouble(json)];
  const escaped = json.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return ['"""', ...`${escaped}"""`.split('\n')];
}

/** The operands of a concatenation. */
export function operands(template: Template): string[] {
  if (template.length === 0) return ['""'];
  return template.map((part) => {
    if (typeof part === 'string') return quoteJava(part);
    if (part.local) return part.variable;
    const variable = `System.getenv(${quoteDouble(environmentName(part.variable))})`;
    return part.encode ? `URLEncoder.encode(${variable}, UTF_8)` : variable;
  });
}

export function writeText(template: Template): string {
  return operands(template).join(' + ');
}
