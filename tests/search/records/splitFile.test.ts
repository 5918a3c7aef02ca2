import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tryMdx } from '../../../plugins/search/core/records/parseMarkdown';
import { type ReadResult, readPage } from '../../../plugins/search/core/records/readPage';
import { readTree } from '../../../plugins/search/core/records/readTree';
import { splitFile } from '../../../plugins/search/core/records/splitFile';

const BLOCKS = [
  '## Title',
  '# Title',
  '### `Other` {/* #own */}',
  'A paragraph\nof *two* lines.',
  '```js\n## in code\n```',
  '```\n## unclosed',
  '~~~md\n```\n## in code\n~~~',
  '````\n```\n## in code\n````',
  '```\n    ```\n## in code\n```',
  '- item\n\n  ```\n  code\n  ```',
  '- ```\n## after a list\n```',
  '> ```\n> ## in a quote',
  ':::note[Label]',
  '::::tip',
  ':::',
  '::::',
  '<Tabs>',
  '</Tabs>',
  '<Tabs><b>text</b></Tabs>',
  '<details>\n\n## Inside\n\n</details>',
  '{/*',
  '*/}',
  'export const a = `\n## code\n`;',
  '| A | B |\n|---|---|\n| 1 | 2 |',
  '    ## indented code',
  '<!-- no MDX -->',
  'text [link][a] and[^1]',
  '[a]: https://x.example',
  '[^1]: Note.',
  'Setext\n===',
];

function read(text: string, before?: ReadResult): ReadResult {
  let count = 0;
  const slug = (title: string) => `${title} ${(count += 1)}`;
  return readPage(text, { format: 'mdx', code: true, slug }, before);
}

describe('a page in pieces', () => {
  it('begins a piece at each heading', () => {
    expect(splitFile('Intro.\n\n## A\n\na\n\n### B\n## C')).toEqual(['Intro.\n', '## A\n\na\n', '### B', '## C']);
  });

  it('says the same as a whole', () => {
    const text = fc.array(fc.constantFrom(...BLOCKS), { maxLength: 8 }).map((blocks) => blocks.join('\n\n'));
    let whole = 0;
    fc.assert(
      fc.property(text, (page) => {
        const tree = tryMdx(page);
        if (!tree) return;
        whole += 1;
        const drafts = read(page).pieces.flatMap(([, { parts }]) => parts);
        expect(drafts).toEqual(readTree(tree, true).parts);
      }),
      { numRuns: 200 },
    );
    expect(whole).toBeGreaterThan(100);
  });

  it('is the same after a change as when it is read for the first time, and parses only what has changed', () => {
    const before = read('## A\n\na\n\n## B\n\nb\n\n## B\n\nb\n');
    const text = '## A\n\nchanged\n\n## B\n\nb\n\n## B\n\nb\n';
    const after = read(text, before);
    expect(after.page).toEqual(read(text).page);
    expect(after.pieces.slice(1).map(([, draft]) => draft)).toEqual([before.pieces[1]?.[1], before.pieces[2]?.[1]]);
    expect(after.pieces[2]?.[1]).toBe(before.pieces[2]?.[1]);
  });
});
