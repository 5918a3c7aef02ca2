import { once } from '../../../shared/core/cache';
import { isOfPast } from '../project/isOfPast';
import type { Project, ProjectPage, SpecText, Spot } from '../project/project';
import type { Passage } from '../text/passage';

/** Texts that belong together: the passages of a section of a page, or the texts of an operation or schema. */
export interface Section {
  file: string;
  name: string;
  spots: Spot[];
}

/** All texts that can become false when the document changes. Translations of its own texts follow these. */
export function listWatched({ pages, specTexts }: Pick<Project, 'pages' | 'specTexts'>): Section[] {
  return [...pages.flatMap((page) => (isOfPast(page) ? [] : sectionsOf(page))), ...sectionsOfDocument(specTexts)];
}

const sectionsOf = once((page: ProjectPage): Section[] => {
  const spots = page.blocks.flatMap(({ passage, section }) =>
    passage ? [{ section: nameOf(section, passage), spot: { passage, page, owners: [] } }] : [],
  );
  return groupBy(spots, ({ section }) => section).map(([name, group]) => ({
    file: page.file,
    name,
    spots: group.map(({ spot }) => spot),
  }));
});

/** A heading without an id of its own is known by its words. */
function nameOf(section: string, { heading }: Passage): string {
  return section.includes('/') ? heading : section;
}

const sectionsOfDocument = once((texts: SpecText[]): Section[] => {
  const placed = texts.map((text) => ({ text, file: text.place(0).file }));
  return groupBy(placed, ({ text, file }) => `${file}\n${holderOf(text)}`).map(([key, group]) => {
    const [file = '', name = ''] = key.split('\n');
    return { file, name, spots: group.map(({ text }) => ({ passage: text, owners: [text] })) };
  });
});

/** `GET /path`, or the name of a component. */
function holderOf({ path: [group = '', first = '', second = ''] }: SpecText): string {
  if (group === 'paths') return `${second.toUpperCase()} ${first}`;
  return group === 'components' ? second : group;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Array<[string, Item[]]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
