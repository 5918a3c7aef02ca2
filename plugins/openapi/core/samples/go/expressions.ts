import type { Json } from '../../json';
import type { Template } from '../template';
import { isVisible, quoteDouble } from '../text/invisible';
import { layOutJson } from '../text/json-text';
import { environmentName } from '../text/names';

export function quoteGo(text: string): string {
  return /[\\"]/.test(text) && isVisible(text) && !text.includes('`') ? `\`${text}\`` : quoteDouble(text);
}

export function writeVariable(name: string): string {
  return `os.Getenv(${quoteDouble(environmentName(name))})`;
}

function operands(template: Template): string[] {
  if (template.length === 0) return ['""'];
  return template.map((part) => (typeof part === 'string' ? quoteGo(part) : writeVariable(part.variable)));
}

export function writeText(template: Template): string {
  return operands(template).join(' + ');
}

/** The text as one of several arguments, where gofmt wants no spaces around `+`. */
export function writeArgument(template: Template): string {
  return operands(template).join('+');
}

/** JSON in a raw string. A backquote can occur only inside JSON strings, where it can be escaped. */
export function writeJson(value: Json): string[] {
  const json = layOutJson(value, '\t').replaceAll('`', '\\u0060');
  return `\`${json}\``.split('\n');
}
