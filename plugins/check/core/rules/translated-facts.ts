import { once } from '../../../shared/core/cache';
import type { CheckRule, Finding } from '../engine/rule';
import type { Project, TextCatalogue } from '../project/project';
import type { Passage } from '../text/passage';
import { alignBlocks } from '../translations/alignBlocks';
import { compareFacts } from '../translations/compareFacts';
import { findLost } from '../translations/findLost';
import { followedKey, hashPage } from '../translations/followed';

export const translatedFacts: CheckRule = {
  id: 'translated-facts',
  about: 'A translation has the numbers, units, codes, names and links of the text that it translates.',
  *check(project) {
    for (const catalogue of project.catalogues) yield* compareTexts(catalogue);
    for (const page of project.pages) {
      const original = page.isDefault ? undefined : originalOf(page.source, project);
      if (!original) continue;
      yield* comparisons(original)(page);
      // A page that is behind its original lacks what was added since.
      const isUpToDate = project.followed?.[followedKey(page)] === hashPage(original);
      if (isUpToDate && !original.error && !page.error) yield* losses(original)(page);
    }
  },
};

const compareTexts = once(({ pairs }: TextCatalogue) =>
  pairs.flatMap(({ original, translation }) => compare(original, translation)),
);

/** With the place of the original, which may be the one that is wrong. */
function compare(original: Passage, translation: Passage): Finding[] {
  const { file, line } = original.place(0);
  const hint = `The original is in ${file}:${line}. Correct the one that is wrong.`;
  return compareFacts(original, translation).map((finding) => ({ hint, ...finding }));
}

type Page = Project['pages'][number];

const comparisons = once((original: Page) =>
  once((page: Page) => {
    return pairsOf(original)(page).flatMap(([one, other]): Finding[] => {
      if (one.passage && other.passage) return compare(one.passage, other.passage);
      return one.code && other.code ? [...compareCode(one.code, other.code)] : [];
    });
  }),
);

const losses = once((original: Page) => once((page: Page) => [...findLost(original, page, pairsOf(original)(page))]));

const pairsOf = once((original: Page) => once((page: Page) => alignBlocks(original.blocks, page.blocks)));

function originalOf(source: string, { pages }: Project): Page | undefined {
  return pages.find((page) => page.isDefault && page.source === source);
}

type Code = NonNullable<Page['blocks'][number]['code']>;

function bareCode(line: string): string {
  return line.replace(/(?:^|\s)(?:\/\/|#|\/\*|\*|--|<!--).*$/, '').trim();
}

/** Code is the same but for titles, comments and texts for readers. */
function* compareCode(one: Code, other: Code): Generator<Finding> {
  const quoteOf = ({ meta }: Code) => /\bfile=\S+/.exec(meta)?.[0];
  if (one.lang !== other.lang || quoteOf(one) !== quoteOf(other)) {
    yield { at: other.place(0), message: `The original quotes \`${quoteOf(one) ?? one.lang}\` here.` };
    return;
  }
  const [lines, others] = [one.value.split('\n'), other.value.split('\n')];
  for (const [index, line] of lines.entries()) {
    const own = others[index] ?? '';
    if (own === line || /\p{Script=Han}/u.test(own) || bareCode(own) === bareCode(line)) continue;
    const offset = others.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
    const message = `The original has \`${line.trim()}\` here.`;
    yield { at: other.place(Math.min(offset, other.value.length)), message };
    return;
  }
}
