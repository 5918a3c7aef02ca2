import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { TextStore } from './core/cache';

type Parse = typeof DEFAULT_PARSE_FRONT_MATTER;

/** Errors by the text that failed to parse. */
const refused = new TextStore<unknown>();

/** Docusaurus's parser fails only once for a text: its library caches it as a text without front matter. */
export const parseFrontMatter: Parse = async (params) => {
  const { fileContent } = params;
  const known = refused.get(fileContent);
  if (known) throw known.value;
  try {
    return await DEFAULT_PARSE_FRONT_MATTER(params);
  } catch (error) {
    throw refused.set(fileContent, error);
  }
};
