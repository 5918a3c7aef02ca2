import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGLISH_WORDS } from '../../plugins/openapi/write/pageWords';
import { messagesOf } from '../helpers/messages';
import { listSources, ROOT } from '../helpers/sources';

type Texts = Record<string, string>;

/** Of the messages that are written out: Chinese has all, and another test says so. */
const PLUGINS = readdirSync(join(ROOT, 'plugins')).filter((plugin) => existsSync(fileOf(plugin, 'zh-CN')));
const ENGLISH = Object.fromEntries(
  listSources('plugins')
    .filter((file) => !file.endsWith('.d.ts'))
    .flatMap(messagesOf)
    .map(({ id, message }) => [id, message]),
);
const LANGUAGES = readdirSync(join(ROOT, 'plugins/openapi/locales'));

function fileOf(plugin: string, language: string): string {
  return join(ROOT, 'plugins', plugin, 'locales', language, `${plugin}.json`);
}

function readTexts(path: string): Texts {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
}

/** Categories of plurals in a message, but for numbers of their own (`=0`). */
function pluralsOf(text: string): string[] {
  return [...text.matchAll(/\{\w+, *plural, *((?:[\w=]+ *\{(?:[^{}]|\{[^{}]*\})*\} *)+)\}/g)].flatMap(
    ([, forms = '']) => [...forms.matchAll(/(\w+) *\{(?:[^{}]|\{[^{}]*\})*\}/g)].map(([, category = '']) => category),
  );
}

/** In many languages, `many` is for millions: no page counts to them. */
function categoriesOf(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((category) => category !== 'many');
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}|`[^`]+`/g)].map(([placeholder]) => placeholder).sort();
}

it('the package speaks English and seven other languages', () => {
  expect(LANGUAGES).toEqual(['de', 'es', 'fr', 'ja', 'ko', 'pt-BR', 'zh-CN']);
  expect(PLUGINS).toContain('search');
});

describe.each(LANGUAGES)('the texts for readers in %s', (language) => {
  it.each(PLUGINS)('are those of the plugin %s, no more and no fewer', (plugin) => {
    const texts = readTexts(fileOf(plugin, language));
    expect(Object.keys(texts).sort()).toEqual(Object.keys(readTexts(fileOf(plugin, 'zh-CN'))).sort());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have every plural form of the language where the English text has forms', () => {
    const texts = PLUGINS.flatMap((plugin) => Object.entries(readTexts(fileOf(plugin, language))));
    const counting = texts.filter(([id]) => pluralsOf(ENGLISH[id] ?? '').length > 0);
    const needed = categoriesOf(language).filter((category) => category !== 'other');
    expect(counting.length).toBeGreaterThan(5);
    expect(counting.filter(([, text]) => needed.some((category) => !pluralsOf(text).includes(category)))).toEqual([]);
  });

  it('are all words of generated pages, with their placeholders and code', () => {
    const words = readTexts(join(ROOT, 'plugins/openapi/locales', language, 'words.json'));
    const shapeOf = (texts: Texts) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]));
    expect(shapeOf(words)).toEqual(shapeOf(ENGLISH_WORDS));
  });
});
