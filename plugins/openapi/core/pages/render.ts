import type { Root, RootContent, Text } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { once } from '../../../shared/core/cache';
import { cutText } from '../../../shared/core/cutText';
import { DATA_FOLDER, generatedPage } from './generatedPages';
import type { ApiPage, PageSection } from './site/types';
import { frontMatterBlock, oneLine } from './text/frontMatter';
import { literalText } from './text/literalText';
import type { TextPart } from './text/textParts';

export interface RenderedPage {
  file: string;
  mdx: string;
  dataFile: string;
  json: string;
}

/** What a hand-written page adds to a generated one: front matter, and MDX around `<Operations/>`. */
export interface HandwrittenParts {
  frontMatter: Record<string, unknown>;
  before: string;
  after: string;
}

/** `api/rank` -> `api/rank.gen.mdx`; the overview `api` -> `api/index.gen.mdx`. */
function pageFiles({ path, kind }: ApiPage): { file: string; dataFile: string; name: string } {
  const parts = path === '' ? [] : path.split('/');
  const name = kind === 'overview' ? 'index' : (parts.pop() ?? 'index');
  const folder = parts.map((part) => `${part}/`).join('');
  return { file: generatedPage(`${folder}${name}`), dataFile: `${folder}${DATA_FOLDER}/${name}.json`, name };
}

/** The title is in the sidebar and the contents of every neighbouring page. */
const MAX_TITLE = 1000;

export function shortTitle(title: string): string {
  return cutText(title, MAX_TITLE);
}

const memoryOf = once((_page: ApiPage): { inputs?: string; rendered?: RenderedPage } => ({}));

/** Cached per page object. `lastUpdated`: the last commit of its sources. */
export function renderPage(
  page: ApiPage,
  editUrl: string | undefined,
  handwritten?: HandwrittenParts,
  lastUpdated?: Date,
): RenderedPage {
  const inputs = JSON.stringify([editUrl, handwritten, lastUpdated]);
  const memory = memoryOf(page);
  if (memory.rendered && memory.inputs === inputs) return memory.rendered;
  const rendered = render(page, editUrl, handwritten, lastUpdated);
  Object.assign(memory, { inputs, rendered });
  return rendered;
}

function render(
  page: ApiPage,
  editUrl: string | undefined,
  handwritten?: HandwrittenParts,
  lastUpdated?: Date,
): RenderedPage {
  const { file, dataFile, name } = pageFiles(page);
  const frontMatter = {
    id: name,
    slug: `/${page.path}`,
    title: shortTitle(page.title),
    ...(page.label ? { sidebar_label: shortTitle(page.label) } : {}),
    description: page.description ?? shortTitle(page.title),
    ...(page.keywords ? { keywords: page.keywords } : {}),
    custom_edit_url: editUrl ?? null,
    ...(lastUpdated ? { last_update: { date: lastUpdated.toISOString() } } : {}),
    ...(hasContents(page) ? {} : { hide_table_of_contents: true }),
    ...page.meta,
    path: undefined,
    api: {
      kind: page.kind,
      ...call(page),
      ...(page.parent === undefined ? {} : { parent: page.parent }),
      sections: page.sections
        .filter(({ bare, level }) => !bare && !level)
        .map((section) => ({ id: section.id, title: shortTitle(section.title), ...call(section) })),
    },
  };
  const texts = allParts(page);
  const body = [
    frontMatterBlock(`Generated from ${page.origin}. Edit that file.`, { ...frontMatter, ...handwritten?.frontMatter }),
    markdown([importNode('data', `./${DATA_FOLDER}/${name}.json`), ...componentImports(page)]),
    markdown(introNodes(page, texts)),
    ...(handwritten?.before ? [handwritten.before] : []),
    markdown(page.sections.flatMap((section, index) => sectionNodes(section, index, texts))),
    ...(handwritten?.after ? [handwritten.after] : []),
  ].filter((part) => part !== '');
  return { file, dataFile, mdx: `${body.join('\n\n').trim()}\n`, json: JSON.stringify(pageData(page)) };
}

function call({ method, deprecated }: Pick<PageSection, 'method' | 'deprecated'>): object {
  return { ...(method ? { method } : {}), ...(deprecated ? { deprecated } : {}) };
}

/** The data file. */
export interface PageData {
  intro?: { html?: string | undefined; assumed?: string[] | undefined };
  sections: object[];
  texts?: string[];
}

export function pageData(page: ApiPage): PageData {
  const texts = allParts(page);
  return {
    ...(hasIntro(page) ? { intro: { html: page.intro, assumed: page.assumed } } : {}),
    sections: page.sections.map((section) => section.data ?? {}),
    ...(texts.length > 0 ? { texts: texts.map(({ html }) => html) } : {}),
  };
}

/** Pages of operations are listed in the sidebar: only long texts need a table of contents. */
export function hasContents(page: ApiPage): boolean {
  return page.kind === 'models' || page.kind === 'errors' || allParts(page).length > 0;
}

function allParts({ introParts = [], sections }: ApiPage): TextPart[] {
  return [...introParts, ...sections.flatMap(({ parts = [] }) => parts)];
}

export function pageIds(page: ApiPage): string[] {
  return [...page.sections, ...allParts(page)].map(({ id }) => id);
}

function hasIntro({ intro, assumed }: ApiPage): boolean {
  return intro !== undefined || assumed !== undefined;
}

function componentImports(page: ApiPage): MdxjsEsm[] {
  const used = new Set<string>(hasIntro(page) ? ['ApiIntro'] : []);
  for (const section of page.sections) if (section.data) used.add(section.component);
  if (allParts(page).some(({ html }) => html !== '')) used.add('ApiText');
  return [...used].sort().map((name) => importNode(name, `@theme/${name}`));
}

function introNodes(page: ApiPage, texts: TextPart[]): RootContent[] {
  const { introParts } = page;
  return [
    ...(hasIntro(page) ? [element('ApiIntro', 'data.intro')] : []),
    ...(introParts ? [container('div', [['className', 'api-text']], partNodes(introParts, texts))] : []),
  ];
}

function sectionNodes(section: PageSection, index: number, texts: TextPart[]): RootContent[] {
  const { bare, component, data, id, level = 2, parts, seesPage, title } = section;
  const place = seesPage ? 'data.sections' : `data.sections[${index}]`;
  const content = data ? [element(component, place, partNodes(parts, texts))] : [];
  const attributes = [...(bare ? [['id', id]] : []), ['className', sectionClass(section)]];
  return [container('section', attributes, [...(bare ? [] : [heading(level, title, id)]), ...content])];
}

function container(name: string, attributes: string[][], children: RootContent[]): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes.map(([key = '', value = '']) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: children as never,
  };
}

function partNodes(parts: TextPart[] = [], texts: TextPart[]): RootContent[] {
  return parts.flatMap((part) => [
    heading(part.level, part.title, part.id),
    ...(part.html === '' ? [] : [element('ApiText', `data.texts[${texts.indexOf(part)}]`)]),
  ]);
}

function heading(depth: TextPart['level'], title: string, id: string): RootContent {
  return {
    type: 'heading',
    depth,
    children: [
      { type: 'text', value: `${oneLine(shortTitle(title))} ` },
      { type: 'mdxTextExpression', value: `/* #${id} */` },
    ],
  };
}

export function sectionClass({ component, level }: PageSection): string {
  if (component === 'ApiOperation') return 'api-section api-op';
  return level === 3 ? 'api-section api-section-minor' : 'api-section';
}

function element(name: string, expression: string, children: RootContent[] = []): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [
      { type: 'mdxJsxAttribute', name: 'data', value: { type: 'mdxJsxAttributeValueExpression', value: expression } },
    ],
    children: children as never,
  };
}

function importNode(name: string, from: string): MdxjsEsm {
  return { type: 'mdxjsEsm', value: `import ${name} from ${JSON.stringify(from)};` };
}

const SYNTAX = { extensions: [mdxToMarkdown()], handlers: { text: ({ value }: Text) => literalText(value) } };

function markdown(children: RootContent[]): string {
  const root: Root = { type: 'root', children: glueImports(children) };
  return toMarkdown(root, SYNTAX).trim();
}

function glueImports(nodes: RootContent[]): RootContent[] {
  const imports = nodes.filter((node) => node.type === 'mdxjsEsm');
  if (imports.length === 0) return nodes;
  const block: MdxjsEsm = { type: 'mdxjsEsm', value: imports.map(({ value }) => value).join('\n') };
  return [block, ...nodes.filter((node) => node.type !== 'mdxjsEsm')];
}
