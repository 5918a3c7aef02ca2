import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChanges } from '../../../plugins/openapi/findChanges';
import { readReleases } from '../../../plugins/openapi/releases';
import { modelOf, siteOf } from '../model/support';

const document = (version: string, limit: number) => `openapi: 3.1.0
info: { title: Ranks, version: ${version} }
paths:
  /rank:
    get:
      operationId: getRank
      parameters: [{ name: size, in: query, schema: { $ref: schemas.yaml#/Size } }]
      responses: { '200': { description: Found } }
x-size: ${limit}
`;

let folder: string;
const write = (version: string, limit: number) => {
  writeFileSync(join(folder, 'openapi/openapi.yaml'), document(version, limit));
  writeFileSync(join(folder, 'openapi/schemas.yaml'), `Size: { type: integer, maximum: ${limit} }\n`);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder, stdio: 'pipe' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  mkdirSync(join(folder, 'openapi'));
  write('1.0.0', 100);
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  cpSync(join(folder, 'openapi'), join(folder, 'old'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('findChanges', () => {
  test.each(['HEAD', 'old/openapi.yaml'])('compares with %s', async (against) => {
    write('1.1.0', 50);
    const request = { siteDir: folder, spec: 'openapi/openapi.yaml', against };
    expect((await findChanges(request)).problems).toEqual([
      {
        file: 'openapi/openapi.yaml',
        line: 5,
        column: 5,
        rule: 'breaking-change',
        severity: 'error',
        message: '`GET /rank`: query size: maximum 100 → 50.',
        hint: 'The version was 1.0.0 and is 1.1.0. Raise its major number, or keep the old form.',
      },
    ]);
    write('2.0.0', 50);
    const { changes, problems } = await findChanges(request);
    expect([changes.length, problems]).toEqual([1, []]);
  });

  test('names what is neither a file nor a commit', async () => {
    const request = { siteDir: folder, spec: 'openapi/openapi.yaml', against: 'v0' };
    await expect(findChanges(request)).rejects.toThrow('`v0` is neither a file nor a commit of this repository.');
  });
});

describe('released versions', () => {
  test('are sorted by number', async () => {
    const released = join(folder, 'released');
    mkdirSync(released);
    for (const version of ['1.10.0', '1.2.0', '1.9.0']) {
      const text = readFileSync(join(folder, 'old/openapi.yaml'), 'utf8').replace('1.0.0', version);
      writeFileSync(join(released, `${version}.yaml`), text.replace('schemas.yaml#/Size', '#/x-Size'));
    }
    const releases = await readReleases(folder, 'released').catch((error: Error) => error.message);
    expect(releases).toContain('released/1.10.0.yaml');
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
    await expect(readReleases(folder, 'nowhere')).rejects.toThrow('There is no folder `nowhere` of released versions.');
  });

  test('make a changelog, the newest first', () => {
    const at = (version: string, maximum: number) =>
      `info: { title: R, version: ${version} }\npaths: { /rank: { get: { operationId: getRank, tags: [Rank],` +
      ` parameters: [{ name: size, in: query, schema: { type: integer, maximum: ${maximum} } }] } } }`;
    const { list } = siteOf(at('2.0.0', 50), { releases: [modelOf(at('1.0.0', 100)), modelOf(at('1.1.0', 200))] });
    const page = list.find(({ kind }) => kind === 'changelog');
    expect(page).toMatchObject({ path: 'api/changelog', title: 'Changelog' });
    expect(page?.sections.map(({ id, title, data }) => [id, title, data])).toEqual([
      [
        'v2-0-0',
        '2.0.0',
        {
          groups: [
            {
              impact: 'breaking',
              title: 'Clients may have to change',
              changes: [
                { subject: 'GET /rank', href: '/api/rank#get-rank', place: 'query size', text: 'maximum 200 → 50' },
              ],
            },
          ],
        },
      ],
      ['v1-1-0', '1.1.0', { groups: [expect.objectContaining({ impact: 'harmless' })] }],
      ['v1-0-0', '1.0.0', { groups: [], note: 'The first release.' }],
    ]);
  });
});
