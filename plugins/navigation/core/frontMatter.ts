import { isObject } from '../../shared/core/isObject';
import { checkKeys, type Finding, flag, listKeys, number, type Rule, text } from '../../shared/frontMatter/checkKeys';
import { DOCUSAURUS_KEYS } from './docusaurusKeys';

/** Either a map, or a title. */
const place = (fields: Record<string, Rule>): Rule => ({
  expects: `a title, or a map of ${listKeys(fields)}`,
  test: (value) => typeof value === 'string' || isObject(value),
  fields,
});

/** Those that are not Docusaurus's, and `title`. */
export const OWN_KEYS: Record<string, Rule> = {
  title: text,
  /** Shown below the title and searched; the default of `description`. */
  subtitle: text,
  /** Place in the sidebar, smallest first; 0 by default. */
  order: number,
  group: place({ title: text, order: number }),
  /** Entry of the top navigation; `second` is for two levels. */
  nav: place({ title: text, order: number, second: place({ title: text, order: number }) }),
  /** Dev server only. */
  debug: flag,
  /** Replaces the generated page at the same address. */
  standalone: flag,
  /** The file that the page is made of, from the folder of the site; the page itself by default. */
  filename: text,
  /** Columns of demos in windows wider than 1024 px. */
  demo: {
    expects: 'a map of `cols`',
    test: isObject,
    fields: {
      cols: { expects: 'a whole number from 1', test: (value) => Number.isInteger(value) && Number(value) >= 1 },
    },
  },
  /** `content`: table of contents beside the text; `false`: none. */
  toc: { expects: '`content` or `false`', test: (value) => value === 'content' || value === false },
};

const GENERATED_KEYS: Record<string, Rule> = { api: { expects: 'a map', test: isObject } };

const KEYS: Record<string, Rule> = { ...DOCUSAURUS_KEYS, ...GENERATED_KEYS, ...OWN_KEYS };

/** Reports values of a wrong type, and unknown keys that resemble a known one; others may belong to plugins. */
export function checkFrontMatter(frontMatter: Record<string, unknown>): Finding[] {
  return checkKeys(frontMatter, KEYS);
}
