import { toReferences } from '../markdown/escapeMarkdown';

/** Before these, an address or an emoji begins to be one: `https:`, `www.`, `name@`, `:smile:`. */
const ADDRESS = /(?=[:@])|(?<=www)(?=\.)/gi;

/**
 * Text within a line of MDX, which stays that text whatever reads it. What could be syntax is written in references.
 * Extensions that look for addresses look into the text that results: an empty expression, of which nothing remains on
 * the page, cuts what they look for.
 */
export function literalText(text: string): string {
  return text.split(ADDRESS).map(toReferences).join('{}');
}
