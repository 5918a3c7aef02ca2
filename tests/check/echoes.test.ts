import { describe, expect, it } from 'vitest';
import { BASE } from './rules/base';
import { checkFiles } from './support/checkFiles';

/** As a site that maintains its document. */
const STRICT = {
  strict: true,
  specRules: { 'info-license': 'off', 'operation-without-examples': 'off', 'operation-without-failure': 'off' },
} as const;

const DOCUMENT = BASE['openapi.yaml'] ?? '';

/** Names, links, counts and calls of what the edits below take from the document. */
const GUIDE = `---
title: Guide
---

All 4 calls: [the list](/api/pets#pets-list) takes \`ids\`, and \`DELETE /v1/pets/drop/{petId}\` fails with 701.

{/* check-ignore wrong-claim: Our own limit. */}

Ask for \`ids\`, at most 60.

\`\`\`bash
curl "https://pets.example.com/v1/pets/list?api_key=$KEY&ids=rex"
\`\`\`
`;

/** What hides a part of the document, and the only problem that is reported. */
const HIDING: Array<[name: string, edit: [string, string], found: string]> = [
  ['a tab', ['      tags: [Pets]', '\ttags: [Pets]'], 'openapi.yaml:9:1 syntax'],
  ['a wrong method', ['    delete:', '    deletes:'], 'openapi.yaml:52:5 struct'],
  ['a parameter without a place', ['in: query, required', 'in: querry, required'], 'openapi.yaml:41:30 struct'],
  ['a missing part', ['#/components/schemas/Pet', '#/components/schemas/Pets'], 'openapi.yaml:44:56 unresolved-ref'],
  ['a circle', ['    Pet:\n', "    Pet:\n      $ref: '#/components/schemas/Pet'\n"], 'ref-circle'],
];

describe('a mistake that hides a part of the document', () => {
  it('is looked for in a site without problems', async () => {
    expect(await checkFiles({ ...BASE, 'docs/guide.mdx': GUIDE }, undefined, STRICT)).toEqual([]);
  });

  it.each(HIDING)('is the only problem: %s', async (_name, [from, to], found) => {
    const files = { ...BASE, 'docs/guide.mdx': GUIDE, 'openapi.yaml': DOCUMENT.replace(from, to) };
    const problems = await checkFiles(files, undefined, STRICT);
    const rules = problems.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
    expect(rules.filter((one) => !one.endsWith(found))).toEqual([]);
    expect(rules.length).toBeGreaterThan(0);
  });
});

it('reports a wrong example once, at the value that is wrong', async () => {
  const document = DOCUMENT.replace('data: { petId: 1, kind: 0 }', "data: { petId: 'rex', kind: 0 }");
  const problems = await checkFiles({ ...BASE, 'openapi.yaml': document }, undefined, STRICT);
  expect(problems.map(({ line, column }) => [line, column])).toEqual([[31, 80]]);
});
