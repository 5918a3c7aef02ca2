import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

type Parse = typeof DEFAULT_PARSE_FRONT_MATTER;

/** Errors by the text that failed to parse. */
const refused = new Map<string, unknown>();

/** Docusaurus's parser fails only once for a text: its library caches it as a text without front matter. */
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
