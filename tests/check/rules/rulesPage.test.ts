import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { listRules } from '../../../plugins/check/runCheck';

const FILE = join(import.meta.dirname, '../../../plugins/check/RULES.md');
const CASES = parse(readFileSync(join(import.meta.dirname, 'cases.yaml'), 'utf8')) as Record<
  string,
  Array<{ page?: string; spec?: string[]; finds?: string }>
>;

const INTRO = `# Rules of the check

<!-- Made from the rules and tests/check/rules/cases.yaml: UPDATE=1 npx vitest run tests/check/rules/rulesPage.test.ts -->

A rule is an error unless it says otherwise; the option \`check: { rules: { 'rule-id': 'off' } }\` changes that. The rules of
the document itself are options of \`api\`. Where a text is right although a rule objects, a comment before it says why:
\`{/* check-ignore rule-id: reason */}\` in a page, \`# check-ignore …\` in YAML, \`// check-ignore …\` in code.
`;

function renderRules(): string {
  const sections = listRules()
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map(({ id, about, severity }) => {
      const level = severity === 'warning' ? '\n\nA warning.' : '';
      const cases = (CASES[id] ?? []).map(({ page, spec, finds }) => {
        const texts = [...(spec ? [['yaml', spec[1] ?? ''] as const] : []), ...(page ? [['mdx', page] as const] : [])];
        const shown = texts.map(([lang, text]) => `\n\n\`\`\`\`${lang}\n${text}\n\`\`\`\``).join('');
        return `${shown}\n\n${finds === undefined ? 'Nothing is found.' : `Found: ${finds}`}`;
      });
      return `## ${id}\n\n${about}${level}${cases.join('')}\n`;
    });
  return [INTRO, ...sections].join('\n');
}

it('describes all rules, with their cases', () => {
  const rendered = renderRules();
  if (process.env.UPDATE) writeFileSync(FILE, rendered);
  expect(readFileSync(FILE, 'utf8')).toBe(rendered);
});
