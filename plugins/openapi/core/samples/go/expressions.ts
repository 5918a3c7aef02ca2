import type { Json } from '../../json';
import type { Template } from '../template';
import { quoteDouble, visibleJson } from '../text/invisible';
import { environmentName } from '../text/names';

/** Text as an expression. Variables come from the environment. */
export function writeText(template: Template): string {
  if (template.length === 0) return '""';
  return template
    .map((part) =>
      typeof part === 'string' ? quoteDouble(part) : `os.Getenv(${quoteDouble(environmentName(part.variable))})`,
    )
    .join(' + ');
}

/** JSON in a raw string. A backquote can only stand in one of its strings, where it can be escaped. */
export function writeJson(value: Json): string[] {
  const json = visibleJson(JSON.stringify(value, null, 2)).replaceAll('`', '\\u0060');
  return `\`${json}\``.split('\n');
}
