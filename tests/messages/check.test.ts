import { describe, expect, it, test } from 'vitest';
import { checkMessages } from '../../plugins/messages';
import { formatMissing } from '../../plugins/messages/core/checkMessages';
import { compileModule } from '../../plugins/messages/core/compileModule';
import { parseMessage } from '../../plugins/messages/core/parseMessage';
import { listSources, readSource } from '../helpers/sources';
import { IMPORT } from './runMessage';

const SYNTAX: Array<[text: string, kind: string, offset: number]> = [
  ['hi {}', 'EMPTY_ARGUMENT', 3],
  ['{a b}', 'MALFORMED_ARGUMENT', 0],
  ['<b>x', 'UNCLOSED_TAG', 0],
  ['x</b>', 'UNMATCHED_CLOSING_TAG', 1],
  ['{n, plural, one {x}}', 'MISSING_OTHER_CLAUSE', 19],
  ['{n, selectordinal, one {x}}', 'MISSING_OTHER_CLAUSE', 26],
  ['{n, select, a {x}}', 'MISSING_OTHER_CLAUSE', 17],
  ['{n, spellout}', 'INVALID_ARGUMENT_TYPE', 4],
  ['{n', 'EXPECT_ARGUMENT_CLOSING_BRACE', 0],
  ['{n, date, :: }', 'EXPECT_DATE_TIME_SKELETON', 0],
  ['{n, number, ::}', 'INVALID_NUMBER_SKELETON', 12],
];

const NUMBERS = [
  '.00/w/x',
  'integer-width/0/1',
  'integer-width/00',
  'integer-width',
  'EE',
  'E0x',
  'foo',
  '.00 foo',
  'group-min2',
  'percent/x',
  '.00/x',
  'scientific/x',
  'scientific/*ee',
  'currency',
  'currency/EURO',
  'unit/parsec',
  'unit',
  'scale/x',
  'scale',
  'sign-sometimes',
  'precision-unlimited',
  'constructor',
];

const DATES = [...'YuUrqQwWDFgbBSAZOvVXxlnN', 'e', 'cc', 'yyyy-MM-dd', "y'T'", 'MMMMMM', 'yT', 'ddd', 'eee'];

describe('a wrong message', () => {
  test.each(SYNTAX)('%s: SyntaxError %s at %i', (text, kind, offset) => {
    const parse = () => parseMessage(text, 'en');
    expect(parse).toThrow(SyntaxError);
    expect(parse).toThrow(expect.objectContaining({ message: kind, offset }));
  });

  test.each([
    ...NUMBERS.map((skeleton) => `{n, number, ::${skeleton}}`),
    ...DATES.flatMap((skeleton) => [`{n, date, ::${skeleton}}`, `{n, time, ::${skeleton}}`]),
    '{n, number, currency}',
    '{n, number, toString}',
    '{n, date, tiny}',
    '{n, time, tiny}',
  ])('%s: RangeError', (text) => {
    const wrong = `a ${text}`;
    const parse = () => parseMessage(wrong, 'en');
    expect(parse).toThrow(RangeError);
    expect(parse).toThrow(expect.objectContaining({ offset: expect.any(Number) }));
  });
});

const SUPPORTED = [
  ...['.00', '.##', '.00##', '.00*', '@@', '@@#', '000', 'integer-width/*000', '.00/w', 'percent', '%x100', ',_', 'E0'],
  ...['EE+!00', 'scientific/sign-always', 'currency/USD unit-width-narrow', 'unit/meter', 'sign-auto'],
  ...['KK', 'compact-long', 'group-off', 'rounding-mode-floor', '+!', '()', 'scale/0.5', '.'],
].map((skeleton) => `{n, number, ::${skeleton}}`);

test.each([
  ...SUPPORTED,
  ...['GyMMMMd', 'EEEE', 'eeee', 'cccc', 'hmma', 'Kms', 'kmm', 'Hmz', 'jmm'].map((s) => `{d, date, ::${s}}`),
])('%s is supported', (text) => {
  expect(parseMessage(text, 'en')).toHaveLength(1);
});

const COMPONENT = {
  file: 'src/Count.tsx',
  text: `${IMPORT}const a = formatMessage(translate({ id: 'a', message: '{n, plural, one {# <b>call</b>} other {#}}' }), { n });
const b = translate({ message: 'it\\'s {}', id: 'b' });
const c = <Translate id="c">
  Two {lines
</Translate>;
const d = formatMessage(text, { n });
`,
};

const inChinese = (text: string) => ({ file: 'i18n/zh-CN/code.json', locale: 'zh-CN', text });

describe('the check', () => {
  const check = async (...texts: string[]) => {
    const sources = [{ file: 'a.tsx', text: "translate({ id: 'a', message: '{n} <b>x</b>' })" }];
    const found = await checkMessages({ sources, translations: texts.map(inChinese), defaultLocale: 'en' });
    return found.map(({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`);
  };

  it('finds what is wrong in components', async () => {
    const problems = await checkMessages({ sources: [COMPONENT], translations: [], defaultLocale: 'en' });
    expect(problems.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([
      'src/Count.tsx:7:11 message-literal',
      'src/Count.tsx:3:39 message-syntax',
    ]);
    expect(problems[1]).toMatchObject({
      severity: 'error',
      message: 'SyntaxError in message "b" for locale "en": EMPTY_ARGUMENT',
      hint: expect.stringContaining('{count}'),
    });
  });

  it('finds what is wrong in translations, in files of the site and of plugins', async () => {
    const site = '{\n  "a": {\n    "message": "\\u4e2a {n} <b>x"\n  }\n}';
    expect(await check(site)).toEqual([
      '3:28 message-syntax SyntaxError in message "a" for locale "zh-CN": UNCLOSED_TAG',
    ]);
    expect(await check('{"a": "{n, number, ::foo} <b>x</b>"}')).toEqual([
      '1:20 message-syntax RangeError in message "a" for locale "zh-CN": `foo` is not supported in a number skeleton',
    ]);
  });

  it('compares arguments', async () => {
    expect(await check('{"a": "<b>{n}</b>", "other": "{m}"}')).toEqual([]);
    expect(await check('{"a": "{b} {m}"}')).toEqual([
      '1:8 message-arguments The default text of "a" has no `b`, has no `m`, also has `n`.',
    ]);
  });

  it('accepts the arguments of another default text of the site', async () => {
    const inEnglish = { file: 'i18n/en/code.json', locale: 'en', text: '{"a": "{m}"}' };
    const sources = [{ file: 'a.tsx', text: "translate({ id: 'a', message: '{n}' }, { m, n })" }];
    const check = (text: string) => {
      return checkMessages({ sources, translations: [inChinese(text), inEnglish], defaultLocale: 'en' });
    };
    expect(await check('{"a": "{m}"}')).toEqual([]);
    expect(await check('{"a": "{n}"}')).toEqual([]);
    expect(await check('{"a": "{k}"}')).toHaveLength(1);
  });

  it('finds broken files', async () => {
    expect(await check('{"a": "{n} <b>x</b>",,}')).toEqual([expect.stringMatching(/^1:\d+ message-file Invalid JSON/)]);
    expect(await check('{"a": {"massage": ""}}')).toEqual([
      '1:2 message-file "a" has no text: write `{ "message": "…" }`.',
    ]);
    expect(await check('')).toEqual([expect.stringContaining('message-file')]);
  });
});

describe('a module', () => {
  const target = { locale: 'zh-CN', defaultLocale: 'en', translations: { a: '{n} 个', b: '{' }, runtime: './r' };
  const compile = (source: string) => compileModule(IMPORT + source, target).replace(IMPORT, '');

  it('changes only formatted messages, and no line numbers', () => {
    const rest = "translate({ id: 'b', message: '{n}' });\nmyformatMessage(x); a.formatMessage(x);";
    expect(compile(rest)).toBe(rest);
    const other = 'formatMessage(text)';
    expect(compileModule(other, target)).toBe(other);
    const call =
      "// formatted\nformatMessage(\n  translate({\n    id: 'a', // the id\n    message: `{n, number}`,\n  }),\n  { n },\n)";
    expect(() => compile(call)).toThrow('literal');
    expect(compile(call.replace('// the id', ''))).toBe(
      '// formatted\nformatMessage(\n  ["a",v=>""+$argument(v["n"])+" 个",v=>$number("en",v["n"])],\n  { n },\n)\n;import { argument as $argument, number as $number } from "./r";\n',
    );
  });

  it.each([
    [
      "formatMessage(translate({ id: 'c', message: '{}' }))",
      /SyntaxError: EMPTY_ARGUMENT in message "c" for locale "en"/,
    ],
    ["formatMessage(translate({ id: 'b', message: '{n}' }))", /SyntaxError: .* in message "b" for locale "zh-CN"/],
    ["formatMessage(translate({ id: 'b', message: 'x' + y }))", /literal/],
    ["formatMessage(translate({ id: 'b', message: `${'x'}` }))", /literal/],
  ])('cannot have %s', (source, error) => {
    expect(() => compile(source)).toThrow(error);
  });
});

test('missing messages are listed once, with id and locale', () => {
  expect(formatMissing(['b', 'a', 'b', 'c'], new Map(), { c: '' }, 'fr')).toEqual([
    'Missing message: "a" for locale "fr", using default message as fallback.',
    'Missing message: "b" for locale "fr", using default message as fallback.',
  ]);
});

test('missing messages of a plugin are counted on one line', () => {
  const plugins = new Map([
    ['search', ['s.a', 's.b', 's.c']],
    ['tabs', ['t.a']],
  ]);
  expect(formatMissing([], plugins, { 's.b': '', 't.a': '' }, 'nl')).toEqual([
    'Missing messages: 2 of the plugin "search" for locale "nl".',
    '`docusaurus write-translations --locale nl` lists them in `code.json`.',
  ]);
});

test('all messages of this project are right, in all locales', async () => {
  const files = [...listSources('plugins'), ...listSources('src')].filter((file) => !/^plugins\/messages\//.test(file));
  const sources = files
    .map((file) => ({ file, text: readSource(file) }))
    .filter(({ text }) => text.includes('Translate'));
  const folders = ['plugins', 'src/i18n'];
  const translations = folders
    .flatMap((folder) => listSources(folder, /\.json$/))
    .flatMap((file) => {
      const locale = /(?:locales\/([^/]+)\/[^/]+|src\/i18n\/([^/]+)\/code)\.json$/.exec(file);
      return locale ? [{ file, locale: locale[1] ?? locale[2] ?? '', text: readSource(file) }] : [];
    });
  expect(sources.length).toBeGreaterThan(30);
  expect(translations.map(({ locale }) => locale)).toEqual(expect.arrayContaining(['en', 'zh-CN']));
  expect(await checkMessages({ sources, translations, defaultLocale: 'en' })).toEqual([]);
});
