import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject, list } from '../../shared/core/json';
import { ENGLISH_FLOW_WORDS, type FlowWords } from '../core/pages/words';

export function flowWords(locale: string): FlowWords {
  const names = [locale, locale.split('-')[0] ?? ''];
  const file = names.map((name) => join(__dirname, '../locales', name, 'words.json')).find(existsSync);
  const own = file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Partial<FlowWords>);
  return { ...ENGLISH_FLOW_WORDS, ...own };
}

export function translationsFile(localizationDir: string): string {
  return join(localizationDir, 'openapi/flows.yaml');
}

/** Translations of the texts of workflows, by the text: a list of pairs, in `openapi/flows.yaml` of a language. */
export function flowTranslations(localizationDir: string): Readonly<Record<string, string>> {
  const file = translationsFile(localizationDir);
  const pairs = existsSync(file) ? list(parse(readFileSync(file, 'utf8'))) : [];
  const texts = pairs.flatMap((pair): Array<[string, string]> => {
    const [original, translation] = isObject(pair) ? Object.values(pair) : [];
    return typeof original === 'string' && typeof translation === 'string' ? [[original, translation]] : [];
  });
  return Object.fromEntries(texts);
}
