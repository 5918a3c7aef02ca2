import type { SampleLanguage } from '../sample/types';

/** Loads one of `sampleLanguages`, in one of few scripts: what many share, a bundler moves into every page. */
export async function loadLanguage(id: string): Promise<SampleLanguage | undefined> {
  return (await loadThoseWith(id)).find((language) => language.id === id);
}

async function loadThoseWith(id: string): Promise<readonly SampleLanguage[]> {
  if (/^(python|java|go)$/.test(id)) return (await import('./serverLanguages')).serverLanguages;
  return (await import('./scriptLanguages')).scriptLanguages;
}
