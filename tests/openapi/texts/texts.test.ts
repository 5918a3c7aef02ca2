import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { renderPage } from '../../../plugins/openapi/core/pages/render';
import type { ApiPage } from '../../../plugins/openapi/core/pages/site/types';
import { sampleLanguages } from '../../../plugins/samples/core/languages';
import type { SampleLanguage } from '../../../plugins/samples/core/sample/types';
import { readTree } from '../../../plugins/search/core/records/readTree';
import { cutText } from '../../../plugins/shared/core/cutText';
import { toReferences } from '../../../plugins/shared/core/description/escapeMarkdown';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { wellFormed } from '../../../plugins/shared/core/wellFormed';
import { parsePage } from '../../../plugins/shared/mdx/parseMdx';
import { siteOf } from '../model/support';
import { compilePage } from '../support/compilePage';
import { headingsOf, headingText, shownText } from '../support/readPage';
import { CORPUS, LARGE } from './corpus';
import { fillPositions, POSITIONS } from './positions';

/** Longer names are cut: every sidebar shows them. */
const LONGEST_TITLE = 1000;

/** For machines or other tools, a colour, or replaced by something better. */
const NOT_SHOWN = [
  'badge color',
  'operation keyword',
  'example name',
  'example description*',
  'comment',
  'schema keyword',
  'nullable',
];

/** A unique word per place. */
function mark(position: string): string {
  return `q${POSITIONS.indexOf(position)}q`;
}

function missingIn(document: JsonObject, languages: SampleLanguage[] = []): string[] {
  const pages = siteOf(document, { languages, showExtensions: ['x-*'] }).list.map((page) =>
    renderPage(page, undefined),
  );
  const found = new Set(
    pages
      .map(({ mdx, json }) => mdx + json)
      .join('')
      .match(/q\d+q/g),
  );
  return POSITIONS.filter((position) => !found.has(mark(position)));
}

test('pages show the texts of every place in a document', () => {
  expect(POSITIONS.length).toBeGreaterThan(150);
  expect(
    missingIn(
      fillPositions((position) => `A ${mark(position)}`),
      sampleLanguages,
    ),
  ).toEqual(NOT_SHOWN);
});

test.each([0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44])(
  'all texts are shown, each in places of its own (%i)',
  (shift) => {
    const texts = Object.values(CORPUS);
    const textAt = (position: string) => {
      const text = texts[(POSITIONS.indexOf(position) + shift) % texts.length] ?? '';
      // The blank line ends a table or definition.
      return `${text}${position.endsWith('*') ? '\n\n' : ' '}${mark(position)}`;
    };
    expect(missingIn(fillPositions(textAt))).toEqual(NOT_SHOWN);
  },
);

test.each(Object.entries({ ...CORPUS, ...LARGE }))('%s is nothing but text to Docusaurus', async (_, text) => {
  const { list } = siteOf(fillPositions(() => wellFormed(text)));
  for (const page of list) await expectText(page);
  expect(globalThis).not.toHaveProperty('pwned');
});

test('headings of descriptions are nothing but text', async () => {
  const titles = Object.values(CORPUS).map((text) => `${wellFormed(text)} x`);
  const description = titles.map((title) => `## ${toReferences(title)}\n\ntext`).join('\n\n');
  const { list } = siteOf({
    info: { title: 'T', description },
    tags: [{ name: 'tag', description }],
    paths: { '/a': { get: { tags: ['tag'], summary: 'A', description } } },
  });
  for (const page of list) await expectText(page);
  const [overview, tag] = list;
  const shown = titles.map((title) => shownText(title.replace(/[\0\x0b]/g, '\ufffd')));
  for (const parts of [overview?.sections[0]?.parts, tag?.introParts, tag?.sections[0]?.parts]) {
    expect(parts?.map(({ title }) => shownText(title))).toEqual(shown);
  }
  expect(globalThis).not.toHaveProperty('pwned');
});

async function expectText(page: ApiPage): Promise<void> {
  const rendered = renderPage(page, undefined);
  const { html, toc, frontMatter } = await compilePage(rendered);
  const headings = [
    ...(page.introParts ?? []),
    ...page.sections.flatMap((section) => [...(section.bare ? [] : [section]), ...(section.parts ?? [])]),
  ].map(({ level = 2, id, title }) => ({ level, id, text: shownText(cutText(title, LONGEST_TITLE)) }));
  expect(headingsOf(html)).toEqual(headings);
  expect(toc.map(({ level, id, value }) => ({ level, id, text: headingText(value) }))).toEqual(headings);
  const title = cutText(page.title, LONGEST_TITLE);
  expect(frontMatter).toMatchObject({ title, description: page.description ?? title });
  expect(elementsOf(html)).toEqual(
    new Set([
      ...(page.sections.length > 0 ? ['section'] : []),
      ...(page.introParts ? ['div'] : []),
      ...headings.map(({ level }) => `h${level}`),
    ]),
  );
  const slug = () => 'a heading without an id';
  const { tree, error } = parsePage(rendered.mdx);
  if (!tree) throw new Error(error?.message);
  const { parts } = readTree(tree, { code: false, slug });
  const found = parts.flatMap((part) => (part.kind === 'heading' ? [{ id: part.id, text: part.title }] : []));
  expect(found).toEqual(headings.map(({ id, text }) => ({ id, text })));
}

function elementsOf(html: Root): Set<string> {
  const names = new Set<string>();
  visit(html, (node, _index, parent) => {
    if (node.type === 'element') names.add(node.tagName);
    else if (node.type === 'text' && parent?.type === 'element' && /^h\d$/.test(parent.tagName)) return;
    else if (node.type !== 'root' && !(node.type === 'text' && node.value.trim() === '')) names.add(node.type);
  });
  return names;
}
