/** A page's file ends so where it is generated, below the docs folder. */
const ENDING = '.gen.mdx';

/** Beside the pages, with a JSON file for each. */
export const DATA_FOLDER = '_data';

/** Glob of all generated pages below a folder. */
export const GENERATED_PAGES = `**/*${ENDING}`;

export function isGeneratedPage(file: string): boolean {
  return file.endsWith(ENDING);
}

/** `api/rank` -> `api/rank.gen.mdx`. */
export function generatedPage(path: string): string {
  return `${path}${ENDING}`;
}

/** Whether a page imports its own data so. */
export function isPageData(request: string): boolean {
  return request.startsWith(`./${DATA_FOLDER}/`) && request.endsWith('.json');
}
