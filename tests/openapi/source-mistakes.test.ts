import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReader, type SpecReader } from '../../plugins/document/read';
import type { Problem } from '../../plugins/shared/problem';

let folder = '';
/** Shared: it parses only changed files. */
let reader: SpecReader;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mistakes-'));
  await cp(join(import.meta.dirname, '../../openapi'), join(folder, 'openapi'), { recursive: true });
  reader = createReader(folder);
});

afterAll(() => rm(folder, { recursive: true }));

async function readWith(file: string, edit: (text: string) => string): Promise<Problem[]> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, edit(text));
  try {
    return (await reader.read('openapi/openapi.yaml', { strict: true })).problems;
  } finally {
    await writeFile(path, text);
  }
}

async function mistake(file: string, from: string, to: string): Promise<{ line: number; problems: Problem[] }> {
  let line = 0;
  const problems = await readWith(file, (text) => {
    const start = text.indexOf(from);
    expect(start, `${from} is not in ${file}`).toBeGreaterThan(-1);
    line = text.slice(0, start).split('\n').length;
    return text.slice(0, start) + to + text.slice(start + from.length);
  });
  return { line, problems };
}

test('a field that is renamed, but not in an example, is an error at the example', async () => {
  const { problems } = await mistake('openapi/schemas/token.yaml', 'expiresIn:', 'expiresAfter:');
  const places = problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`).join('\n');
  expect(places).toContain('openapi/paths/token.yaml');
  expect(places).toMatch(/expiresIn|expiresAfter/);
  for (const { line, column } of problems) expect([line > 1, column > 0]).toEqual([true, true]);
});

test('a response that is removed is an error at its operation', async () => {
  const problems = await readWith('openapi/paths/timestamp.yaml', (text) =>
    text.replace(/\n( +)responses:[\s\S]*$/, '\n'),
  );
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toMatchObject({ file: 'openapi/paths/timestamp.yaml', severity: 'error' });
  expect(problems.map(({ message }) => message).join('\n')).toContain('declares no success response');
});

test.each<[string, string, string, string, { rule?: string; message: RegExp; hint: RegExp; below?: number }]>([
  [
    'a mistyped reference into a file',
    'openapi/paths/token.yaml',
    '../schemas/token.yaml#/AccessToken',
    '../schemas/token.yaml#/AccesToken',
    { message: /AccesToken/, hint: /AccessToken/ },
  ],
  [
    'a mistyped name of a file',
    'openapi/paths/token.yaml',
    '../schemas/token.yaml#/AccessToken',
    '../schemas/tokens.yaml#/AccessToken',
    { message: /tokens\.yaml/, hint: /token\.yaml/ },
  ],
  [
    'an unknown error code',
    'openapi/paths/invite.yaml',
    'x-errors: [',
    'x-errors: [10299, ',
    { rule: 'unknown-error-code', message: /10299/, hint: /102\d\d/ },
  ],
  [
    'an unknown key near ours',
    'openapi/paths/session.yaml',
    'x-effect:',
    'x-efect:',
    { rule: 'unknown-extension', message: /x-efect/, hint: /x-effect/ },
  ],
  [
    'two tags on one page',
    'openapi/openapi.yaml',
    'path: api/dy-login',
    'path: api/wx-login',
    { rule: 'duplicate-page-path', message: /wx-login/, hint: /./ },
  ],
  [
    'a tag that is not declared',
    'openapi/paths/session.yaml',
    'tags: [Logout]',
    'tags: [Logot]',
    { rule: 'unknown-tag', message: /Logot/, hint: /Logout/ },
  ],
])('%s is an error with file, line, column and a suggestion', async (_case, file, from, to, expected) => {
  const { line, problems } = await mistake(file, from, to);
  const found = problems.find((problem) => problem.line === line && problem.file === file);
  expect(found).toMatchObject({
    severity: 'error',
    message: expect.stringMatching(expected.message),
  });
  expect(found?.column).toBeGreaterThan(1);
  expect(found?.hint ?? '').toMatch(expected.hint);
  if (expected.rule) expect(found?.rule).toBe(expected.rule);
});
