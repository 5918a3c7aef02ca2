import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Problem, ProblemsError } from '../shared/problem';
import { ENGLISH as ENGLISH_CHANGES } from './core/changes/words';
import type { PageWords } from './core/pages/options';
import { ENGLISH_COMMENTS } from './core/samples/comments';

/** Words written into generated files, where `translate` cannot run. */
const ENGLISH: PageWords = {
  overview: 'Overview',
  models: 'Data models',
  modelsOf: 'Data models: {name}',
  otherModels: 'Other models',
  modelsIntro: 'Every named type of the API: its fields, and where it is used.',
  errors: 'Error codes',
  errorsIntro: 'Every code that a call can return: what it means, why it comes, and what to do.',
  failures: 'Errors',
  failuresIntro: 'What most calls return when they fail. Other errors are described with their calls.',
  commonFailures: 'Same for most calls',
  bodyFields: '{title}: request body fields',
  parameterFields: '{title}: parameter fields',
  resultFields: '{title}: response fields',
  responseFields: '{title}: fields of the {status} response',
  innerFields: '{title}: inner fields',
  fieldsOf: '{title}: fields of {name}',
  general: 'General',
  reference: 'Reference',
  moreTags: 'More',
  otherCalls: 'Other calls',
  calls: 'All calls',
  webhooks: 'Webhooks',
  servers: 'Servers',
  authentication: 'Authentication',
  inCalls: '{count} calls',
  inPlaces: '{count} places',
  changelog: 'Changelog',
  changelogIntro: 'What each version of the API changed, and whether clients have to change with it.',
  unreleased: 'Not released yet',
  firstRelease: 'The first release.',
  noChanges: 'Nothing that clients can notice.',
  errorCode: 'Error {code}',
  impacts: {
    breaking: 'Clients may have to change',
    notable: 'Clients may behave differently',
    harmless: 'Compatible changes',
  },
  changes: ENGLISH_CHANGES,
  versions: {
    since: 'Since {version}',
    deprecatedSince: 'Deprecated since {version}.',
    fieldSince: 'since {version}',
    fieldDeprecatedSince: 'deprecated since {version}',
  },
  samples: ENGLISH_COMMENTS,
};

/** By key, such as `overview` and `samples.pause`. */
type Texts = Record<string, string>;

export const ENGLISH_WORDS: Texts = flatten(ENGLISH);

export function pageWords(locale: string): PageWords {
  return unflatten({ ...ENGLISH_WORDS, ...ownWords(locale) });
}

/** With those of the site: in `words.json` beside the translations of the document. The rest is a warning. */
export function translateWords(locale: string, messagesFile: string, siteDir: string) {
  const path = join(dirname(messagesFile), 'words.json');
  const file = relative(siteDir, path).split('\\').join('/');
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

/** Of this package: in the locale itself, or in another one of its language. */
function ownWords(locale: string): Texts {
  const folder = join(__dirname, 'locales');
  const others = readdirSync(folder);
  const found = others.includes(locale) ? locale : others.find((other) => languageOf(other) === languageOf(locale));
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
