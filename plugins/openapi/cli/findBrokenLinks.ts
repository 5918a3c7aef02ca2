import { slugify } from '../../shared/core/slug';
import type { Problem } from '../../shared/problem';
import { asQuestion, findNear } from '../../shared/suggest';
import type { ApiSource } from '../apiSource';
import type { GeneratedPage } from '../write/types';

/** Links to parts of the document, in the styles of Redoc, Swagger UI and Scalar. */
const PART = /^#(?<kind>tag|operation|section|description|schema|model)\/(?<name>.+)$/;

const LABELS: Record<string, string> = { tag: 'tag', operation: 'operation', schema: 'schema', model: 'schema' };

/** Broken links in third-party documents repeat each other. */
const MAX_WARNINGS = 3;

/** Finds links of descriptions to missing parts of the document. Call after `api.write`. */
export async function findBrokenLinks({ current, locate }: Pick<ApiSource, 'current' | 'locate'>): Promise<Problem[]> {
  const problems = new Map<string, Problem>();
  const { links, pages } = current();
  for (const link of links) {
    const { kind = '', name = '' } = PART.exec(link.href)?.groups ?? {};
    // Resolved links are addresses of the site.
    if (kind === '') continue;
    const message = `Cannot resolve \`${link.href}\`: the document has no such ${LABELS[kind] ?? 'heading'}.`;
    const near = findNear(slugify(name), namesOf(kind, pages));
    const hint = asQuestion(near.map((id) => `\`#${kind}/${id}\``));
    for (const { file, line, column } of await locate(link)) {
      const problem: Problem = { file, line, column, rule: 'broken-anchor', severity: 'warning', message };
      problems.set(`${file}:${line}:${column}`, hint === undefined ? problem : { ...problem, hint });
    }
    if (problems.size >= MAX_WARNINGS) break;
  }
  return [...problems.values()].slice(0, MAX_WARNINGS);
}

/** Says where the relative links of a document lead, and how many there are: nobody but its authors can know. */
export function noteRelativeLinks({ current }: Pick<ApiSource, 'current'>, file: string): Problem[] {
  const relative = current().links.filter(({ written }) => written !== undefined);
  const [first] = relative;
  if (!first) return [];
  const count = new Set(relative.map(({ written }) => written)).size;
  const links = count === 1 ? 'link leads' : 'links lead';
  const [place, hint] = first.leadsNowhere
    ? ['nowhere', 'The document names no site. Say where they belong: `--docs-url`.']
    : [`to ${new URL(first.href).origin}`, 'If they belong elsewhere, say where: `--docs-url`.'];
  return [
    {
      file,
      line: 1,
      column: 1,
      rule: 'relative-link',
      severity: 'warning',
      message: `${count} relative ${links} ${place}, such as \`${first.written}\`.`,
      hint,
    },
  ];
}

/** The first page has headings, but no operations. */
function namesOf(kind: string, [overview, ...others]: readonly GeneratedPage[]): string[] {
  if (kind === 'tag') return others.map(({ path }) => path.split('/').at(-1) ?? '');
  const found = [...(kind === 'operation' ? [] : [overview]), ...others];
  return found.flatMap((page) => page?.ids ?? []);
}
