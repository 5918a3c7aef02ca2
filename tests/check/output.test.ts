import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments, requireRule } from '../../plugins/check/cli/arguments';
import { applyFixes, diffFixes } from '../../plugins/check/core/output/applyFixes';
import type { Format } from '../../plugins/check/core/output/formatNames';
import { formatResult } from '../../plugins/check/core/output/formats';
import { describeSite } from '../../plugins/check/findTarget';
import { modelOf } from '../openapi/model/support';
import { checkFiles, checkSite, UNREADABLE } from './support/checkFiles';

const PROBLEM = {
  file: 'docs/guide.mdx',
  line: 2,
  column: 8,
  rule: 'wrong-count',
  severity: 'error' as const,
  message: 'The document has 4 calls.',
  hint: 'Count again.',
};
const MORE = {
  texts: new Map([['docs/guide.mdx', 'Pets.\nAll of 36 calls.\n']]),
  rules: [{ id: 'wrong-count', about: 'Counts are right.' }],
};

describe('formats', () => {
  it('shows the line', () => {
    expect(formatResult('text', [PROBLEM], MORE)).toBe(
      [
        'docs/guide.mdx:2:8  error  wrong-count',
        '  The document has 4 calls.',
        '  Count again.',
        '',
        '    1 | Pets.',
        '  > 2 | All of 36 calls.',
        '      |        ^',
        '',
        '1 error, 0 warnings',
      ].join('\n'),
    );
  });

  it('shows problems that say the same once, with the other places', () => {
    const problems = [PROBLEM, { ...PROBLEM, file: 'docs/other.mdx', line: 7 }, { ...PROBLEM, message: 'Another.' }];
    const text = formatResult('text', problems, MORE);
    expect(text).toContain('  Count again.\n  And 1 more like it: docs/other.mdx:7:8\n');
    expect(text.match(/The document has 4 calls/g)).toHaveLength(1);
    expect(text).toContain('3 errors, 0 warnings');
    expect(JSON.parse(formatResult('json', problems, MORE)).problems).toMatchObject([
      { message: 'The document has 4 calls.', count: 2, others: [{ file: 'docs/other.mdx', line: 7, column: 8 }] },
      { message: 'Another.' },
    ]);
  });

  it('shows warnings that differ only in names once, where they are of a document alone', () => {
    const warnings = Array.from({ length: 40 }, (_, line) => ({
      ...PROBLEM,
      line: line + 1,
      severity: 'warning' as const,
      message: `The document has no \`o${line}\`.`,
    }));
    expect(formatResult('text', warnings, { ...MORE, ignoresNames: true })).toContain(
      'And 39 more like it: docs/guide.mdx:2:8, docs/guide.mdx:3:8, docs/guide.mdx:4:8 …',
    );
    expect(JSON.parse(formatResult('json', warnings, MORE)).problems).toHaveLength(40);
  });

  it('marks a place after wide characters, and in a long line', () => {
    const wide = formatResult('text', [{ ...PROBLEM, line: 1, column: 3 }], {
      ...MORE,
      texts: new Map([['docs/guide.mdx', '共有 9 个']]),
    });
    expect(wide).toContain('> 1 | 共有 9 个\n      |     ^');
    const long = formatResult('text', [{ ...PROBLEM, line: 1, column: 301 }], {
      ...MORE,
      texts: new Map([['docs/guide.mdx', `${'a'.repeat(300)}9${'b'.repeat(300)}`]]),
    });
    expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThan(130);
  });

  it('writes annotations of GitHub', () => {
    expect(formatResult('github', [PROBLEM], MORE)).toBe(
      '::error file=docs/guide.mdx,line=2,col=8,title=wrong-count::The document has 4 calls.%0ACount again.',
    );
  });

  it('writes JSON and SARIF', () => {
    expect(JSON.parse(formatResult('json', [PROBLEM], MORE))).toEqual({ problems: [PROBLEM] });
    expect(JSON.parse(formatResult('sarif', [PROBLEM], MORE))).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'livespec', rules: [{ id: 'wrong-count' }] } },
          results: [
            {
              ruleId: 'wrong-count',
              level: 'error',
              locations: [{ physicalLocation: { region: { startLine: 2, startColumn: 8 } } }],
            },
          ],
        },
      ],
    });
  });
});

describe('changes since an older version', () => {
  const NOTE = { file: 'api.yaml', line: 4, column: 3, rule: 'notable-change', message: '`GET /a`: deprecated.' };
  const write = (format: Format) => formatResult(format, [PROBLEM], { ...MORE, notes: [NOTE] });

  it('come before the problems', () => {
    expect(write('text')).toMatch(
      /^notable-change  `GET \/a`: deprecated\.  api\.yaml:4\n\ndocs\/guide\.mdx:2:8  error/,
    );
    expect(formatResult('text', [], { ...MORE, notes: [] })).toBe('Nothing has changed.\n\n0 errors, 0 warnings');
  });

  it('are information for tools', () => {
    expect(JSON.parse(write('json'))).toEqual({ problems: [PROBLEM], changes: [NOTE] });
    expect(write('github').split('\n')[1]).toBe(
      '::notice file=api.yaml,line=4,col=3,title=notable-change::`GET /a`: deprecated.',
    );
    expect(JSON.parse(write('sarif')).runs[0].results[1]).toMatchObject({ ruleId: 'notable-change', level: 'note' });
  });

  const SPEC = (version: string, path: string, comment = '') =>
    `openapi: 3.1.0\ninfo: { title: A, version: ${version} }\n` +
    `paths: { ${path}: { get: { operationId: a, responses: { '200': { description: Ok. } } } } } ${comment}\n`;
  const ACCEPTED = '# check-ignore breaking-change: nobody used it';

  it.each([
    ['1.1.0', '', ['3 breaking-change'], ['harmless-change']],
    ['2.0.0', '', [], ['breaking-change', 'harmless-change']],
    ['1.1.0', ACCEPTED, [], ['harmless-change']],
  ])('with version %s %s', async (version, comment, errors, notes) => {
    const old = modelOf(SPEC('1.0.0', '/old'));
    const files = { 'openapi.yaml': SPEC(version, '/new', comment) };
    const result = await checkSite(files, 'breaking-change', {}, { old });
    // A call that is gone is reported where it would be.
    expect(result.problems.map(({ rule, line }) => `${line} ${rule}`)).toEqual(errors);
    expect(result.notes.map(({ rule }) => rule)).toEqual(notes);
  });

  it('that are accepted raise nothing when nothing is compared', async () => {
    const found = await checkFiles({ 'openapi.yaml': SPEC('1.1.0', '/new', ACCEPTED) });
    expect(found.map(({ rule }) => rule)).not.toContain('unused-ignore');
  });
});

describe('fixes', () => {
  const fix = (column: number, length: number, text: string) => ({ file: 'a', line: 1, column, length, text });

  it('are applied from the end of a line, and shown as a diff', () => {
    const fixes = [fix(2, 1, '，'), fix(4, 0, ' ')];
    expect(applyFixes('好,用API', fixes)).toBe('好，用 API');
    expect(diffFixes('a', '好,用API', fixes)).toBe('--- a\n+++ a\n@@ -1 +1 @@\n-好,用API\n+好，用 API');
    expect(diffFixes('a', 'same', [])).toBe('');
  });

  it('remove lines', () => {
    const fixes = [
      { ...fix(1, 0, ''), line: 2, removesTo: 3 },
      { ...fix(1, 1, 'D'), line: 4 },
    ];
    expect(applyFixes('a\nb\nc\nd', fixes)).toBe('a\nD');
    expect(diffFixes('a', 'a\nb\nc\nd', fixes)).toBe(
      '--- a\n+++ a\n@@ -2 +1 @@\n-b\n@@ -3 +1 @@\n-c\n@@ -4 +2 @@\n-d\n+D',
    );
  });
});

describe('arguments', () => {
  const read = (...argv: string[]) => readArguments(argv, import.meta.dirname);

  it('name a site or a document', () => {
    expect(read()).toMatchObject({ path: import.meta.dirname, format: 'text', watches: false });
    expect(read('rules/cases.yaml', '--only', 'wrong-count', '--fix')).toMatchObject({
      spec: join(import.meta.dirname, 'rules/cases.yaml'),
      only: 'wrong-count',
      fix: 'show',
    });
    expect(read('--against', 'v1.0')).toMatchObject({ against: 'v1.0' });
    expect(read('--fix', '--write')).toMatchObject({ fix: 'write' });
    expect(read('--accept')).toMatchObject({ accepts: 'all' });
    expect(read('--accept-translations')).toMatchObject({ accepts: 'translations' });
    expect(read('--coverage', '--format', 'json')).toMatchObject({ lists: 'coverage', format: 'json' });
    expect(read('--help')).toBeUndefined();
  });

  it.each([
    [['nowhere'], 'File not found: `nowhere`.'],
    [['--format', 'xml'], '`--format` is text, json, github, sarif, markdown, not `xml`.'],
    [['--coverage', '--format', 'sarif'], '`--coverage` is written as text or json, not as sarif.'],
    [['--against', ''], '`--against` needs a Git ref, a file or a URL.'],
    [['--calls', 'src'], '`--calls` belongs to `--against`.'],
    [['--write'], '`--write` belongs to `--fix`.'],
    [['.', 'b'], '`b` is an unexpected argument'],
  ])('%j is refused', (argv, message) => {
    expect(() => read(...argv)).toThrow(message);
  });

  it('that name no rule are refused', () => {
    const request = read('--only', 'wrong-coun');
    expect(() => request && requireRule(request, ['wrong-count', 'wrong-unit'])).toThrow('Did you mean `wrong-count`');
  });
});

const CONFIG = {
  staticDirectories: [],
  markdown: { format: 'mdx', mermaid: false, mdx1Compat: {} },
  i18n: { defaultLocale: 'en', locales: ['en'], path: 'i18n' },
  presets: [],
  plugins: [],
  themes: [],
};

it('the flows of a site are where the option says, in the site or by a whole path', () => {
  const flowsAt = (flows: string) => describeSite('/site', CONFIG as never, { api: {}, flows }).flows;
  expect(['flows', '/site/flows', '../flows'].map(flowsAt)).toEqual([['flows'], ['flows'], ['../flows']]);
});

it('a site is compared with its document as the overlays and the view of its configuration leave it', async () => {
  const given = { api: { spec: 'openapi.yaml', overlays: ['public.overlay.yaml'], view: { paths: ['!/pets/tall'] } } };
  const { overlays, view } = describeSite('/site', CONFIG as never, given);
  const files = {
    'openapi.yaml':
      'openapi: 3.1.1\ninfo: { title: Pets, version: "1" }\npaths:\n  /pets/all: { get: { operationId: listPets, responses: {} } }\n  /pets/old: { get: { operationId: oldPets, responses: {} } }\n  /pets/tall: { get: { operationId: olderPets, responses: {} } }\n',
    'public.overlay.yaml': `overlay: 1.1.0\ninfo: { title: Public, version: '1' }\nactions:\n  - { target: '$.paths["/pets/old"]', remove: true }\n  - { target: '$.paths["/pet"]', remove: true }\n`,
    'docs/guide.mdx': 'Send `GET /pets/all`, or `GET /pets/old`, or `GET /pets/tall`.\n',
  };
  const found = await checkFiles(files, undefined, { overlays, view });
  expect(found.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual(
    expect.arrayContaining(['docs/guide.mdx:1 unknown-path', 'public.overlay.yaml:5 overlay-unmatched']),
  );
  expect(found.filter(({ rule }) => rule === 'unknown-path')).toHaveLength(2);
});

describe('bad input', () => {
  it.each([
    ['a document that is no YAML', 'openapi: [', /openapi\.yaml/],
    ['no document', undefined, /openapi\.yaml/],
    ['a document of another kind', 'hello: 1', /openapi\.yaml/],
  ])('%s is a problem, and the pages are still checked', async (_, text, file) => {
    const files: Record<string, string> = {
      'docs/guide.mdx': '---\ntitle: A\n---\n\n[lost](/nowhere)\n',
      ...(text && { 'openapi.yaml': text }),
    };
    const found = await checkFiles(files);
    expect(found.map((one) => one.file)).toEqual(
      expect.arrayContaining([expect.stringMatching(file), 'docs/guide.mdx']),
    );
  });

  it('of every kind is a problem of its own file', async () => {
    const i18n = { path: 'i18n', defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: {} };
    const wrong: Record<string, string> = {
      'openapi.yaml': 'openapi: 3.1.0\ninfo: {title: A\npaths: [',
      'docs/binary.mdx': '\u0000\u0001{\ufffd',
      'docs/front.mdx': '---\ntitle: [\n---\n',
      'docs/code.mdx': '```ts\nlet x = ;\n```\n',
      'docs/unreadable.mdx': UNREADABLE,
      'docs/demo.mdx': '<Demo src="./demos/x.tsx" />\n',
      'docs/demos/y.tsx': '/*\ntitle: [\n*/ export default function (',
      'i18n/fr/code.json': '{"a": ',
      'followed.json': '[1',
    };
    const found = await checkFiles({ ...wrong, 'docs/empty.mdx': '' }, undefined, { i18n });
    const files = new Set(found.map(({ file }) => file));
    expect(Object.keys(wrong).filter((file) => file !== 'followed.json' && !files.has(file))).toEqual([]);
    expect(files).not.toContain('docs/empty.mdx');
    expect(formatResult('text', found, { texts: new Map(Object.entries(wrong)), rules: [] })).not.toMatch(
      /[\u0000-\u0009]/,
    );
  });

  it('a page with a syntax error does not hide the others', async () => {
    const found = await checkFiles({
      'openapi.yaml': 'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\n',
      'docs/a.mdx': '<A',
      'docs/b.mdx': '[lost](/nowhere)',
    });
    expect(found.map(({ file, rule }) => `${file} ${rule}`)).toEqual(
      expect.arrayContaining(['docs/a.mdx mdx-syntax', 'docs/b.mdx broken-link']),
    );
  });
});
