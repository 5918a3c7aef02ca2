import type { Problem } from '../../shared/problem';

export interface HeadingId {
  id: string;
  line: number;
  column: number;
}

const FENCE = /^\s*(?<mark>`{3,}|~{3,})(?<info>.*)$/;
const HEADING = /^(\s*#{1,6}\s+)(.+?)(?:\s+#+)?\s*$/;
const EXPLICIT = /\s*(?:\{#([\w-]+)\}|\{\/\*\s*#([\w-]+)\s*\*\/\})$/;

export function headingIds(text: string, slug: (title: string) => string): HeadingId[] {
  let fence: string | undefined;
  return text.split(/\r?\n/).flatMap((line, index) => {
    const { mark = '', info = '' } = FENCE.exec(line)?.groups ?? {};
    if (fence === undefined) fence = mark || undefined;
    else if (mark.startsWith(fence) && info.trim() === '') fence = undefined;
    const [, hashes = '', title = ''] = (fence === undefined && HEADING.exec(line)) || [];
    if (title === '') return [];
    const explicit = EXPLICIT.exec(title);
    const id = explicit?.[1] ?? explicit?.[2] ?? slug(plain(title));
    return [{ id, line: index + 1, column: hashes.length + 1 }];
  });
}

function plain(title: string): string {
  return title.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]|(?<!\w)_|_(?!\w)/g, '');
}

/** A page and its tabs form one document, so an id must not occur in two of them. */
export function findSameIds(parts: Array<{ file: string; headings: HeadingId[] }>): Problem[] {
  const owners = new Map<string, string>();
  return parts.flatMap(({ file, headings }) => {
    const own = new Set<string>();
    return headings.flatMap(({ id, line, column }): Problem[] => {
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
