import type { Root } from 'mdast';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { makeLive } from '../../plugins/docs/dev/live/makeLive';

const parser = unified().use(remarkParse).use(remarkMdx);

function made(value: string, path = 'docs/api/cats.gen.mdx') {
  const tree: Root = parser.parse(value);
  tree.children.unshift({ type: 'yaml', value: /## (.*) \{/.exec(value)?.[1] ?? '' });
  makeLive()(tree, { path, value });
  const children = tree.children.filter(({ type }) => type !== 'yaml');
  const written = toMarkdown({ type: 'root', children }, { extensions: [mdxToMarkdown()] });
  const [, live = '{}'] = /export const liveParts = (.*);/.exec(written) ?? [];
  const body = written.slice(written.indexOf('<')).replace(/ components=\{\{ [^}]*\}\}/g, '');
  return { written, body, live: JSON.parse(live) as { ids: string[]; components: string[]; frame: string } };
}

const PAGE = (title: string, before = 'Before.') => `import data from "./_data/cats.json";
import ApiOperation from "@theme/ApiOperation";
import Limits from "@theme/Limits";

<ApiIntro data={data.intro} />

<div className="api-text">
  ## Breeds {/* #breeds */}
</div>

${before}

<section className="api-section api-op">
  ## ${title} {/* #cat-list */}

  <ApiOperation data={data.sections[0]} />
</section>

<section id="limits" className="api-section">
  <Limits data={data.sections[1]} />
</section>

After.
`;

test('the generated parts of a page are wrapped, with keys', () => {
  const { body, live } = made(PAGE('List'));
  expect(body).toBe(`<_LiveIntro>
  <ApiIntro data={data.intro} key="intro" />

  <div className="api-text" key="text">
    ## Breeds {/* #breeds */}
  </div>
</_LiveIntro>

Before.

<_LiveSections>
  <section className="api-section api-op" key="cat-list">
    ## List {/* #cat-list */}

    <ApiOperation data={data.sections[0]} />
  </section>

  <section id="limits" className="api-section" key="limits">
    <Limits data={data.sections[1]} />
  </section>
</_LiveSections>

After.
`);
  expect(live.ids).toEqual(['breeds', 'cat-list']);
  expect(live.components).toEqual(['ApiOperation', 'Limits', 'ApiIntro', 'ApiText']);
});

test('a page is framed by what is written by hand, not by what is generated', () => {
  const frameOf = (page: string) => made(page).live.frame;
  expect(frameOf(PAGE('Find'))).toBe(frameOf(PAGE('List')));
  expect(frameOf(PAGE('List', 'First.'))).not.toBe(frameOf(PAGE('List')));
});

test('a page without calls has a place for them; pages written by hand stay as they are', () => {
  expect(made('Text.\n').body).toContain('<_LiveSections />');
  expect(made(PAGE('List'), 'docs/api/cats.mdx').written).not.toContain('liveParts');
});
