import type { Operation } from '../../../../openapi';
import type { Facts } from '../../facts/types';
import type { Project, ProjectPage, SpecText } from '../../project';
import type { Passage } from '../../text/passage';

export interface Spot {
  passage: Passage;
  page?: ProjectPage;
  /** The texts of the document that the passage is, or translates. */
  owners: SpecText[];
}

const known = new WeakMap<Project, Spot[]>();

/** All texts for readers: of pages, of the document, and of its translations. */
export function everyPassage(project: Project): Spot[] {
  const before = known.get(project);
  if (before) return before;
  const byText = new Map<string, SpecText[]>();
  for (const text of project.specTexts) byText.set(text.text, [...(byText.get(text.text) ?? []), text]);
  const spots: Spot[] = [
    ...project.pages.flatMap((page) =>
      page.blocks.flatMap(({ passage }) => (passage ? [{ passage, page, owners: [] }] : [])),
    ),
    ...project.specTexts.map((text) => ({ passage: text, owners: [text] })),
    ...project.catalogues.flatMap(({ pairs }) =>
      pairs.map(({ original, translation }) => ({
        passage: translation,
        owners: byText.get(original.text) ?? [],
      })),
    ),
  ];
  known.set(project, spots);
  return spots;
}

/** The operation that a text of the document belongs to, if it is in one. */
export function operationOf({ path, node }: SpecText, { model }: Facts): Operation | undefined {
  return model.operations.find(
    ({ raw, path: template, method }) =>
      raw === node || (path[0] === 'paths' && path[1] === template && path[2] === method.toLowerCase()),
  );
}

/** Operations that a passage is about: those it names or links to, else those of its part of the document. */
export function operationsNear({ passage, owners }: Spot, facts: Facts): Operation[] {
  const found = new Set<Operation>();
  for (const target of passage.context.matchAll(/\]\(([^)\s]+)\)/g)) {
    for (const operation of operationsAt(target[1] ?? '', facts)) found.add(operation);
  }
  for (const [, code = ''] of passage.context.matchAll(/`([^`]+)`/g)) {
    const own = facts.operations.get(code);
    if (own) found.add(own);
    else if (code.includes('/')) {
      for (const operation of facts.paths.find(code.replace(/^[A-Z]+ /, ''))) found.add(operation);
    }
  }
  if (found.size > 0) return [...found];
  return owners.flatMap((owner) => operationOf(owner, facts) ?? []);
}

/** The operation of an anchor, or all of a page. */
export function operationsAt(href: string, facts: Facts): Operation[] {
  const [path = '', hash = ''] = href.replace(/\?[^#]*/, '').split('#');
  const operations = facts.pageOperations.get(path.replace(/^\/|\/$/g, '')) ?? [];
  const own = operations.filter(({ id }) => id === hash);
  return own.length > 0 || hash !== '' ? own : operations;
}
