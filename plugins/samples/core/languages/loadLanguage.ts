import type { SampleLanguage } from '../sample/types';

const loadMiniGames = async () => (await import('./miniGames')).miniGames;

/** The languages, each in a script of its own: a page needs one of them. */
const LOADERS: Record<string, () => Promise<readonly SampleLanguage[]>> = {
  curl: async () => [(await import('./curl')).curlLanguage],
  fetch: async () => [(await import('./fetch')).fetchLanguage],
  wx: loadMiniGames,
  tt: loadMiniGames,
  ks: loadMiniGames,
  cocos: async () => [(await import('./cocos')).cocosLanguage],
  node: async () => [(await import('./node')).nodeLanguage],
  python: async () => [(await import('./python')).pythonLanguage],
  java: async () => [(await import('./java')).javaLanguage],
  go: async () => [(await import('./go')).goLanguage],
};

/** Loads one of `sampleLanguages`. */
export async function loadLanguage(id: string): Promise<SampleLanguage | undefined> {
  const found = Object.hasOwn(LOADERS, id) ? await LOADERS[id]?.() : undefined;
  return found?.find((language) => language.id === id);
}
