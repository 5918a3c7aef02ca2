import { toReferences } from '../markdown/escapeMarkdown';

/** Where an address or emoji code would be recognized: `https:`, `www.`, `name@`, `:smile:`. */
const ADDRESS = /(?=[:@])|(?<=www)(?=\.)/gi;

/**
 * Escapes text for a line of MDX, so that no parser changes it. Syntax characters become references. Empty expressions,
 * which render to nothing, break up addresses, because extensions search the decoded text for them.
 */
export function literalText(text: string): string {
  return text.split(ADDRESS).map(toReferences).join('{}');
}
