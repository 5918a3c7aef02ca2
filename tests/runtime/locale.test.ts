import { describe, expect, it } from 'vitest';
import type { Address } from '../../plugins/shared/locales/address';
import { demoAddress, inLocale, type Locale, type Locales, localeOf } from '../../plugins/shared/locales/locale';

const en: Locale = { id: 'en', name: 'English', base: '/' };
const zh: Locale = { id: 'zh-CN', name: '简体中文', base: '/zh-CN' };
const zhHant: Locale = { id: 'zh-CN-hant', name: '繁體中文', base: '/zh-CN/hant/' };
const BASES: Locales = { siteBase: '/doc/', locales: [en, zh, zhHant] };

const plain: Locale = { id: 'en', name: 'English', suffix: '' };
const suffixed: Locale = { id: 'zh', name: '中文', suffix: '-zh' };
const longer: Locale = { id: 'x-zh', name: '中文 X', suffix: '-x-zh' };
const SUFFIXES: Locales = { siteBase: '/', locales: [plain, suffixed, longer] };

function address(text: string): Address {
  const { pathname, search, hash } = new URL(text, 'https://docs.example.com');
  return { pathname, search, hash };
}

describe('localeOf, by base', () => {
  it.each([
    ['/doc/', 'en'],
    ['/doc/guide', 'en'],
    ['/doc/zh-CN', 'zh-CN'],
    ['/doc/zh-CN/', 'zh-CN'],
    ['/doc/zh-CN/guide/', 'zh-CN'],
    ['/doc/zh-CN/hant/guide', 'zh-CN-hant'],
    ['/doc/zh-CNX/guide', 'en'],
    ['/doc/guide/zh-CN', 'en'],
    ['/doc/guide?locale=zh-CN', 'en'],
    ['/doc/~demos/x?locale=zh-CN', 'zh-CN'],
    ['/doc/zh-CN/~demos/x?locale=en', 'en'],
    ['/doc/~demos/x?locale=fr', 'en'],
    ['/doc/~demos/x?locale=', 'en'],
    ['/doc/~demosx/x?locale=zh-CN', 'en'],
  ])('%s is in %s', (text, id) => {
    expect(localeOf(address(text), BASES).id).toBe(id);
  });
});

describe('localeOf, by suffix', () => {
  it.each([
    ['/', 'en'],
    ['/guide', 'en'],
    ['/guide-zh', 'zh'],
    ['/guide-zh/', 'zh'],
    ['/guide-x-zh', 'x-zh'],
    ['/-zh', 'zh'],
    ['/guide-zh/more', 'en'],
    ['/~demos/x?locale=zh', 'zh'],
  ])('%s is in %s', (text, id) => {
    expect(localeOf(address(text), SUFFIXES).id).toBe(id);
  });
});

describe('inLocale', () => {
  it.each([
    ['/doc/guide?tab=a#b', zh, BASES, '/doc/zh-CN/guide?tab=a#b'],
    ['/doc/zh-CN/guide/?tab=a#b', en, BASES, '/doc/guide?tab=a#b'],
    ['/doc/', zh, BASES, '/doc/zh-CN/'],
    ['/doc/zh-CN/', en, BASES, '/doc/'],
    ['/doc/zh-CN/guide', zhHant, BASES, '/doc/zh-CN/hant/guide'],
    ['/doc/guide', en, BASES, '/doc/guide'],
    ['/doc/~demos/x?locale=zh-CN&a=1#h', zh, BASES, '/doc/zh-CN/~demos/x?a=1#h'],
    ['/guide', suffixed, SUFFIXES, '/guide-zh'],
    ['/guide-zh?a=1', plain, SUFFIXES, '/guide?a=1'],
    ['/', suffixed, SUFFIXES, '/-zh'],
    ['/-zh', plain, SUFFIXES, '/'],
  ] as const)('%s in %o', (text, locale, site, expected) => {
    expect(inLocale(address(text), locale, site)).toBe(expected);
  });
});

describe('demoAddress', () => {
  it('leads a demo to the language that its query names, once', () => {
    expect(demoAddress(address('/doc/~demos/x?locale=zh-CN'), BASES)).toBe('/doc/zh-CN/~demos/x');
    expect(demoAddress(address('/doc/zh-CN/~demos/x'), BASES)).toBeUndefined();
    expect(demoAddress(address('/doc/~demos/x?locale=en'), BASES)).toBeUndefined();
    expect(demoAddress(address('/doc/guide?locale=zh-CN'), BASES)).toBeUndefined();
  });
});
