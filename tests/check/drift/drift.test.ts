import { describe, expect, it } from 'vitest';
import { createLock } from '../../../plugins/check/core/drift/findDrift';
import { printLock, readLock } from '../../../plugins/check/core/lock/lock';
import { modelOf } from '../../openapi/model/support';
import { BASE } from '../rules/base';
import { checkFiles, checkSite, readSite } from '../support/checkFiles';

const GUIDE = `---
title: Guide
---

The key is sent with each request.

When a pet is gone, [the deletion](/api/pets#pets-drop) says so with [701](/api/pets).

## Lists

\`pets/list\` is a matter of taste. A page of pets fits on a screen.

Its \`ids\` are few.
`;
const SITE = { ...BASE, 'docs/guide.mdx': GUIDE };
const DOCUMENT = BASE['openapi.yaml'] ?? '';

async function lockOf(files: Record<string, string>): Promise<string> {
  const { project, facts } = await readSite(files);
  return printLock(createLock(project, facts));
}

/** What is found after a change of the document, or of the page. */
async function findAfter([from, to]: [string, string], guide = GUIDE): Promise<string[]> {
  expect(DOCUMENT).toContain(from);
  const document = DOCUMENT.replace(from, to);
  const lock = await lockOf(SITE);
  const files = { ...SITE, 'docs/guide.mdx': guide, 'openapi.yaml': document, 'check.lock.json': lock };
  const found = await checkFiles(files);
  return found
    .filter(({ file, rule }) => file === 'docs/guide.mdx' && /contract|unaccepted/.test(rule))
    .map(({ line, message }) => `${line} ${message}`);
}

const MOST: [string, string] = ['maxItems: 50', 'maxItems: 40'];

describe('after a change of the document', () => {
  it.each<[string, [string, string], string[]]>([
    ['a limit', MOST, ['11 `petsList` query ids: maxItems 50 → 40', '13 `petsList` query ids: maxItems 50 → 40']],
    [
      'an error that is gone',
      ['x-effect: { kind: deletes }\n      x-errors: [701]', 'x-effect: { kind: deletes }'],
      ['7 `petsDrop` no longer returns error 701; `701` is no longer returned by petsDrop'],
    ],
    [
      'an effect',
      ['x-effect: { kind: reads }\n      parameters', 'x-effect: { kind: changes }\n      parameters'],
      ['11 `petsList` effect reads → changes'],
    ],
    ['another operation', ['operationId: clock', 'operationId: time'], []],
    ['a wording', ['summary: List pets', 'summary: All of the pets'], []],
  ])('reports the passages that name it, with what changed: %s', async (_, change, expected) => {
    const found = await findAfter(change);
    expect(found).toEqual(expected.map((one) => one.replace(' ', ' Changed since this was accepted: ') + '.'));
  });

  it('reports no passage that was changed, but says that it is not accepted yet', async () => {
    const guide = GUIDE.replace('Its `ids` are few.', 'Its `ids` are at most 40.').replace(
      'A page of pets fits',
      'Forty pets fit',
    );
    expect(await findAfter(MOST, guide)).toEqual([
      '11 2 passages of this file name parts of the document, and are not in `check.lock.json` yet.',
    ]);
  });
});

it('watches nothing without a lock file', async () => {
  const files = { ...SITE, 'openapi.yaml': DOCUMENT.replace(...MOST) };
  expect((await checkFiles(files)).filter(({ file }) => file === 'docs/guide.mdx')).toEqual([]);
});

it('reports a lock file that cannot be read, after a merge for example', async () => {
  const found = await checkFiles({ ...SITE, 'check.lock.json': '<<<<<<< main\n{}' }, 'changed-contract');
  expect(found.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/^check\.lock\.json This file cannot be read: /),
  ]);
});

it('writes a lock file with a line for each part and section, the same for the same site', async () => {
  const text = await lockOf(SITE);
  expect(text).toBe(await lockOf({ ...SITE }));
  expect(printLock(readLock(text))).toBe(text);
  expect(text).toContain('      "query ids": {"errors":[700],"type":"array","maxItems":50},\n');
  expect(text.split('\n').filter((line) => line.includes('"Lists"'))).toHaveLength(1);
});

it('lists the passages that name what changed since an older version', async () => {
  const old = modelOf(DOCUMENT.replace(...MOST));
  const { notes } = await checkSite(SITE, undefined, {}, { old });
  expect(
    notes.filter(({ rule }) => rule === 'read-again').map(({ file, line, message }) => `${file}:${line} ${message}`),
  ).toContain('docs/guide.mdx:13 `petsList` query ids: maxItems 40 → 50.');
});
