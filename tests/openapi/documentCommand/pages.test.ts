import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeSite } from '../../../plugins/openapi/cli/writeSite';
import type { OperationIndexPage } from '../../../plugins/openapi/core/view/types';
import { FIXTURES } from './runDocument';

const folder = mkdtempSync(join(tmpdir(), 'document-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

let sites = 0;

const writeNothing = async () => 'assets/calls/none';

async function write(spec: string, pages: 'tag' | 'operation'): Promise<string> {
  const site = join(folder, `site-${++sites}`);
  await writeSite(site, { spec, out: '', pages, baseUrl: '/' }, writeNothing);
  return join(site, 'docs');
}

function readIndex(docs: string): OperationIndexPage[] {
  return JSON.parse(readFileSync(join(docs, '../written.json'), 'utf8')).data.operations as OperationIndexPage[];
}

/** Lists `<method> <path>` of all operations, independently of our code. */
function operationsOf(spec: string): string[] {
  const { paths } = parse(readFileSync(spec, 'utf8'), { merge: true }) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

it('warns of files and of parts that the document does not have, with their places', async () => {
  const spec = join(folder, 'links.yaml');
  const links = '[a](#operation/getPet) [b](#operation/getPets) [c](#tag/None) [d](#section/Pets) [e](#pets)';
  const paths = "paths: { /pet: { get: { operationId: getPet, responses: { '200': { description: Fine } } } } }";
  writeFileSync(
    spec,
    `openapi: 3.1.1\ninfo:\n  title: Pets\n  version: '1'\n  description: |\n    ${links}\n\n    ## Pets\n${paths}\ncomponents: { schemas: { A: { $ref: no.yaml } } }\n`,
  );
  const request = { spec, out: '', pages: 'tag', baseUrl: '/' } as const;
  const { problems } = await writeSite(join(folder, 'links'), request, writeNothing);
  expect(problems).toContainEqual(expect.objectContaining({ line: 10, rule: 'unresolved-ref', severity: 'warning' }));
  const broken = problems.filter(({ rule }) => rule === 'broken-anchor');
  expect(broken.map(({ line, column, message, hint }) => [line, column, message, hint])).toEqual([
    [
      6,
      32,
      'Cannot resolve `#operation/getPets`: the document has no such operation.',
      'Did you mean `#operation/get-pet`?',
    ],
    [6, 56, 'Cannot resolve `#tag/None`: the document has no such tag.', undefined],
  ]);
});

it('shows the document as its overlays leave it', async () => {
  const spec = join(folder, 'overlaid.yaml');
  const call = (name: string) => `  /${name}: { get: { operationId: ${name}, responses: {} } }\n`;
  writeFileSync(
    spec,
    `openapi: 3.1.1\ninfo: { title: Pets, version: '1' }\npaths:\n${['pets', 'secrets'].map(call).join('')}`,
  );
  const overlay = join(folder, 'public.overlay.yaml');
  const actions = `[{ target: '$.paths["/secrets"]', remove: true }]`;
  writeFileSync(overlay, `overlay: 1.1.0\ninfo: { title: Public, version: '1' }\nactions: ${actions}\n`);
  const site = join(folder, 'overlaid');
  await writeSite(site, { spec, overlays: [overlay], out: '', pages: 'tag', baseUrl: '/' }, writeNothing);
  expect(readFileSync(join(site, 'written.json'), 'utf8')).toContain('/pets');
  const texts = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(texts.filter((text) => text.includes('secrets'))).toEqual([]);
});

describe('pages of a document with difficult names', () => {
  const spec = join(FIXTURES, 'shapes.yaml');

  it.each(['tag', 'operation'] as const)(
    '--pages %s loses no operation and gives each a place of its own',
    async (pages) => {
      const docs = await write(spec, pages);
      const rows = readIndex(docs).flatMap(({ operations }) => operations);
      expect(rows.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(operationsOf(spec).sort());
      expect(new Set(rows.map(({ href }) => href.toLowerCase())).size).toBe(rows.length);
      const files = rows.map(({ href }) => `${href.slice(1).replace(/#.*/, '')}.gen.mdx`);
      expect(files.filter((file) => !existsSync(join(docs, file)))).toEqual([]);
    },
  );

  it('lets a parameter of an operation take the place of one of its path, by name and place', async () => {
    const docs = await write(spec, 'operation');
    const rows = readIndex(docs).flatMap(({ operations }) => operations);
    const row = rows.find(({ method, path }) => method === 'GET' && path.startsWith('/names'));
    const page = row?.href.slice(1).replace(/#.*/, '') ?? '';
    const text = readFileSync(join(docs, page.replace(/([^/]+)$/, '_data/$1.json')), 'utf8');
    const count = (words: string) => text.split(words).length - 1;
    // `id` in the query and `a b` in the path are the operation's; the header's `id` is another parameter.
    expect([count('of the operation'), count('another place'), count('of the path')]).toEqual([2, 1, 0]);
  });
});

describe('a large document', () => {
  it('of ten megabytes is written', async () => {
    const spec = join(folder, 'large.json');
    const plain = 'A sentence without any markup, as most sentences of most descriptions are. '.repeat(25);
    const text = `${plain} A sentence with \`code\`, *emphasis* and a [link](https://example.com).\n\n`.repeat(10);
    const ids = Array.from({ length: 300 }, (_, index) => index);
    const schema = (id: number) => ({
      type: 'object',
      properties: { next: { $ref: `#/components/schemas/S${(id + 1) % 300}` } },
    });
    const document = {
      openapi: '3.1.0',
      info: { title: 'Large', version: '1' },
      paths: Object.fromEntries(
        ids.map((id) => [
          `/${id}`,
          {
            get: {
              description: `${id} ${text}`,
              responses: {
                200: { description: 'OK', content: { 'application/json': { schema: schema(id), example: { text } } } },
              },
            },
          },
        ]),
      ),
      components: { schemas: Object.fromEntries(ids.map((id) => [`S${id}`, schema(id)])) },
    };
    writeFileSync(spec, JSON.stringify(document, null, 2));
    expect(readFileSync(spec).length).toBeGreaterThan(10_000_000);
    const docs = await write(spec, 'operation');
    expect(readIndex(docs).flatMap(({ operations }) => operations)).toHaveLength(300);
  });
});
