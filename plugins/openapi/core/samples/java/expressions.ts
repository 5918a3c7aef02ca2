import type { Json } from '../../json';
import type { Template } from '../template';
import { quoteDouble } from '../text/invisible';
import { layOutJson } from '../text/json-text';
import { environmentName } from '../text/names';

/** The compiler limits constants to 65,535 bytes; a UTF-16 code unit takes at most three. */
const MAX_CONSTANT = 15_000;

/** A string literal, or pieces joined at run time: `+` would fold them into one constant. */
export function quoteJava(text: string): string {
  const pieces = text.match(new RegExp(`[^]{1,${MAX_CONSTANT}}`, 'gu')) ?? [''];
  return pieces.length === 1 ? quoteDouble(text) : `String.join("", ${pieces.map(quoteDouble).join(', ')})`;
}

export function writeJson(value: Json): string[] {
  const json = layOutJson(value, '  ');
  if (json.length > MAX_CONSTANT) return [quoteJava(json)];
  if (typeof value !== 'object' || value === null) return [quoteDouble(json)];
  const escaped = json.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return ['"""', ...`${escaped}"""`.split('\n')];
}

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
