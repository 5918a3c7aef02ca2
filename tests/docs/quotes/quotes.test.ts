import { describe, expect, it } from 'vitest';
import { translateComments } from '../../../plugins/docs/core/comments';
import { cutRegion, listQuotes, listRegions } from '../../../plugins/docs/core/quotes';

describe('the quotes of a page', () => {
  it('are its code blocks with a file, each with its place', () => {
    const page = [
      '# Title',
      '```ts file=_samples/cloud.ts',
      '```',
      '1. Step',
      '   ~~~bash title="Log in" file=_samples/calls.sh#log-in',
      '   ~~~',
      '```js title="file"',
      'const file = "file=other.ts";',
      '```',
    ];
    expect(listQuotes(page.join('\n'))).toEqual([
      { path: '_samples/cloud.ts', line: 2, column: 7 },
      { path: '_samples/calls.sh', region: 'log-in', line: 5, column: 27 },
    ]);
  });

  it('are not what a longer fence shows', () => {
    expect(listQuotes('````md\n```ts file=a.ts\n```\n````\n```ts file=b.ts\n```')).toEqual([
      { path: 'b.ts', line: 5, column: 7 },
    ]);
  });
});

describe('a region', () => {
  const FILE = `import a from 'a';

export function f() {
  // #region inner
  if (a) {
    // #region innermost
    a();
    // #endregion

  }
  // #endregion
}
`;

  it('comes without its indent, and without the marks of others in it', () => {
    expect(cutRegion(FILE, 'inner')).toBe('if (a) {\n  a();\n\n}');
    expect(cutRegion(FILE, 'innermost')).toBe('a();');
    expect(listRegions(FILE)).toEqual(['inner', 'innermost']);
  });

  it('that is not named is the file', () => {
    expect(cutRegion(FILE)).toBe("import a from 'a';\n\nexport function f() {\n  if (a) {\n    a();\n\n  }\n}");
  });

  it('may be marked as in a shell', () => {
    expect(cutRegion('# #region one\ncurl a # now\n# #endregion\n', 'one')).toBe('curl a # now');
  });

  it('that ends nowhere goes to the end; one that is not there is undefined', () => {
    expect(cutRegion('// #region a\none\ntwo\n', 'a')).toBe('one\ntwo');
    expect(cutRegion(FILE, 'other')).toBeUndefined();
  });
});

describe('comments', () => {
  const table = { 'say it': '说', 'Say more.': '多说', later: '以后' };

  it.each([
    ['// say it', '// 说'],
    ['  f(1); // say it', '  f(1); // 说'],
    ['/** Say more. */', '/** 多说 */'],
    ['  """Say more."""', '  """多说"""'],
    ['x = 1  # later', 'x = 1  # 以后'],
    [' * later', ' * 以后'],
    ["fetch('https://example.com');", "fetch('https://example.com');"],
    ['const a = b * later;', 'const a = b * later;'],
    ['// ---', '// ---'],
  ])('%j', (line, translated) => {
    expect(translateComments(line, table)).toEqual({ code: translated, missing: [] });
  });

  it('without a translation stay as they are, and are named', () => {
    expect(translateComments('a(); // unknown\n// later', table)).toEqual({
      code: 'a(); // unknown\n// 以后',
      missing: ['unknown'],
    });
  });
});
