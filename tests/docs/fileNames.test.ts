import type { LoadContext } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { withFileNames } from '../../plugins/docs/withFileNames';

const EDIT = 'https://git.example/edit/main/';

async function read(frontMatter: string, editUrl: unknown = EDIT) {
  const site = { siteDir: '/site', siteConfig: { markdown: { parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER } } };
  const history = { lastCommit: (file: string) => (file === '/site/shared/a.mdx' ? new Date(0) : undefined) };
  const { siteConfig } = withFileNames(site as unknown as LoadContext, editUrl as string, history);
  const file = { filePath: '/site/docs/a.mdx', fileContent: `---\n${frontMatter}\n---\n` };
  const parsed = await siteConfig.markdown.parseFrontMatter({
    ...file,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return parsed.frontMatter;
}

describe('the file that a page is made of', () => {
  it('is the one that readers improve, and dates the page', async () => {
    expect(await read('filename: shared/a.mdx')).toMatchObject({
      custom_edit_url: `${EDIT}shared/a.mdx`,
      last_update: { date: new Date(0).toISOString() },
    });
  });

  it('does not replace what the page says in the words of Docusaurus', async () => {
    const own = 'filename: shared/a.mdx\ncustom_edit_url: null\nlast_update: { date: 2020-01-01 }';
    expect(await read(own)).toMatchObject({ custom_edit_url: null, last_update: { date: new Date('2020-01-01') } });
  });

  it.each([
    ['a page without it', 'title: A', EDIT],
    ['a file without commits, where nobody edits', 'filename: shared/b.mdx', undefined],
  ])('changes nothing for %s', async (_case, frontMatter, editUrl) => {
    const keys = Object.keys(await read(frontMatter, editUrl ?? (() => '')));
    expect(keys).toEqual([frontMatter.split(':')[0]]);
  });
});
