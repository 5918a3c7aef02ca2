import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countNodes, MOST_NODES, tooHeavy } from '../../bench/countNodes';

const site = mkdtempSync(join(tmpdir(), 'bench-nodes-'));
afterAll(() => rmSync(site, { recursive: true }));

function write(path: string, html: string): void {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), html);
}

describe('countNodes', () => {
  const operation = '<section class="api-section api-op"></section>';
  const items = (count: number) => `<ul>${'<li>x</li>'.repeat(count)}</ul>`;
  write(
    'index.html',
    '<!doctype html><html><body><p title="1 < 2">a &lt;b&gt;<br/><script>if (a<b) c();</script></body></html>',
  );
  write('one/index.html', operation + items(MOST_NODES.operation));
  write('two/index.html', operation + operation + items(MOST_NODES.operation));
  write('all/index.html', items(MOST_NODES.page));
  write('data.json', '"<p>"');

  it('counts the elements of each page, and nothing that only looks like one', async () => {
    const pages = await countNodes(site);
    expect(pages.map(({ file, nodes, operations }) => [file, nodes, operations])).toEqual([
      ['all/index.html', MOST_NODES.page + 1, 0],
      ['two/index.html', MOST_NODES.operation + 3, 2],
      ['one/index.html', MOST_NODES.operation + 2, 1],
      ['index.html', 5, 0],
    ]);
  });

  it('allows the page of one operation less than others', async () => {
    const heavy = tooHeavy(await countNodes(site));
    expect(heavy.map(({ file }) => file)).toEqual(['all/index.html', 'one/index.html']);
  });
});
