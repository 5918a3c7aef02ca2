import type { Use } from '../../shared/mdx/readModuleNames';
import type { Problem } from '../../shared/problem';

/** A page and its tabs form one document, so an id must not occur in two of them. */
export function findSameIds(parts: Array<{ file: string; headings: Use[] }>): Problem[] {
  const owners = new Map<string, string>();
  return parts.flatMap(({ file, headings }) => {
    const own = new Set<string>();
    return headings.flatMap(({ name: id, line, column }): Problem[] => {
      const owner = owners.get(id);
      if (!own.has(id) && owner === undefined) owners.set(id, file);
      own.add(id);
      if (owner === undefined || owner === file) return [];
      return [
        {
          file,
          line,
          column,
          rule: 'tab-heading-twice',
          severity: 'error',
          message: `Duplicate heading id \`#${id}\`: ${owner} is shown on the same page and has it too.`,
          hint: `Give this heading another id: \`{/* #other-${id} */}\` after its text.`,
        },
      ];
    });
  });
}
