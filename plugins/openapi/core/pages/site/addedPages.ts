import type { RootContent } from 'mdast';
import { ProblemsError } from '../../../../shared/problem';
import type { ApiModel, Operation } from '../../model/types';
import type { SiteLinks } from '../../view/context';
import type { ApiPage } from './types';

export interface PageBuilderContext {
  model: ApiModel;
  locale: string;
  linksAt(path: string): SiteLinks;
}

/** Markdown below the description of a call, such as links to pages about it. */
export type OperationNote = (
  operation: Operation,
  context: Pick<PageBuilderContext, 'model' | 'locale'>,
) => string | undefined;

/** What hand-written pages can show of a workflow. */
export const FLOW_PARTS = ['diagram', 'steps', 'code'] as const;
export type FlowPartName = (typeof FLOW_PARTS)[number];

/** Nodes of a page, by the name of a part; none if it has no such part. `id`: unique in the page. */
export type FlowPart = Record<FlowPartName, (id: string) => RootContent[]>;

/** The workflows of a site. */
export interface SiteFlows {
  /** By id. */
  parts(context: PageBuilderContext): ReadonlyMap<string, FlowPart>;
  /** What they are read from, absolute: for watching. */
  files(): string[];
}

export type PageBuilder = (context: PageBuilderContext) => Iterable<ApiPage>;

/** `taken`: paths of existing pages. */
export function addedPages(
  builders: PageBuilder[],
  context: PageBuilderContext,
  taken: ReadonlySet<string>,
): ApiPage[] {
  const paths = new Set(taken);
  return builders.flatMap((build, index) => {
    const refuse = (message: string): never => {
      const rule = 'page-builder';
      throw new ProblemsError([{ ...context.model.source, rule, severity: 'error', message }]);
    };
    const name = `\`pageBuilders[${index}]\``;
    try {
      const pages = [...build(context)];
      for (const { path, title, sections } of pages) {
        if (typeof path !== 'string' || typeof title !== 'string' || !Array.isArray(sections)) {
          refuse(`${name} makes a page without \`path\`, \`title\` or \`sections\`.`);
        }
        if (paths.has(path)) refuse(`${name} makes a page at \`/${path}\`, where there is one already.`);
        paths.add(path);
      }
      return pages;
    } catch (error) {
      if (error instanceof ProblemsError) throw error;
      return refuse(`${name} has failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}
