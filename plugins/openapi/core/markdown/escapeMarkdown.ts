/** What could mean something in the middle of Markdown, or where a paragraph begins. */
const SYNTAX = /[\\`*_{}[\]<>&|~#]|^\s*(?:[-+=>]|\d+[.)])/;

/** Markdown that shows a text as it is. Letters, digits and spaces mean nothing in any syntax, whatever its extensions. */
export function escapeMarkdown(text: string): string {
  return SYNTAX.test(text) ? toReferences(text) : text;
}

/** The same for any text, also within a line of MDX. */
export function toReferences(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`);
}
