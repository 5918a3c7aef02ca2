import type { Passage } from '../text/passage';
import type { Block } from '../text/readPage';
import { factsOf, plain } from './factsOf';

/**
 * Pairs the blocks of a page with those of its translation: in order, section by section. Where a section has more
 * blocks in one language, those that share most stay together.
 */
export function alignBlocks(originals: Block[], translations: Block[]): Array<[Block, Block]> {
  const sections = groupBySection(translations);
  return [...groupBySection(originals)].flatMap(([section, blocks]) => {
    const others = sections.get(section) ?? [];
    if (blocks.length === others.length)
      return blocks.map((block, index): [Block, Block] => [block, others[index] ?? block]);
    return alignUneven(blocks, others);
  });
}

function groupBySection(blocks: Block[]): Map<string, Block[]> {
  const sections = new Map<string, Block[]>();
  for (const block of blocks) sections.set(block.section, [...(sections.get(block.section) ?? []), block]);
  return sections;
}

/** Longest common subsequence, where blocks of one kind match by what they have in common. */
function alignUneven(ones: Block[], others: Block[]): Array<[Block, Block]> {
  const scores = Array.from({ length: ones.length + 1 }, () => Array.from({ length: others.length + 1 }, () => 0));
  const at = (row: number, column: number) => scores[row]?.[column] ?? 0;
  for (let row = ones.length - 1; row >= 0; row -= 1) {
    for (let column = others.length - 1; column >= 0; column -= 1) {
      const pair = likeness(ones[row], others[column]) + at(row + 1, column + 1);
      (scores[row] ?? [])[column] = Math.max(pair, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: Array<[Block, Block]> = [];
  let [row, column] = [0, 0];
  while (row < ones.length && column < others.length) {
    const [one, other] = [ones[row], others[column]];
    if (
      one &&
      other &&
      at(row, column) === likeness(one, other) + at(row + 1, column + 1) &&
      likeness(one, other) > 0
    ) {
      pairs.push([one, other]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

function likeness(one: Block | undefined, other: Block | undefined): number {
  if (!one || !other || one.kind !== other.kind) return 0;
  if (!one.passage || !other.passage) return one.code?.meta === other.code?.meta ? 1 : 0.5;
  const [here, there] = [keysOf(one.passage), keysOf(other.passage)];
  const length = likeLength(one.passage.text, other.passage.text);
  if (here.length === 0 && there.length === 0) return 0.3 + length;
  const shared = here.filter((key) => there.includes(key)).length;
  return shared === 0 ? 0 : shared / Math.max(here.length, there.length) + length;
}

function keysOf(passage: Passage): string[] {
  const { codes, links, digits, words, soft } = factsOf(passage);
  return [...codes.keys(), ...links.keys(), ...[...digits.keys(), ...words.keys(), ...soft].map(plain)];
}

/** At most 0.3. A Chinese character is worth about three letters. */
function likeLength(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.length + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0));
  return (0.3 * Math.min(a ?? 0, b ?? 0)) / Math.max(a ?? 1, b ?? 1, 1);
}
