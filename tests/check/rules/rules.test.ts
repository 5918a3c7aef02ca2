import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { RULES } from '../../../plugins/check/core/rules';
import { modelOf } from '../../openapi/model/support';
import { checkFiles } from '../support/checkFiles';
import { BASE } from './base';

interface Case {
  /** Text of the guide. */
  page?: string;
  /** A part of the document, and what replaces it. */
  spec?: [string, string];
  finds?: string;
}

const CASES = parse(readFileSync(join(import.meta.dirname, 'cases.yaml'), 'utf8')) as Record<string, Case[]>;

const LANGUAGES = [{ locale: 'en', folder: 'i18n/en' }];

/** What `--against` names. */
const OLD = modelOf(BASE['openapi.yaml'] ?? '');

function filesOf({ page, spec: [from, to] = ['', ''] }: Case): Record<string, string> {
  const document = BASE['openapi.yaml'] ?? '';
  if (!document.includes(from)) throw new Error(`The document has no ${from}`);
  return {
    ...BASE,
    'openapi.yaml': document.replace(from, to),
    ...(page === undefined ? {} : { 'docs/guide.mdx': `---\ntitle: Guide\n---\n\n${page}\n` }),
  };
}

it('finds nothing in the site that the cases change', async () => {
  expect(await checkFiles({ ...BASE })).toEqual([]);
});

it('reports what is nested too deep to read, and goes on', async () => {
  const deep = '{"data":'.repeat(10_000) + '1' + '}'.repeat(10_000);
  const page = `\`\`\`json\n${deep}\n\`\`\`\n\n\`\`\`js\ncall('POST', '/v1/pets/add', { petId: '1' }, ${deep});\n\`\`\``;
  const found = await checkFiles(filesOf({ page }), 'code-syntax');
  expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '6 This is not valid JSON: It is nested too deep.',
  ]);
});

it('follows links in docs below another address than the root, to generated pages too', async () => {
  const links = ['/docs/api/pets#pets-list', 'api/pets.mdx#pets-list', 'api/model.mdx', '/blog', '/docs/api/petz'];
  const guide = `---\ntitle: Guide\n---\n\n${links.map((link) => `[x](${link})`).join(' ')}\n`;
  const found = await checkFiles({ ...BASE, 'docs/guide.mdx': guide }, 'broken-link', { docsBase: 'docs' });
  expect(found.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'There is no page `/docs/api/petz`. Did you mean `/docs/api/pets`?',
  ]);
});

it('names a setting of a rule that does not exist, with the nearest', async () => {
  const check = checkFiles({ ...BASE }, undefined, { rules: { 'wrong-clam': 'off', nothing: 'off' } });
  await expect(check).rejects.toThrow(
    'Options of the check: "rules.wrong-clam" is not a rule. Did you mean `wrong-claim`?; "rules.nothing" is not a rule. `livespec check --rules` lists them.',
  );
});

describe.each(Object.entries(CASES))('%s', (rule, cases) => {
  it('is a rule', () => {
    expect(RULES.map(({ id }) => id)).toContain(rule);
  });

  it.each(cases.map((one) => ({ name: one.page ?? one.spec?.[1] ?? '', one })))('$name', async ({ one }) => {
    const found = await checkFiles(filesOf(one), rule, { staticDirs: ['static'], languages: LANGUAGES }, { old: OLD });
    expect(found.map(({ message }) => message)).toEqual(one.finds === undefined ? [] : [one.finds]);
  });
});
