import { expect, it } from 'vitest';
import { formatCoverage } from '../../../plugins/check/core/coverage/formatCoverage';
import { listFacts } from '../../../plugins/check/core/coverage/listFacts';
import { applyFixes } from '../../../plugins/check/core/output/applyFixes';
import { BASE } from '../rules/base';
import { readSite } from '../support/checkFiles';

const GUIDE = `---
title: Guide
---

Call \`GET /v1/pets/list\` for pets. A list has at most <Limit of="petsList.ids" /> pets.

Its \`ids\` are at most 50. Poll \`petsList\` every 5 seconds. All 4 calls are quick.

It fails with [701](/api/errors#701). A walk takes 20 minutes, with up to 3 dogs.
`;

async function coverageOf(guide: string) {
  const { project, facts } = await readSite({ ...BASE, 'docs/guide.mdx': guide });
  return listFacts(project, facts);
}

it('lists the facts of a page, and what keeps each of them true', async () => {
  const pages = await coverageOf(GUIDE);
  expect(pages.flatMap(({ facts }) => facts.map(({ kind, text, status }) => `${status} ${kind} ${text}`))).toEqual([
    'proven call GET /v1/pets/list',
    'pinned pin <Limit>',
    'proven name ids',
    'proven number 50',
    'proven call petsList',
    'proven number 5 seconds',
    'proven number 4',
    'proven code 701',
    'open number 20 minutes',
    'open number 3',
  ]);
  expect(formatCoverage(pages, 'text')).toContain('All pages   80.0 %  10 facts: 1 pinned, 7 proven, 2 open');
  expect(JSON.parse(formatCoverage(pages, 'json'))).toMatchObject({ total: { facts: 10, open: 2, covered: 80 } });
});

it('turns what is proven into pins that show the same', async () => {
  const fixes = (await coverageOf(GUIDE)).flatMap(({ facts }) => facts.flatMap(({ fix }) => fix ?? []));
  const pinned = applyFixes(GUIDE, fixes);
  expect(pinned).toContain('Call <Call id="petsList" /> for pets.');
  expect(pinned).toContain(
    'Its `ids` are at most <Limit of="ids" />. Poll `petsList` every <Limit of="petsList" in="seconds" /> seconds. All <Count of="calls" /> calls are quick.',
  );
  expect(pinned).toContain('It fails with <ErrorCode code="701" />. A walk takes 20 minutes, with up to 3 dogs.');
  expect(await coverageOf(pinned)).toMatchObject([{ facts: expect.not.arrayContaining([{ fix: expect.anything() }]) }]);
});
