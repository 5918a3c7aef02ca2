import { encodeIllegalInPath } from './percent';

/**
 * Fills a path template with encoded texts (`pathText` of `serializeParameter`): `/get/{id}` -> `/get/7`. Encodes
 * illegal characters of the template. A placeholder without a text stays visible.
 */
export function fillPath(template: string, texts: ReadonlyMap<string, string>): string {
  return template
    .split(/(\{[^{}]*\})/)
    .map((part, index) => (index % 2 === 1 ? (texts.get(part.slice(1, -1)) ?? part) : encodeIllegalInPath(part)))
    .join('');
}
