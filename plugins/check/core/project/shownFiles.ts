import { posix } from 'node:path';
import { demoId } from '../../../demos';
import type { ComponentUse } from '../../../shared/mdx/readMdx';
import type { Use } from '../../../shared/mdx/readModuleNames';
import type { ProjectPage } from './project';

/** A file of code that a page quotes, relative to the docs folder. */
export interface Quote extends Pick<Use, 'line' | 'column'> {
  path: string;
  region?: string | undefined;
}

const QUOTE = /\bfile=([^\s#"'}]+)(?:#([\w-]+))?/;

export function quotesOf({ mdx }: Pick<ProjectPage, 'mdx'>): Quote[] {
  return mdx.blocks.flatMap(({ meta, line, column }): Quote[] => {
    const [, path, region] = QUOTE.exec(meta) ?? [];
    return path === undefined ? [] : [{ path, region, line, column }];
  });
}

export function elementsOf({ mdx }: Pick<ProjectPage, 'mdx'>, name: string): ComponentUse[] {
  return mdx.components.filter((use) => use.name === name);
}

/** The file of a `<Demo>`, relative to the docs folder; undefined if code says it. */
export function fileOfDemo({ attributes: { src = '{' } }: ComponentUse, { source }: Pick<ProjectPage, 'source'>) {
  return src.startsWith('{') ? undefined : posix.join(posix.dirname(source), src);
}

/** Ids of the demos of a page: one without its own has that of its file. */
export function demosOf(page: Pick<ProjectPage, 'mdx' | 'source'>): string[] {
  return elementsOf(page, 'Demo').flatMap((demo) => {
    const file = fileOfDemo(demo, page);
    return demo.attributes.id ?? (file === undefined ? [] : demoId(file));
  });
}
