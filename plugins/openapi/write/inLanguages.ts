import type { SpecDocument } from '../../document/core';
import type { Problem, Source } from '../../shared/problem';
import { buildModel } from '../core/model/build';
import type { ApiModel } from '../core/model/types';
import type { PageWords } from '../core/words/pageWords';
import { pageWords, translateWords } from './pageWords';
import { type TranslatedSpec, translateSpec } from './translateSpec';
import type { PagesTarget } from './types';

/** What the pages in one language are made from. */
export interface ApiInLanguage {
  model: ApiModel;
  words: PageWords;
  locale: string;
  /** In this language, too. */
  releases: ApiModel[] | undefined;
  editedAt?: TranslatedSpec['editedAt'];
}

export interface TranslatedApi extends ApiInLanguage {
  /** Problems in the texts of the document, and in the words of the site. */
  problems: { texts: Problem[]; words: Problem[] };
  placeOf(translation: string): Source | undefined;
}

export function inDefaultLanguage(model: ApiModel, locale: string, releases: ApiModel[] | undefined): ApiInLanguage {
  return { model, words: pageWords(locale), locale, releases };
}

/** Throws `ProblemsError` if the words of the site cannot be read. */
export async function translateApi(
  document: SpecDocument,
  releases: ApiModel[] | undefined,
  { locale, messagesFile }: NonNullable<PagesTarget['localized']>,
  siteDir: string,
): Promise<TranslatedApi> {
  const texts = await translateSpec(document, messagesFile, siteDir);
  const { words, problems } = translateWords(locale, messagesFile, siteDir);
  return {
    model: buildModel(texts.input),
    words,
    locale,
    releases: releases?.map(texts.translateVersion),
    problems: { texts: texts.problems, words: problems },
    placeOf: texts.placeOf,
    editedAt: texts.editedAt,
  };
}
