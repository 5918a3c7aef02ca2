import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

type Parse = typeof DEFAULT_PARSE_FRONT_MATTER;

/** By the text that could not be parsed. */
const refused = new Map<string, unknown>();

/**
 * Docusaurus's own parser refuses a text once: its library keeps what it has read, and takes the text for one without
 * front matter from then on.
 */
export const parseFrontMatter: Parse = async (params) => {
  const { fileContent } = params;
  if (refused.has(fileContent)) throw refused.get(fileContent);
  try {
    return await DEFAULT_PARSE_FRONT_MATTER(params);
  } catch (error) {
    refused.set(fileContent, error);
    throw error;
  }
};
