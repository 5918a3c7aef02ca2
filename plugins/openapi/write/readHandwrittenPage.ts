import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameBelow } from '../../shared/files';
import { readFrontMatter } from '../../shared/frontMatter/readFrontMatter';
import { syntaxProblem } from '../../shared/mdx/describeSyntaxError';
import { type PageParser, parsePage } from '../../shared/mdx/parseMdx';
import { type ComponentUse, type MdxPage, readMdx } from '../../shared/mdx/readMdx';
import type { Problem } from '../../shared/problem';
import { findNear } from '../../shared/suggest';
import type { HandwrittenParts } from '../core/pages/render';

const PLACEHOLDER = 'Operations';
const TAG = `<${PLACEHOLDER} />`;
const FIX_HINT = `Put \`${TAG}\` on a line of its own where the calls go. If this page replaces the generated one, set \`standalone: true\` in its front matter; if the two have nothing in common, change the address of one.`;

export interface HandwrittenPage {
  path: string;
  file: string;
  /** Absent for a standalone page, which replaces the generated one. */
  content?: HandwrittenParts;
  problems: Problem[];
}

interface PageSite {
  /** What the page is made from. */
  origin?: string;
  check?: ((file: string, page: MdxPage) => Problem[]) | undefined;
  parse?: PageParser | undefined;
}

/** Finds `<path>.mdx`, `<path>.md`, `<path>/index.mdx` or `<path>/index.md`. */
export function readHandwrittenPage(
  docsDirs: Iterable<string>,
  pagePath: string,
  site: PageSite = {},
): HandwrittenPage | undefined {
  const names = [
    pagePath && `${pagePath}.mdx`,
    pagePath && `${pagePath}.md`,
    join(pagePath, 'index.mdx'),
    join(pagePath, 'index.md'),
  ];
  for (const docsDir of docsDirs) {
    for (const path of names) {
      const file = join(docsDir, path);
      if (path === '' || !existsSync(file)) continue;
      return { path: path.split('\\').join('/'), ...splitPage(readFileSync(file, 'utf8'), file, site) };
    }
  }
  return undefined;
}

function splitPage(
  text: string,
  file: string,
  { origin = 'the document', check = () => [], parse = parsePage }: PageSite,
): Omit<HandwrittenPage, 'path'> {
  const name = nameBelow(file);
  const { block, values: frontMatter, fault } = readFrontMatter(text);
  if (fault) {
    return { file: name, problems: [{ file: name, rule: 'front-matter-syntax', severity: 'error', ...fault }] };
  }
  const page = readMdx(parse(text, file));
  if (page.error) return { file: name, problems: [syntaxProblem(name, page.error)] };
  const uses = page.components.filter((use) => use.name === PLACEHOLDER);
  const isAlone = frontMatter.standalone === true;
  const misplaced = checkPlaceholder(page, uses, { isAlone, file: name, origin });
  const isNew = ({ line, column }: Problem) =>
    !misplaced.some((other) => other.line === line && other.column === column);
  const others = page.components.filter((use) => use.name !== PLACEHOLDER);
  const found = [...misplaced, ...check(file, { ...page, components: others }).filter(isNew)];
  const [place] = uses;
  if (isAlone || !place) return { file: name, problems: found };
  const lines = text.split('\n');
  // The block ends before the line of its closing fence.
  const first = block === '' ? 0 : block.split('\n').length;
  const before = lines
    .slice(first, place.line - 1)
    .join('\n')
    .trim();
  const after = lines.slice(place.lastLine).join('\n').trim();
  return { file: name, content: { frontMatter, before, after }, problems: found };
}

function checkPlaceholder(
  page: MdxPage,
  uses: ComponentUse[],
  { isAlone, file, origin }: { isAlone: boolean; file: string; origin: string },
): Problem[] {
  const report = ({ line, column }: { line: number; column: number }, message: string, hint?: string): Problem => ({
    file,
    line,
    column,
    rule: 'operations-placeholder',
    severity: 'error',
    message,
    ...(hint === undefined ? {} : { hint }),
  });
  const [first, second] = uses;
  if (isAlone) {
    return first ? [report(first, `A page with \`standalone: true\` has no calls for \`${TAG}\` to show.`)] : [];
  }
  if (!first) {
    const near = page.components.find(({ name }) => findNear(name, [PLACEHOLDER]).length > 0);
    const message = `This page has the address of the page made from ${origin}, but no \`${TAG}\`: the calls would be missing.`;
    const hint = near ? `Did you mean \`${TAG}\` instead of \`<${near.name}>\`?` : FIX_HINT;
    return [report(near ?? { line: 1, column: 1 }, message, hint)];
  }
  return [
    ...uses
      .filter((use) => !use.isAlone)
      .map((use) => report(use, `\`${TAG}\` needs a line of its own, outside of other elements, and has no content.`)),
    ...(second
      ? [report(second, `A page shows its calls once: \`${TAG}\` is already on line ${first.line}.`, 'Remove one.')]
      : []),
  ];
}

/** A hand-written page with errors is still part of its generated page; a standalone page is not. */
export function toPart({ path, content, problems }: HandwrittenPage): string[] {
  return content || problems.length > 0 ? [path] : [];
}
