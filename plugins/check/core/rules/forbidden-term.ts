import { keepLast, once } from '../../../shared/core/cache';
import type { CheckRule, Finding } from '../engine/rule';
import type { ProjectPage, Spot } from '../project/project';
import { findForbidden } from '../terms/findForbidden';
import type { Term } from '../terms/parseTerms';
import { Lines } from '../text/lines';
import { type Passage, proseOf } from '../text/passage';

/** Texts of front matter that readers see: keywords may be anything that people type. */
const FRONT_MATTER = /^(?:title|subtitle|description): *(.*)$/gm;
/** Attributes of components, and of fences, that readers see. */
const ATTRIBUTES = /\s(?:title|text|link)="([^"]*)/g;

export const forbiddenTerm: CheckRule = {
  id: 'forbidden-term',
  about:
    'Texts use the terms of `terms.yaml` in the folder of their language: one word for each thing, in pages, texts of the document and messages.',
  *check({ terms: languages, spots, pages }) {
    for (const { locale, list, texts } of languages) {
      for (const { message, hint, ...at } of list.slips) yield { at, message, hint };
      for (const group of spots) {
        if (group.some(({ passage }) => passage.lang === locale))
          yield* remember(group)([list], () => findInGroup(group, locale, list.terms));
      }
      for (const group of texts) yield* remember(group)([list], () => findInTexts(group, list.terms));
      for (const page of pages) {
        if (page.locale === locale) yield* remember(page)([list], () => findInShown(page, list.terms));
      }
    }
  },
};

const remember = once((_of: object) => keepLast<Finding[]>());

function findInGroup(group: readonly Spot[], locale: string, terms: readonly Term[]): Finding[] {
  const passages = group.map(({ passage }) => passage);
  return findInTexts(
    passages.filter(({ lang, areKeywords }) => lang === locale && !areKeywords),
    terms,
  );
}

function findInTexts(passages: readonly Passage[], terms: readonly Term[]): Finding[] {
  return passages.flatMap((passage) =>
    findForbidden(proseOf(passage), terms).map(({ term, word, index }) => ({
      at: { ...passage.place(index), near: word },
      message: describe(word, term.term),
      hint: term.note,
    })),
  );
}

function findInShown({ file, text }: ProjectPage, terms: readonly Term[]): Finding[] {
  const [head = ''] = /^---\n[\s\S]*?\n---/.exec(text) ?? [];
  const lines = new Lines(text);
  return [...head.matchAll(FRONT_MATTER), ...text.matchAll(ATTRIBUTES)].flatMap(({ 1: said = '', index, 0: line }) => {
    const start = index + line.length - said.length;
    return findForbidden(said, terms).map(({ term, word, index: within }) => ({
      at: { file, ...lines.placeOf(start + within) },
      message: describe(word, term.term),
      hint: term.note,
    }));
  });
}

function describe(word: string, term: string): string {
  return `\`${word}\` is not used here: the term is \`${term}\`.`;
}
