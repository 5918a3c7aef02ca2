import { describe, expect, it } from 'vitest';
import { listFollowed } from '../../plugins/check/core/translations/followed';
import { BASE } from './rules/base';
import { checkFiles, readPagesOf } from './support/checkFiles';

const I18N = {
  translations: [
    {
      locale: 'zh-CN',
      pagesDir: 'zh',
      messagesFile: 'zh/messages.yaml',
      flowsFile: 'zh/flows.yaml',
      commentsFile: 'zh/comments.json',
    },
  ],
};

const page = (text: string) => `---\ntitle: Guide\n---\n\n${text}\n`;

async function compare(english: string, chinese: string): Promise<string[]> {
  const files = { ...BASE, 'docs/guide.mdx': page(english), 'zh/guide.mdx': page(chinese) };
  return (await checkFiles(files, 'translated-facts', I18N)).map(({ line, message }) => `${line} ${message}`);
}

describe('a translated page', () => {
  it.each([
    ['the same facts', 'At most 50 `ids`, in three minutes.', '最多 50 个 `ids`，三分钟内。', []],
    ['a number in digits that is a word', 'All four calls.', '全部 4 个接口。', []],
    ['a date', 'Since 28 May 2026.', '自 2026 年 5 月 28 日起。', []],
    ['both', 'Both calls read.', '两个接口都只读。', []],
    ['another number', 'At most 50.', '最多 60 个。', ['5 The original says 50 here, not 60.']],
    ['another number in words', 'In three steps.', '分四步。', ['5 The original says 3 here, not 4.']],
    [
      'another unit',
      'Wait 5 minutes.',
      '等待 5 秒。',
      ['5 The original gives 5 in another unit here, not in seconds.'],
    ],
    [
      'another unit of a name',
      '`ttl` is in minutes.',
      '`ttl` 以秒计。',
      ['5 The original names another unit here, not seconds.'],
    ],
    ['another name', 'Send `petId`.', '发送 `petKey`。', ['5 The original has the code `petId` here, not petKey.']],
    [
      'another link',
      'See [pets](/api/pets).',
      '见[宠物](/api/pet)。',
      ['5 The original has the link `/api/pets` here, not /api/pet.'],
    ],
    ['another direction', 'At least 5 pets.', '至多 5 只。', ['5 The original says at least here.']],
    ['a negation lost', '`code` is not `0`.', '`code` 为 `0`。', ['5 The original says that this is not `0`.']],
    ['a negation', '`code` is not `0`.', '`code` 不为 `0`。', []],
    ['a paragraph more in the original', 'New.\n\nAt most 50.', '最多 50 个。', []],
    ['a paragraph more in the translation', 'At most 50.', '新增的一段。\n\n最多 50 个。', []],
  ])('with %s', async (_, english, chinese, expected) => {
    expect(await compare(english, chinese)).toEqual(expected);
  });
});

describe('a page that claims to follow its original', () => {
  it.each([
    [
      'item lost',
      '- At most 50.\n- In 30 days.',
      '- 最多 50 个。',
      ['1 The original says 30 days in this section, and this page does not.'],
    ],
    [
      'demo lost',
      '## Try {/* #try */}\n\n<Demo src="./a.tsx" />',
      '## 试试 {/* #try */}',
      ['5 The original shows `<Demo ./a.tsx … />` in this section, and this page does not.'],
    ],
    [
      'item without facts lost',
      '- Feed it.\n- Wash it.\n\n<Box>A.</Box>',
      '- 喂它。\n\n甲。',
      [
        '1 The original has 2 list items in this section, and this page has 1.',
        '1 The original has 1 `<Box>` in this section, and this page has 0.',
      ],
    ],
    [
      'section lost',
      'A.\n\n## Try {/* #try */}',
      '甲。',
      ['1 The original has a section `#try`, and this page does not.'],
    ],
    [
      'section of a code block lost',
      '```md\n## Try {/* #try */}\n<Demo src="./a.tsx" />\n```',
      '```md\n## 试试\n<Demo src="./甲.tsx" />\n```',
      [],
    ],
  ])('has no %s', async (_, english, chinese, expected) => {
    const files = { ...BASE, 'docs/guide.mdx': page(english), 'zh/guide.mdx': page(chinese) };
    const hashes = listFollowed(await readPagesOf(files, I18N));
    const found = await checkFiles({ ...files, 'followed.json': JSON.stringify(hashes) }, 'translated-facts', I18N);
    expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual(expected);
    expect(await compare(english, chinese)).toEqual([]);
  });
});

it('follows links to the headings of the same language', async () => {
  const files = {
    ...BASE,
    'docs/guide.mdx': page('## Try {/* #try */}\n\n[Try](/guide#try)'),
    'zh/guide.mdx': page('## 试试 {/* #attempt */}\n\n[试试](/guide#try)'),
  };
  const found = await checkFiles(files, 'broken-link', I18N);
  expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual(['zh/guide.mdx:7']);
});

describe('a translated text of the document', () => {
  const texts = async (yaml: string) => {
    const files = { ...BASE, 'zh/messages.yaml': yaml };
    const found = await checkFiles(files, undefined, { ...I18N, rules: { 'missing-page': 'off' } });
    return found.map(({ rule, file, line }) => `${rule} ${file}:${line}`);
  };

  it.each([
    ['is empty', "- en: Pets\n  zh: ''\n", '2 This translation of "Pets" is empty.'],
    [
      'is the original',
      '- en: The pet does not exist.\n  zh: The pet does not exist.\n',
      '2 This is the original text, not a translation.',
    ],
    ['is given twice', '- en: Pets\n  zh: 宠物\n- en: Pets\n  zh: 动物\n', '3 This text is translated twice: "Pets"'],
    [
      'has wrong code',
      '- en: Pets\n  zh: |-\n    宠物\n\n    ```json\n    { "a": }\n    ```\n',
      '6 This is not valid JSON: ValueExpected.',
    ],
  ])('that %s is a mistake', async (_, yaml, expected) => {
    const found = await checkFiles({ ...BASE, 'zh/messages.yaml': yaml }, undefined, I18N);
    expect(found.map(({ line, message }) => `${line} ${message}`)).toContain(expected);
  });

  it('is missing, stale or left over', async () => {
    const found = await texts(
      '- en: Only those pets, at most 50.\n  zh: 只要这些宠物，最多 50 个。\n- en: No more.\n  zh: 没有了。\n',
    );
    expect(found).toContain('stale-translation zh/messages.yaml:1');
    expect(found).toContain('unused-translation zh/messages.yaml:3');
    expect(found.join()).toContain('missing-translation openapi.yaml:');
  });

  it('in a broken file is one problem', async () => {
    expect(await texts('- en: "No')).toEqual(['missing-translation zh/messages.yaml:1']);
  });
});

it('knows a page that is behind its original, and does not mind spaces and comments', async () => {
  const files = (english: string) => ({ ...BASE, 'docs/guide.mdx': page(english), 'zh/guide.mdx': page('查询宠物。') });
  const followed = JSON.stringify(listFollowed(await readPagesOf(files('Ask for pets.'), I18N)));
  const check = (english: string) => checkFiles({ ...files(english), 'followed.json': followed }, 'stale-page', I18N);
  expect(await check('Ask for pets.')).toEqual([]);
  expect(await check('{/* Note. */}\n\nAsk  for pets.')).toEqual([]);
  const [found] = await check('Ask for cats.');
  expect(found).toMatchObject({ file: 'zh/guide.mdx', severity: 'warning' });
});

it.each([
  ['stars', '/**\n * title: A pet\n * title.zh-CN: 宠物\n * description: Three cats.\n */', 17],
  ['none', '/*\ntitle: A pet\ntitle.zh-CN: 宠物\ndescription: Three cats.\n*/', 14],
])('finds what is not translated in the comment of a demo whose lines begin with %s', async (_, comment, column) => {
  const files = {
    ...BASE,
    'docs/guide.mdx': page('<Demo src="./demos/pet.tsx" />'),
    'docs/demos/pet.tsx': `${comment}\nexport default () => null;\n`,
  };
  const found = await checkFiles(files, 'missing-translation', I18N);
  const [own, ...others] = found.filter(({ file }) => file === 'docs/demos/pet.tsx');
  expect(others).toEqual([]);
  expect(own).toMatchObject({ line: 4, column });
});

it.each([
  ['the same', 'Nur 2,5 von 10.000 Katzen: `petId` in fünf Minuten.', []],
  [
    'another number',
    'Nur 2,5 von 20.000 Katzen: `petId` in fünf Minuten.',
    ['5 The original says 10,000 here, not 20.000.'],
  ],
  [
    'another name',
    'Nur 2,5 von 10.000 Katzen: `kind` in fünf Minuten.',
    ['5 The original has the code `petId` here, not kind.'],
  ],
])('compares what any language writes alike: %s', async (_, german, expected) => {
  const translations = [
    { locale: 'de', pagesDir: 'de', messagesFile: 'de.yaml', flowsFile: 'de.flows.yaml', commentsFile: 'de.json' },
  ];
  const english = page('Only 2.5 of 10,000 cats: `petId` in five minutes.');
  const files = { ...BASE, 'docs/guide.mdx': english, 'de/guide.mdx': page(german) };
  const found = await checkFiles(files, 'translated-facts', { translations });
  expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual(expected);
});
