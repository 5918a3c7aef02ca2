import { expect, it } from 'vitest';
import { BASE } from './rules/base';
import { checkFiles } from './support/checkFiles';

const WRONG = 'All 36 calls.';

async function rulesFor(text: string): Promise<string[]> {
  const found = await checkFiles({ ...BASE, 'docs/guide.mdx': `---\ntitle: Guide\n---\n\n${text}\n` });
  return found.map(({ rule, line }) => `${rule} ${line}`);
}

it.each([
  ['nothing', WRONG, ['wrong-claim 5']],
  ['a comment before', `{/* check-ignore wrong-claim: an older version */}\n\n${WRONG}`, []],
  [
    'a comment for another rule',
    `{/* check-ignore wrong-unit: no */}\n\n${WRONG}`,
    ['wrong-claim 7', 'unused-ignore 5'],
  ],
  [
    'a comment without a reason',
    `{/* check-ignore wrong-claim */}\n\n${WRONG}`,
    ['wrong-claim 7', 'ignore-without-reason 5'],
  ],
  [
    'a comment too far away',
    `{/* check-ignore wrong-claim: x */}\n\nText.\n\n${WRONG}`,
    ['wrong-claim 9', 'unused-ignore 5'],
  ],
  [
    'two comments',
    `{/* check-ignore wrong-claim: x */}\n{/* check-ignore unknown-name: y */}\n\n\`petID\`: ${WRONG}`,
    [],
  ],
])('with %s', async (_, text, expected) => {
  expect(await rulesFor(text)).toEqual(expected);
});

it('accepts what a comment in YAML names', async () => {
  const document = BASE['openapi.yaml'] ?? '';
  const wrong = document.replace(
    '          description: Only these pets, at most 50.',
    '          # check-ignore wrong-claim: not yet\n          description: Only these `ids`, at most 60.',
  );
  const found = await checkFiles({ ...BASE, 'openapi.yaml': wrong });
  expect(found.map(({ rule }) => rule)).toEqual([]);
});
