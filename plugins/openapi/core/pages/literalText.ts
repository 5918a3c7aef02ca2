/** Letters, digits and spaces mean nothing in any syntax, but for words that begin a line. */
const SYNTAX = /[^\p{L}\p{N} ]/gu;

/** Before these, an address or an emoji begins to be one: `https:`, `www.`, `name@`, `:smile:`. */
const ADDRESS = /(?=[:@])|(?<=www)(?=\.)/gi;

/**
 * Text within a line of MDX, which stays that text whatever reads it. Characters that could be syntax, also that of
 * extensions that nobody has thought of, are references. Extensions that look for addresses look into the text that
 * results: an empty expression, of which nothing remains on the page, cuts what they look for.
 */
export function literalText(text: string): string {
  return text
    .split(ADDRESS)
    .map((part) => part.replace(SYNTAX, (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`))
    .join('{}');
}
