import { encodeIllegalInPath } from './percent';

/** Inserts `pathText`s: `/get/{id}` -> `/get/7`. A placeholder without a text stays, to show what is missing. */
export function fillPath(template: string, texts: ReadonlyMap<string, string>): string {
  return template
    .split(/(\{[^{}]*\})/)
    .map((part, index) => (index % 2 === 1 ? (texts.get(part.slice(1, -1)) ?? part) : encodeIllegalInPath(part)))
    .join('');
}
