import { expect, it } from 'vitest';
import { BASE } from './rules/base';
import { checkFiles } from './support/checkFiles';

const SITE = {
  i18n: {
    path: 'i18n',
    defaultLocale: 'en',
    locales: ['en', 'zh-CN'],
    localeConfigs: { en: { path: 'en' }, 'zh-CN': { path: 'zh-CN' } },
  },
};
const COMPONENT = `import Translate, { translate } from '@docusaurus/Translate';
export const count = translate({ id: 'home.count', message: '{n, plural, one {# pet} other {# pets}}' });
export const title = <Translate id="home.title">Pets</Translate>;
`;

async function check(texts: Record<string, string>, component = COMPONENT): Promise<string[]> {
  const messages = Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, { message }]));
  const files = { ...BASE, 'src/a.tsx': component, 'i18n/zh-CN/code.json': JSON.stringify(messages, null, 2) };
  const found = await checkFiles(files, undefined, SITE);
  return found.map(({ file, line, column, rule, severity, message }) => {
    return `${file}:${line}:${column} ${severity} ${rule} ${message}`;
  });
}

const RIGHT = { 'home.count': '{n, plural, other {# 只宠物}}', 'home.title': '宠物' };

it('finds nothing in messages that are translated, nor in those of the theme and of other plugins', async () => {
  expect(
    await check({ ...RIGHT, 'theme.common.editThisPage': '编辑', 'tabs.doc': '文档', 'shop.cart': '购物车' }),
  ).toEqual([]);
});

it.each([
  [
    'i18n/zh-CN/code.json:3:38 error message-syntax SyntaxError in message "home.count" for locale "zh-CN": MISSING_OTHER_CLAUSE',
    { ...RIGHT, 'home.count': '{n, plural, one {# 只}}' },
  ],
  [
    'i18n/zh-CN/code.json:3:17 error message-arguments The default text of "home.count" has no `m`, also has `n`.',
    { ...RIGHT, 'home.count': '{m} 只宠物' },
  ],
  [
    'src/a.tsx:3:22 error message-missing The message "home.title" has no translation for "zh-CN".',
    { 'home.count': RIGHT['home.count'] },
  ],
  [
    'i18n/zh-CN/code.json:9:17 warning message-unused No component has a message "home.text".',
    { ...RIGHT, 'home.text': '文字' },
  ],
])('%s', async (problem, texts) => {
  expect(await check(texts)).toEqual([problem]);
});

it('finds a wrong message in a component', async () => {
  expect(await check(RIGHT, COMPONENT.replace('other {# pets}', ''))).toEqual([
    'src/a.tsx:2:86 error message-syntax SyntaxError in message "home.count" for locale "en": MISSING_OTHER_CLAUSE',
  ]);
});
