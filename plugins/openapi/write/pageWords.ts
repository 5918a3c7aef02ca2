import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameBelow } from '../../shared/files';
import { type Problem, ProblemsError } from '../../shared/problem';
import { ENGLISH, type PageWords } from '../core/words/pageWords';

/** By key, such as `overview` and `samples.pause`. */
type Texts = Record<string, string>;

export const ENGLISH_WORDS: Texts = flatten(ENGLISH);

export function pageWords(locale: string): PageWords {
  return unflatten({ ...ENGLISH_WORDS, ...ownWords(locale) });
}

/** With those of the site: in `words.json` beside the translations of the document. The rest is a warning. */
export function translateWords(locale: string, messagesFile: string, siteDir: string) {
  const path = join(dirname(messagesFile), 'words.json');
  const file = nameBelow(path, siteDir);
  const texts = { ...ownWords(locale), ...readWords(path, file) };
  const missing = Object.keys(ENGLISH_WORDS).filter((key) => !(key in texts));
  const problem: Problem = {
    file,
    line: 1,
    column: 1,
    rule: 'missing-translation',
    severity: 'warning',
    message: `Words of generated pages are not translated: ${missing.join(', ')}.`,
    hint: `\`docusaurus write-translations --locale ${locale}\` adds them.`,
  };
  const isOther = languageOf(locale) !== 'en' && missing.length > 0;
  return { words: unflatten({ ...ENGLISH_WORDS, ...texts }), problems: isOther ? [problem] : [] };
}

/** As Docusaurus writes them. */
function readWords(path: string, file: string): Texts {
  const entries = Object.entries(readJson(path, file) as Record<string, { message?: unknown }>);
  return Object.fromEntries(
    entries.flatMap(([key, { message }]) => (typeof message === 'string' ? [[key, message]] : [])),
  );
}

/** The words of this package: in the locale itself, or in its language, as Docusaurus finds the messages of components. */
function ownWords(locale: string): Texts {
  const folder = join(__dirname, '../locales');
  const found = [locale, languageOf(locale)].find((name) => existsSync(join(folder, name)));
  return found === undefined ? {} : (readJson(join(folder, found, 'words.json'), 'words.json') as Texts);
}

function languageOf(locale: string): string {
  return locale.split('-')[0] ?? '';
}

function readJson(path: string, file: string): object {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '{}';
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    const message = `Invalid JSON: ${(error as Error).message}`;
    throw new ProblemsError([{ file, line: 1, column: 1, rule: 'translations', severity: 'error', message }]);
  }
}

function flatten(words: PageWords): Texts {
  const entries = Object.entries(words) as Array<[string, string | Texts]>;
  return Object.fromEntries(
    entries.flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[key, value]]
        : Object.entries(value).map(([inner, text]) => [`${key}.${inner}`, text]),
    ),
  );
}

function unflatten(texts: Texts): PageWords {
  const words: Record<string, string | Texts> = {};
  for (const [key, text] of Object.entries(texts)) {
    const [group = '', inner] = key.split('.');
    const found = words[group];
    words[group] = inner === undefined ? text : { ...(typeof found === 'object' && found), [inner]: text };
  }
  return words as unknown as PageWords;
}
