import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';

export interface SearchOptions {
  /** Is the text of code blocks found as well? By default only commands for a shell are: code repeats what pages say, in many languages. */
  code: boolean;
  /**
   * Lists of words that mean the same to readers, in any language, such as `['guild', 'clan', '公会']`: who types one finds
   * what is called another. They add to the usual ones of the field (`core/closest/usualSynonyms.ts`). None by default.
   */
  synonyms: string[][];
  /**
   * What an empty search box offers beside what the reader has visited: names of calls as readers type them, such as
   * `wxLogin` or `GET /rank/page`. Absent: the first call of each of the first pages.
   */
  popular?: string[];
  /**
   * Path of a page, below the base path, that shows all that is similar to `?q=`: `search` where
   * `@easyops-cn/docusaurus-search-local` stands before this plugin. Absent: the box leads to no such page.
   */
  resultsPage?: string;
  /**
   * Searches on a Typesense server instead of in the browser, for sites whose index is too large to be loaded. Its
   * collections are those that `npm run search:export` describes. Absent: in the browser.
   */
  typesense?: TypesenseOptions;
}

export interface TypesenseOptions {
  /** Address of the server without a path; readers' browsers ask it. */
  url: string;
  /** A key that allows searching and nothing else: it is sent to every reader. */
  key: string;
}

export const searchOptionsSchema = Joi.object<SearchOptions & { id?: string }>({
  id: Joi.string(),
  code: Joi.boolean().default(false),
  synonyms: Joi.array()
    .items(Joi.array().items(Joi.string().trim().min(1)).min(2))
    .default([]),
  popular: Joi.array().items(Joi.string().trim().min(1)),
  resultsPage: Joi.string().pattern(/^[^/]/, 'a path without a slash in front'),
  typesense: Joi.object<TypesenseOptions>({
    url: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .required(),
    key: Joi.string().required(),
  }),
});

export function validateOptions({ options }: OptionValidationContext<never, never>): SearchOptions & { id: string } {
  return { id: 'default', ...checkOptions('plugins/search', searchOptionsSchema, options) };
}
