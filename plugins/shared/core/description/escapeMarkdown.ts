/** Characters that may have a meaning in Markdown, or at the start of a paragraph. */
const SYNTAX = /[\\`*_{}[\]<>&|~#]|^\s*(?:[-+=>]|\d+[.)])/;

/** Escapes everything except letters, digits and spaces, which have no meaning in any syntax or extension. */
export function escapeMarkdown(text: string): string {
  return SYNTAX.test(text) ? toReferences(text) : text;
}

/** Always escapes; also works within a line of MDX. */
export function toReferences(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`);
}
