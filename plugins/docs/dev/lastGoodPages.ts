import type { LoadContext } from '@docusaurus/types';
import { isGeneratedPage } from '../../openapi';

/** Shown if no version of the page was ever valid. */
const NOTHING = 'This page has an error. The terminal and the overlay show it.';

type ParseFrontMatter = LoadContext['siteConfig']['markdown']['parseFrontMatter'];

/** For the dev server: replaces a broken page by its last good text. We report the error; readers keep the page. */
export function withLastGoodPages(context: LoadContext, isGood: (file: string, text: string) => boolean): LoadContext {
  const { siteConfig } = context;
  const { parseFrontMatter, preprocessor } = siteConfig.markdown;
  const good = new Map<string, string>();
  const parsed = new Map<string, Awaited<ReturnType<ParseFrontMatter>>>();

  function pick(file: string, text: string): string {
    if (isGeneratedPage(file)) return text;
    if (isGood(file, text)) good.set(file, text);
    return good.get(file) ?? `${/^---\r?\n[\s\S]*?^---[^\S\n]*$/m.exec(text)?.[0] ?? ''}\n\n${NOTHING}\n`;
  }

  const markdown: typeof siteConfig.markdown = {
    ...siteConfig.markdown,
    async parseFrontMatter(params) {
      const { filePath } = params;
      try {
        const result = await parseFrontMatter({ ...params, fileContent: pick(filePath, params.fileContent) });
        parsed.set(filePath, structuredClone(result));
        return result;
      } catch (error) {
        const before = parsed.get(filePath);
        if (!before) throw error;
        return structuredClone(before);
      }
    },
    preprocessor({ filePath, fileContent }) {
      const text = pick(filePath, fileContent);
      return preprocessor ? preprocessor({ filePath, fileContent: text }) : text;
    },
  };
  return { ...context, siteConfig: { ...siteConfig, markdown } };
}
