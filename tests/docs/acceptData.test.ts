import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { acceptData } from '../../plugins/docs/dev/acceptData';

const processor = unified().use(remarkParse).use(remarkMdx).use(acceptData);

async function added(page: string): Promise<string> {
  const before = processor.parse(page);
  const after = (await processor.run(processor.parse(page))) as Root;
  return after.children
    .slice(before.children.length)
    .map((node) => ('value' in node ? node.value : node.type))
    .join('\n');
}

test('a page accepts the data that it imports', async () => {
  const code = await added(
    'import data from "./_data/a.json";\nimport Other from "./other";\n\n# Title\n\n{data.text}',
  );
  expect(code).toMatch(/^import \{ renderAgain as _renderAgain \} from ".*components";\nexport const _accepts = /);
  expect(code).toContain('import.meta.webpackHot.accept(["./_data/a.json"], _renderAgain)');
});

test.each([
  ['imports none', 'import Other from "./other";\n\nText.'],
  ['is plain', '# Title\n\nText.'],
  ['makes something of it once', 'import data from "./a.json";\n\nexport const count = data.length;\n\nText.'],
])('a page that %s stays as it is', async (_what, page) => {
  expect(await added(page)).toBe('');
});
