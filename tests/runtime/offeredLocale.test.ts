import { expect, it } from 'vitest';
import { offeredLocale } from '../../plugins/runtime/core/offeredLocale';
import type { Locale, Locales } from '../../plugins/shared/locales/locale';

const locale = (id: string, base: string): Locale => ({ id, name: id, base });
const SITE: Locales = {
  siteBase: '/doc/',
  locales: [locale('en', '/'), locale('zh-CN', '/zh-CN'), locale('pt-BR', '/pt-BR'), locale('pt', '/pt')],
};

it.each([
  [['zh-CN', 'en'], 'zh-CN'],
  [['zh-TW'], 'zh-CN'],
  [['pt-PT'], 'pt-BR'],
  [['PT'], 'pt'],
  [['nl', 'zh'], 'zh-CN'],
  [['en-GB', 'zh-CN'], undefined],
  [['nl', 'en', 'zh'], undefined],
  [['nl'], undefined],
  [[], undefined],
])('a browser that prefers %j is offered %s', (languages, offered) => {
  expect(offeredLocale(languages, SITE, 'en')?.id).toBe(offered);
});

it('a page in another language than the default one was chosen, and offers nothing', () => {
  expect(offeredLocale(['en', 'pt'], SITE, 'zh-CN')).toBeUndefined();
});
