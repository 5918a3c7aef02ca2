import { isObject, list } from '../../../shared/core/json';

/** Ids of our languages by those of `languageTabs`. */
const LANGUAGES = new Map([
  ...['curl', 'python', 'java', 'go'].map((id): [string, string] => [id, id]),
  ['javascript', 'fetch'],
  ['nodejs', 'node'],
]);

/** The languages of samples that `themeConfig.languageTabs` lists, and those that are not built in. */
export function readSamples(themeConfig: unknown): { samples?: string[]; unknown: string[] } {
  const tabs = isObject(themeConfig) ? list(themeConfig.languageTabs).filter(isObject) : [];
  const names = tabs.flatMap(({ language }) => (typeof language === 'string' ? [language] : []));
  const samples = [...new Set(names.flatMap((name) => LANGUAGES.get(name) ?? []))];
  return { ...(samples.length > 0 && { samples }), unknown: names.filter((name) => !LANGUAGES.has(name)) };
}
