import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readArguments } from '../../../plugins/openapi/cli/arguments';

const cwd = mkdtempSync(join(tmpdir(), 'document-arguments-'));
writeFileSync(join(cwd, 'api.yaml'), '');
afterAll(() => rmSync(cwd, { recursive: true }));

describe('readArguments', () => {
  it('reads a request, with paths from the folder of the caller', () => {
    const spec = join(cwd, 'api.yaml');
    const request = { spec, out: join(cwd, 'site'), pages: 'tag', baseUrl: '/' };
    expect(readArguments(['api.yaml', '--out', 'site'], cwd)).toEqual(request);
    const all = [
      '--pages',
      'operation',
      '--url',
      'https://a.b/',
      '--base-url',
      '/a/b.c/',
      '--out',
      '/x',
      '--root',
      '..',
      '--overlay',
      'api.yaml',
      '--overlay',
      'https://a.b/o.yaml',
      '--show-extensions',
      'x-a, x-b-*',
      '--view-tag',
      'pets',
      '--view-tag',
      '!admin',
      '--view-path',
      '/pets/**',
      '--view-internal',
      'show',
      '--view-version',
      '2.0',
      'api.yaml',
    ];
    const url = 'https://a.b';
    expect(readArguments(all, cwd)).toEqual({
      spec,
      out: '/x',
      pages: 'operation',
      url,
      baseUrl: '/a/b.c/',
      root: dirname(cwd),
      overlays: [spec, 'https://a.b/o.yaml'],
      view: { tags: ['pets', '!admin'], paths: ['/pets/**'], internal: true, version: '2.0' },
      showExtensions: ['x-a', 'x-b-*'],
    });
  });

  it('takes a URL', () => {
    const spec = 'https://example.com/api.yaml';
    expect(readArguments([spec, '--out', 'site'], cwd)).toMatchObject({ spec });
  });

  it('takes several documents, and folders of them', () => {
    const given = ['api.yaml', '.', 'https://example.com/api.yaml', '--out', 'site'];
    expect(readArguments(given, cwd)).toMatchObject({
      spec: [join(cwd, 'api.yaml'), cwd, 'https://example.com/api.yaml'],
    });
  });

  it.each([['--help'], ['-h'], ['api.yaml', '--help']])('wants nothing but help with %s', (...args) => {
    expect(readArguments(args, cwd)).toBeUndefined();
  });

  it.each<[string[], string]>([
    [[], 'Specify the OpenAPI document'],
    [['api.yaml'], 'Specify the output folder'],
    [['no.yaml', '--out', 'site'], 'File not found: `no.yaml`.'],
    [['api.yaml', '--out', 'site', '--overlay', 'no.yaml'], 'File not found: `no.yaml`.'],
    [['.', '--out', 'site'], '`.` is a folder, not a file.'],
    [['api.yaml', 'b.yaml', '--out', 'site'], 'File not found: `b.yaml`. With npm, put `--` before options.'],
    [['api.yaml', '--out', 'site', '--view-internal', 'no'], '`--view-internal` is hide or show, not `no`.'],
    [['api.yaml', '--out', 'site', '--view-version', 'x'], '`--view-version` is a version such as `1.2`, not `x`.'],
    [['ftp://example.com/api.yaml', '--out', 'site'], 'only http and https URLs are read'],
    [['https://example.com/api.yaml', '--out', 'site', '--root', '.'], '`--root` is for files'],
    [['api.yaml', '--out', 'site', '--page', 'tag'], 'There is no option `--page`. Did you mean `--pages`?'],
    [['api.yaml', '--out'], '--out'],
    [['api.yaml', '--out', 'site', '--pages', 'all'], '`tag` or `operation`, not `all`'],
    [['api.yaml', '--out', 'site', '--url', 'docs.example.com'], 'not `docs.example.com`'],
    [['api.yaml', '--out', 'site', '--url', 'ftp://a.b'], 'an origin like `https://docs.example.com`'],
    [['api.yaml', '--out', 'site', '--url', 'https://me@a.b'], 'not `https://me@a.b`'],
    [['api.yaml', '--out', 'site', '--url', 'https://a.b/?x'], 'not `https://a.b/?x`'],
    [['api.yaml', '--out', 'site', '--url', 'https://a.b/c'], '`--url https://a.b --base-url /c/`'],
    [['api.yaml', '--out', 'site', '--show-extensions', 'x-a,rate'], 'not `rate`'],
    [['api.yaml', '--out', 'site', '--base-url', 'x'], 'must start and end with a slash'],
    [['api.yaml', '--out', 'site', '--base-url', '/x'], 'must start and end with a slash'],
    [['api.yaml', '--out', 'site', '--base-url', '//x/'], 'must start and end with a slash'],
    [['api.yaml', '--out', 'site', '--base-url', '/x?y/'], 'must start and end with a slash'],
    [['api.yaml', '--out', 'site', '--base-url', '/x y/'], 'must start and end with a slash'],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readArguments(args, cwd)).toThrow(message);
  });
});
