import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { explainModules } from '../../plugins/docs/build/explainModules';
import type { PageCheck } from '../../plugins/docs/check/pageCheck';
import { createRenamedCalls } from '../../plugins/docs/check/renamedCalls';
import { nameBelow } from '../../plugins/shared/files';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { readMdx } from '../../plugins/shared/mdx/readMdx';
import { smallModel } from '../sandbox/support/document';

const siteDir = mkdtempSync(join(tmpdir(), 'modules-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const TEXT = 'import Part from "./_part.mdx";\n\n[a](other.mdx#x), [b](./more.mdx)\n';
const file = join(siteDir, 'docs/guide.mdx');
const PROBLEM = {
  file: 'docs/guide.mdx',
  line: 1,
  column: 18,
  rule: 'unknown-import',
  severity: 'error',
  message: 'There is no `./_part.mdx` to import.',
} as const;

const pageCheck = {
  pages: () => [{ file, name: 'docs/guide.mdx', page: readMdx(parsePage(TEXT)) }],
  errorsIn: () => [PROBLEM],
} as unknown as PageCheck;
const explain = explainModules({ siteDir, parse: parsePage, pageCheck });

describe('an error of the bundler', () => {
  it('about a deleted page names it, and who links to it', () => {
    const [problem] = explain("Cannot find module '@site/docs/other.mdx' for matched aliased key '@site'");
    expect(problem).toMatchObject({ file: nameBelow(join(siteDir, 'docs/other.mdx')), rule: 'deleted-page' });
    expect(problem?.hint).toBe('Links lead to it: docs/guide.mdx:3.');
    const [alone] = explain("Module not found: Can't resolve '@site/docs/alone.mdx' in '/x'");
    expect(alone?.hint).toBe('No link to its file is left.');
  });

  it('about an import names who imports', () => {
    expect(explain("Module not found: Can't resolve './_part.mdx' in '/x/docs'")).toEqual([PROBLEM]);
    expect(explain("Module not found: Can't resolve './b.mdx' in '/x/docs'")).toEqual([]);
  });

  it('about a part of pages has its place', () => {
    const part = join(siteDir, '_part.mdx');
    writeFileSync(part, 'A part {open.\n');
    expect(explain(`Error: MDX compilation failed for file "${part}"\nCause: …`)).toMatchObject([
      { line: 1, column: 8, rule: 'mdx-syntax', message: '`{` is never closed.' },
    ]);
  });

  it('about anything else is left to Docusaurus', () => {
    expect(explain('x Expected a semicolon')).toEqual([]);
    expect(explain('Error: MDX compilation failed for file "/docs/pets.gen.mdx"')).toEqual([]);
  });
});

describe('a renamed call', () => {
  const model = (paths: object) => smallModel(paths);
  const call = (operationId: string) => ({ get: { operationId, responses: { 200: { description: 'Fine' } } } });

  it('is found by its method and path', () => {
    const renamed = createRenamedCalls();
    const now = model({ '/pets': call('everyAnimal'), '/cats': call('listCats') });
    expect(renamed.find('listPets', now)).toBeUndefined();
    renamed.note(model({ '/pets': call('listPets'), '/dogs': call('listDogs') }));
    renamed.note(now);
    expect(renamed.find('listPets', now)).toBe('everyAnimal');
    expect(renamed.find('listDogs', now)).toBeUndefined();
    expect(renamed.find('listCats', now)).toBeUndefined();
  });
});
