import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader } from '../../../plugins/document/read';
import { compareModels } from '../../../plugins/openapi/core/changes/compareModels';
import { findChanges } from '../../../plugins/openapi/core/changes/findChanges';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { pageIds } from '../../../plugins/openapi/core/pages/render';
import type { ChangesView } from '../../../plugins/openapi/core/view/changes';
import { readModel } from '../../../plugins/openapi/read/readModel';
import { readOldVersion } from '../../../plugins/openapi/read/readOldVersion';
import { readReleases } from '../../../plugins/openapi/read/readReleases';
import { translateSpec } from '../../../plugins/openapi/write/translateSpec';
import { modelOf, siteOf } from '../model/support';

const document = (version: string) => `openapi: 3.1.0
info: { title: Ranks, version: ${version} }
paths:
  /rank:
    get:
      operationId: getRank
      parameters: [{ name: size, in: query, schema: { $ref: ../shared/schemas.yaml#/Size } }]
      responses: { '200': { description: Found } }
`;

const limitTo = (limit: number) => `overlay: 1.1.0
info: { title: Limit, version: '1' }
actions:
  - { target: "$.paths['/rank'].get.parameters[0].schema", update: { maximum: ${limit} } }
`;

/** The site is a folder of the repository, and the document refers to a file outside of its own folder. */
let folder: string;
let site: string;
const write = (version: string, limit: number) => {
  writeFileSync(join(site, 'openapi/openapi.yaml'), document(version));
  writeFileSync(join(site, 'shared/schemas.yaml'), `Size: { type: integer, maximum: ${limit} }\n`);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder, stdio: 'pipe' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  site = join(folder, 'site');
  for (const name of ['openapi', 'shared', 'openapi/broken']) mkdirSync(join(site, name), { recursive: true });
  write('1.0.0', 100);
  writeFileSync(join(site, 'openapi/broken/openapi.yaml'), 'openapi: [');
  writeFileSync(join(site, 'openapi/limit.overlay.yaml'), limitTo(80));
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  git('tag', 'v1.0');
  cpSync(site, join(folder, 'old'), { recursive: true });
  write('1.1.0', 50);
  writeFileSync(join(site, 'openapi/new.yaml'), document('1.0.0'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const request = (against: string, spec = 'openapi/openapi.yaml') => ({
  baseDir: site,
  spec,
  root: '.',
  overlays: [],
  against,
  cwd: folder,
});

describe('an old version', () => {
  test.each(['HEAD', 'v1.0', 'site/openapi/old.yaml'])('is read from %s, with all of its files', async (against) => {
    const old = join(site, 'openapi/old.yaml');
    const text = document('1.0.0').replace('../shared/schemas.yaml', '../shared/old.yaml');
    writeFileSync(old, text);
    writeFileSync(join(site, 'shared/old.yaml'), 'Size: { type: integer, maximum: 100 }\n');
    const now = await readModel(site, 'openapi/openapi.yaml', { root: '.' });
    expect(findChanges(await readOldVersion(request(against)), now)).toMatchObject({
      before: '1.0.0',
      after: '1.1.0',
      isAnnounced: false,
      changes: [
        {
          impact: 'breaking',
          message: '`GET /rank`: query size: maximum 100 → 50.',
          source: { file: 'openapi/openapi.yaml', line: 5, column: 5 },
        },
      ],
    });
  });

  test('at a commit has its overlays as they were there', async () => {
    const overlays = ['openapi/limit.overlay.yaml', 'openapi/later.overlay.yaml'];
    for (const overlay of overlays) writeFileSync(join(site, overlay), limitTo(40));
    const now = await readModel(site, 'openapi/openapi.yaml', { root: '.', overlays });
    const { changes } = findChanges(await readOldVersion({ ...request('HEAD'), overlays }), now);
    expect(changes.map(({ message }) => message)).toEqual(['`GET /rank`: query size: maximum 80 → 40.']);
  });

  test.each([
    ['v0', undefined, '`v0` is neither a file nor a commit of this repository.'],
    ['--all', undefined, '`--all` is neither a file nor a commit of this repository.'],
    ['old', undefined, '`old` is a folder. Name the document in it.'],
    ['HEAD', 'openapi/new.yaml', '`openapi/new.yaml` does not exist in `HEAD`.'],
    ['HEAD', 'openapi/broken/openapi.yaml', 'HEAD:openapi/broken/openapi.yaml:1:10  error  syntax'],
    ['site/openapi/broken/openapi.yaml', undefined, 'site/openapi/broken/openapi.yaml:1:10  error  syntax'],
  ])('that cannot be read is named: %s', async (against, spec, message) => {
    await expect(readOldVersion(request(against, spec))).rejects.toThrow(message);
  });

  test('needs a repository', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'no-repository-'));
    const asked = readOldVersion({ ...request('HEAD'), baseDir: outside });
    await expect(asked).rejects.toThrow('`HEAD` is not a file, and this is not in a Git repository.');
    rmSync(outside, { recursive: true });
  });
});

describe('released versions', () => {
  test('are sorted by number', async () => {
    const released = join(folder, 'released');
    mkdirSync(released);
    for (const version of ['1.10.0', '1.2.0', '1.9.0']) writeFileSync(join(released, `${version}.yaml`), 'openapi: [');
    await expect(readReleases(folder, 'released')).rejects.toThrow(/released\/1\.10\.0[^]*1\.2\.0[^]*3 errors/);
    for (const version of ['1.10.0', '1.2.0', '1.9.0']) {
      writeFileSync(
        join(released, `${version}.yaml`),
        `openapi: 3.1.0\ninfo: { title: R, version: ${version} }\npaths: {}\n`,
      );
    }
    expect((await readReleases(folder, 'released')).map(({ version }) => version)).toEqual([
      '1.2.0',
      '1.9.0',
      '1.10.0',
    ]);
  });

  test('need a folder', async () => {
    await expect(readReleases(folder, 'nowhere')).rejects.toThrow('Folder of released versions not found: `nowhere`.');
  });

  test('make a changelog, the newest first', () => {
    const at = (version: string, maximum: number) =>
      `info: { title: R, version: ${version} }\npaths: { /rank: { get: { operationId: getRank, tags: [Rank],` +
      ` parameters: [{ name: size, in: query, schema: { type: integer, maximum: ${maximum} } }] } } }`;
    const { list } = siteOf(at('2.0.0', 50), { releases: [modelOf(at('1.0.0', 100)), modelOf(at('1.1.0', 200))] });
    const page = list.find(({ kind }) => kind === 'changelog');
    expect(page).toMatchObject({ path: 'api/changelog', title: 'Changelog' });
    const [filter, ...versions] = page?.sections ?? [];
    expect(filter).toMatchObject({
      component: 'ApiChangesFilter',
      data: {
        tags: ['Rank'],
        versions: [
          { id: 'v2-0-0', isReleased: true, changes: ['v2-0-0-breaking-get-rank'] },
          { id: 'v1-1-0', changes: ['v1-1-0-harmless-get-rank'] },
          { id: 'v1-0-0', changes: [] },
        ],
      },
    });
    expect(page && pageIds(page)).toContain('v1-1-0-harmless-get-rank');
    expect(versions.map(({ id, title, data }) => [id, title, data])).toEqual([
      [
        'v2-0-0',
        '2.0.0',
        {
          groups: [
            {
              impact: 'breaking',
              title: 'Clients may have to change',
              subjects: [
                {
                  id: 'v2-0-0-breaking-get-rank',
                  tags: [0],
                  title: 'Get rank',
                  href: '/api/rank#get-rank',
                  call: 'GET /rank',
                  changes: [{ place: 'query size', text: 'maximum 200 → 50' }],
                },
              ],
            },
          ],
        },
      ],
      ['v1-1-0', '1.1.0', { groups: [expect.objectContaining({ impact: 'harmless' })] }],
      ['v1-0-0', '1.0.0', { groups: [], note: 'The earliest version listed here.' }],
    ]);
  });

  test('list a change of a schema once, and not for each call that uses it', () => {
    const at = (version: string, field: string) => `info: { title: R, version: ${version} }
paths:
  /one: { get: { operationId: getOne, tags: [T], responses: { '200': { $ref: '#/components/responses/Found' } } } }
  /all:
    get:
      operationId: getAll
      tags: [T]
      responses:
        '200':
          description: Found
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Item' }, ${field === 'id' ? '' : 'maxItems: 5'} }
components:
  responses:
    Found: { description: Found, content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } } }
  schemas:
    Item: { type: object, properties: { ${field}: { type: string } } }`;
    const { list } = siteOf(at('2.0.0', 'name'), { releases: [modelOf(at('1.0.0', 'id'))] });
    const section = list.find(({ kind }) => kind === 'changelog')?.sections.find(({ id }) => id === 'v2-0-0');
    const data = section?.data as ChangesView | undefined;
    const subjects = data?.groups.flatMap((group) =>
      group.subjects.map((one) => [group.impact, one.title, one.href, one.changes]),
    );
    expect(subjects).toEqual([
      ['breaking', 'Item', '/api/model#Item', [{ place: 'id', text: 'removed' }]],
      ['harmless', 'Item', '/api/model#Item', [{ place: 'name', text: 'added' }]],
      ['harmless', 'Get all', '/api/t#get-all', [{ place: 'result', text: 'maxItems none → 5' }]],
    ]);
  });

  test('are compared in the language of the page', async () => {
    const text = (version: string, meaning: string) =>
      `openapi: 3.1.0\ninfo: { title: R, version: ${version} }\npaths: {}\n` +
      `x-error-catalogue: [{ code: 1, name: LOST, meaning: ${meaning} }, { code: 2, name: LATE, meaning: Too late. }]\n`;
    const file = join(site, 'openapi/errors.yaml');
    writeFileSync(file, text('1.1.0', 'Is lost.'));
    writeFileSync(join(site, 'zh.yaml'), '- en: Is lost.\n  zh: 丢失。\n- en: Too late.\n  zh: 太晚。\n');
    const { document } = await createReader(site).read(file, { lint: false });
    if (!document) throw new Error('The document is missing.');
    const { input, translateVersion } = await translateSpec(document, join(site, 'zh.yaml'), site);
    const before = { ...modelOf(text('1.0.0', 'Lost.')), source: { file: 'released/1.0.0.yaml', line: 1, column: 1 } };
    // Its history says when it was published.
    expect(translateVersion(before).source).toEqual(before.source);
    const changes = compareModels(translateVersion(before), buildModel(input));
    expect(changes.map(({ subject, from, to }) => [subject, from, to])).toEqual([['error 1', 'Lost.', '丢失。']]);
  });
});
