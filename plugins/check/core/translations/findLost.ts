import type { ComponentUse } from '../../../shared/mdx/readMdx';
import type { Finding } from '../engine/rule';
import type { ProjectPage } from '../project/project';
import type { Block } from '../text/readPage';
import { areRead, factsOf, nameFact } from './factsOf';

/** Attributes that say what a component shows. */
const SUBJECTS = new Set(['src', 'demo', 'id', 'of', 'code']);

/** Sections, components and facts of an original that its translation lacks, at the place where they would be. */
export function* findLost(
  original: ProjectPage,
  page: ProjectPage,
  pairs: ReadonlyArray<[Block, Block]>,
): Generator<Finding> {
  const sections = placesOf(page);
  const known = [...placesOf(original).keys()];
  const near = (section: string) => {
    const before = known.slice(0, known.indexOf(section) + 1).findLast((one) => sections.has(one));
    return sections.get(before ?? '') ?? { file: page.file, line: 1, column: 1 };
  };
  const lost = known.filter((section) => !sections.has(section));
  for (const section of lost)
    yield { at: near(section), message: `The original has a section \`#${section}\`, and this page does not.` };
  yield* findLostComponents(original, page, near);
  const told = [...lost];
  const paired = new Set(pairs.map(([one]) => one));
  for (const block of original.blocks) {
    if (paired.has(block) || lost.includes(block.section) || !block.passage) continue;
    const others = page.blocks.filter(({ section }) => section === block.section);
    const fact = factIn(block, others);
    if (fact === undefined) continue;
    told.push(block.section);
    yield { at: near(block.section), message: `The original says ${fact} in this section, and this page does not.` };
  }
  yield* findFewer(original, page, told, near);
}

/** Headings by their written ids; ids made of titles differ between languages. */
function placesOf({ blocks }: ProjectPage): Map<string, Finding['at']> {
  const headings = blocks.filter(({ kind, section }) => kind === 'heading' && !section.includes('/'));
  return new Map(headings.flatMap(({ section, passage }) => (passage ? [[section, passage.place(0)]] : [])));
}

function* findLostComponents(
  original: ProjectPage,
  page: ProjectPage,
  near: (section: string) => Finding['at'],
): Generator<Finding> {
  const own = new Set(page.mdx.components.map(nameOf));
  const headings = [...placesOf(original)];
  for (const component of original.mdx.components) {
    const name = nameOf(component);
    if (name === undefined || own.has(name)) continue;
    const [section] = headings.findLast(([, { line }]) => line < component.line) ?? [];
    const message = `The original shows \`${name} … />\` in this section, and this page does not.`;
    yield { at: near(section ?? ''), message };
  }
}

/** Items, cells and boxes of a section: few translators join them. */
function* findFewer(
  original: ProjectPage,
  page: ProjectPage,
  skipped: readonly string[],
  near: (section: string) => Finding['at'],
): Generator<Finding> {
  const own = countParts(page);
  for (const [key, count] of countParts(original)) {
    const [section = '', name] = key.split('\n');
    const here = own.get(key) ?? 0;
    if (here >= count || skipped.includes(section)) continue;
    const message = `The original has ${count} ${name} in this section, and this page has ${here}.`;
    yield { at: near(section), message };
  }
}

/** How many there are of each, by section. */
function countParts({ blocks, mdx }: ProjectPage): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (section: string, name: string) => {
    const key = `${section}\n${name}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const { kind, section } of blocks) {
    if (kind === 'item') add(section, 'list items');
    if (kind === 'cell') add(section, 'table cells');
  }
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  for (const component of mdx.components) {
    const heading = headings.findLast(({ passage }) => passage && passage.place(0).line < component.line);
    if (nameOf(component) === undefined) add(heading?.section ?? '', `\`<${component.name}>\``);
  }
  return counts;
}

function nameOf({ name, attributes }: ComponentUse): string | undefined {
  const [, subject] = Object.entries(attributes).find(([key]) => SUBJECTS.has(key)) ?? [];
  return subject === undefined ? undefined : `<${name} ${subject.replace(/^\{(.*)\}$/s, '$1')}`;
}

/** A code or a number in digits of a block that no other block has: the first code, else the longest number. */
function factIn({ passage }: Block, others: Block[]): string | undefined {
  if (!passage) return undefined;
  const facts = others.flatMap((one) => (one.passage ? factsOf(one.passage) : []));
  const { codes, digits } = factsOf(passage);
  const code = [...codes.keys()].find((value) => facts.every((one) => !one.codes.has(value)));
  if (code !== undefined) return `\`${code}\``;
  if (!others.every((one) => !one.passage || areRead(one.passage))) return undefined;
  const number = [...digits.keys()]
    .sort((a, b) => b.length - a.length)
    .find((value) => facts.every((one) => !one.digits.has(value) && !one.words.has(value)));
  return number === undefined ? undefined : nameFact(number);
}
