import { encodeIllegalInPath } from './percent';

/**
 * Puts encoded texts (`pathText` of `serializeParameter`) in the places of a path template: `/get/{id}` -> `/get/7`.
 * What stands around the places is encoded where a URL cannot hold it. A place without a text stays, so that the reader
 * sees what is missing.
 */
export function fillPath(template: string, texts: ReadonlyMap<string, string>): string {
  return template
    .split(/(\{[^{}]*\})/)
    .map((part, index) => (index % 2 === 1 ? (texts.get(part.slice(1, -1)) ?? part) : encodeIllegalInPath(part)))
    .join('');
}
