import { toReferences } from '../../../../shared/core/description/escapeMarkdown';

/** Where an address or emoji code would be recognised: `https:`, `www.`, `name@`, `:smile:`. */
const ADDRESS = /(?=[:@])|(?<=www)(?=\.)/gi;

/** Escapes text for a line of MDX. Empty expressions, which render to nothing, break up addresses for extensions. */
export function literalText(text: string): string {
  return text.split(ADDRESS).map(toReferences).join('{}');
}
