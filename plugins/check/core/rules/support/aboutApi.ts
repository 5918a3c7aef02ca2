import { PINS } from '../../../../openapi';
import { once } from '../../../../shared/cache';
import type { Facts } from '../../facts/types';
import type { ProjectPage } from '../../project';
import { operationsAt } from './passages';

const SHOWN = new Set<string>([...PINS, 'Operations', 'ApiSample']);

/** Whether a page shows, names or links to a call, or names two fields that consist of several words. */
export function isAboutApi(page: ProjectPage, facts: Facts): boolean {
  return judge(facts)(page);
}

const judge = once((facts: Facts) =>
  once(({ path, text, blocks, mdx }: ProjectPage): boolean => {
    if (facts.pageOperations.has(path) || mdx.components.some(({ name }) => SHOWN.has(name))) return true;
    const starts = facts.paths.all.map((one) => one.split('{')[0] ?? '');
    if (starts.some((start) => start.length > 3 && text.includes(start))) return true;
    const passages = blocks.flatMap(({ passage }) => passage ?? []);
    const hrefs = passages.flatMap(({ links }) => links.map(({ href }) => href));
    if (hrefs.some((href) => operationsAt(href.replace(/^[./]*\/|\.mdx?(?=#|$)/g, ''), facts).length > 0)) return true;
    const codes = new Set(passages.flatMap((one) => one.codes.map(({ value }) => value)));
    if ([...codes].some((code) => facts.operations.has(code) || facts.paths.find(code).length > 0)) return true;
    return [...codes].filter((code) => /[a-z][A-Z]|\w_\w/.test(code) && facts.names.has(code)).length > 1;
  }),
);
