import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';

export interface SearchOptions {
  /** Indexes code blocks. By default only shell commands: other code repeats the page's text. */
  code: boolean;
  /** Lists of synonyms, such as `['guild', 'clan', '公会']`; added to those usual in APIs. */
  synonyms: string[][];
  /** Calls that an empty box suggests, such as `GET /rank/page`. Without it: the first call of each of the first pages. */
  popular?: string[];
  /** Path of the page of all results, below the base path: `search`. Needs `@easyops-cn/docusaurus-search-local`. */
  resultsPage?: string;
  /** Searches on a server, for an index too large for browsers. Its collections: `livespec search-export`. */
  typesense?: TypesenseOptions;
}

export interface TypesenseOptions {
  /** Address of the server without a path; browsers must reach it. */
  url: string;
  /** A search-only key: every reader gets it. */
  key: string;
}

export const OWNER = '@livespec/docusaurus/plugin-search';

export const searchOptionsSchema = Joi.object<SearchOptions>({
  code: Joi.boolean().default(false),
  synonyms: Joi.array()
    .items(Joi.array().items(Joi.string().trim().min(1)).min(2))
    .default([]),
  popular: Joi.array().items(Joi.string().trim().min(1)),
  resultsPage: Joi.string().pattern(/^[^/]/).messages({ 'string.pattern.base': '{{#label}} must not start with `/`' }),
  typesense: Joi.object<TypesenseOptions>({
    url: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .required(),
    key: Joi.string().required(),
  }),
});

export function validateOptions({ options }: OptionValidationContext<never, never>): SearchOptions & { id: string } {
  return { ...checkOptions(OWNER, searchOptionsSchema, options), id: 'default' };
}
