import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { searchBytes } from '../../../bench/views/searchBytes';
import type { View } from '../../../plugins/document/core';
import { writeSite } from '../../../plugins/openapi/cli/writeSite';
import { DEFAULT_API_OPTIONS } from '../../../plugins/openapi/options';
import { createApiSource } from '../../../plugins/openapi/source';
import { loadParts } from '../../../plugins/sandbox';

/** All that the view hides has this in its name or text, and nothing else has. */
const HIDDEN = 'veil';
const VIEW: View = { tags: ['!veilAdmin'], paths: ['!/partners/**'], version: '2.0' };
const DOCUMENT = join(import.meta.dirname, 'hostile.yaml');

const folder = mkdtempSync(join(tmpdir(), 'views-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function writeAll(name: string, view: View | undefined): Promise<string[]> {
  const site = join(folder, name);
  const request = { spec: DOCUMENT, out: '', pages: 'operation' as const, baseUrl: '/', showExtensions: ['x-*'] };
  const { publishParts } = await loadParts();
  await writeSite(site, view ? { ...request, view } : request, (staticDir, { model, data }) =>
    publishParts(staticDir, model, data),
  );
  return searchBytes(site, HIDDEN);
}

describe('what a view hides is in no byte of a site', () => {
  it('neither in pages and their data, nor in records of the search, samples, downloads and the sandbox', async () => {
    const everywhere = (await writeAll('whole', undefined)).join('\n');
    // These would be the places.
    for (const place of ['written.json', 'docs/', '_data/', 'static/openapi.yaml', 'static/openapi.json', 'assets/'])
      expect(everywhere).toContain(place);
    expect(await writeAll('public', VIEW)).toEqual([]);
  });

  it('nor in the changelog, whose versions are cut in the same way', async () => {
    const site = join(folder, 'changes');
    mkdirSync(join(site, 'released'), { recursive: true });
    cpSync(DOCUMENT, join(site, 'openapi.yaml'));
    const old = readFileSync(DOCUMENT, 'utf8')
      .replace("version: '2'", "version: '1'")
      .replaceAll('veil.', 'veil of old.')
      .replace('operationId: countVeils', 'operationId: countOldVeils')
      .replace('name: limit', 'name: most')
      .replace('/partners/veil', '/partners/oldVeil');
    writeFileSync(join(site, 'released/1.yaml'), old);
    const write = async (view: View | undefined) => {
      const docsDir = join(site, view ? 'public' : 'whole');
      const options = { ...DEFAULT_API_OPTIONS, spec: 'openapi.yaml', released: 'released', ...(view && { view }) };
      const api = createApiSource({ siteDir: site, isDevServer: false }, options);
      const { releases, records, feed, data } = await api.write({ docsDir, defaultLocale: 'en' });
      const rest = JSON.stringify([releases?.map(({ document }) => document), records, feed, data]).toLowerCase();
      return {
        files: searchBytes(docsDir, HIDDEN),
        changes: searchBytes(docsDir, 'most'),
        isInRest: rest.includes(HIDDEN),
      };
    };
    expect(await write(undefined)).toMatchObject({
      isInRest: true,
      files: expect.arrayContaining([expect.stringContaining('changelog')]),
    });
    const { files, changes, isInRest } = await write(VIEW);
    expect(files).toEqual([]);
    expect(isInRest).toBe(false);
    expect(changes.join()).toContain('changelog');
  });
});
