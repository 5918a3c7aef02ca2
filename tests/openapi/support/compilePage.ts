import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { DEFAULT_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { mdxLoader } from '@docusaurus/mdx-loader/lib/loader';
import { transform } from 'esbuild';
import type { Root } from 'hast';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { highlightCode } from '../../../plugins/appearance/highlightCode';
import { escapeFrontMatter } from '../../../plugins/docs/markdown/escapeFrontMatter';
import type { RenderedPage } from '../../../plugins/openapi/core/pages/render';
import type { SampleLanguage } from '../../../plugins/samples/core/sample/types';
import { splitPage } from '../../../plugins/tabs/core/splitPage';

export interface CompiledPage {
  frontMatter: Record<string, unknown>;
  contentTitle?: string;
  /** `value` is HTML. */
  toc: Array<{ value: string; id: string; level: number }>;
  /** Without the output of theme components. */
  html: Root;
}

interface PageModule extends Omit<CompiledPage, 'html'> {
  default: FunctionComponent;
}

/** Defaults, with all Markdown extensions enabled. */
const MARKDOWN = { ...DEFAULT_CONFIG.markdown, mdx1Compat: { comments: true, admonitions: true, headingIds: true } };

const OPTIONS = {
  admonitions: true,
  beforeDefaultRemarkPlugins: [],
  remarkPlugins: [escapeFrontMatter, splitPage],
  rehypePlugins: [],
  recmaPlugins: [],
  staticDirs: [],
  siteDir: '/site',
  isMDXPartial: () => false,
  createAssets: ({ frontMatter }: { frontMatter: { image?: string } }) => ({ image: frontMatter.image }),
  resolveMarkdownLink: () => null,
};

const USUAL = { ...OPTIONS, beforeDefaultRehypePlugins: [[highlightCode, {}]] };
/** Shared, since Docusaurus creates a parser per options object. */
const WITH_EMOJI = { ...USUAL, markdownConfig: { ...MARKDOWN, emoji: true } };
const WITHOUT_EMOJI = { ...USUAL, markdownConfig: { ...MARKDOWN, emoji: false } };

const load = createRequire(import.meta.url);

/** Compiles with Docusaurus's loader, and runs the result. */
export async function compilePage(
  { file, mdx, json }: RenderedPage,
  emoji = true,
  samples?: SampleLanguage[],
): Promise<CompiledPage> {
  const usual = emoji ? WITH_EMOJI : WITHOUT_EMOJI;
  const options = samples ? { ...usual, beforeDefaultRehypePlugins: [[highlightCode, { samples }]] } : usual;
  const code = await compile(`/site/docs/${file}`, mdx, options);
  const { code: script } = await transform(code, { format: 'cjs', loader: 'jsx' });
  const module = { exports: {} as PageModule };
  const require = (name: string): unknown => {
    if (name.startsWith('@theme/')) return { __esModule: true, default: Component };
    return name.startsWith('./_data/') ? JSON.parse(json) : load(name);
  };
  compileFunction(script, ['module', 'exports', 'require'])(module, module.exports, require);
  const { default: Content, ...exported } = module.exports;
  return { ...exported, html: parseHtml(renderToStaticMarkup(createElement(Content))) };
}

const Component: FunctionComponent<{ children?: never }> = ({ children }) => children ?? null;

export function parseHtml(html: string): Root {
  return unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] });
}

function compile(path: string, text: string, options: object): Promise<string> {
  return new Promise((done, fail) => {
    const context = {
      _compiler: { name: 'client' },
      resource: path,
      resourcePath: path,
      addDependency: () => undefined,
      getOptions: () => options,
      async: () => (error: Error | null, code?: string) => (error ? fail(error) : done(code ?? '')),
    };
    void mdxLoader.call(context as never, text);
  });
}
