import { TextStore } from '../shared/core/cache';
import { startOf } from '../shared/problem';
import type { ProjectTerms } from './core/project/project';
import { type ParsedTerms, parseTerms } from './core/terms/parseTerms';
import { Lines } from './core/text/lines';
import type { Passage } from './core/text/passage';
import { readMarkdown } from './core/text/readMarkdown';
import type { ProjectFiles } from './files';
import type { CheckTarget } from './options';

/** What has not changed is the same object, so that rules need not look again. */
const lists = new TextStore<ParsedTerms>();
const known = new TextStore<Passage[]>();

/** Reads the list of terms of each language that has one, and the texts of its interface: the JSON files beside it. */
export async function readTerms(
  { languages, translations }: CheckTarget,
  files: ProjectFiles,
): Promise<ProjectTerms[]> {
  const pages = translations.map(({ pagesDir }) => `${pagesDir}/`);
  const read = languages.map(async ({ locale, folder }): Promise<ProjectTerms[]> => {
    const file = `${folder}/terms.yaml`;
    const text = await files.read(file);
    if (text === undefined) return [];
    const names = (await files.list(folder)).filter(
      (name) => name.endsWith('.json') && !pages.some((path) => name.startsWith(path)),
    );
    const texts = await Promise.all(names.map(async (name) => readTexts(name, (await files.read(name)) ?? '', locale)));
    const key = `${file}\n${text}`;
    return [{ locale, list: lists.get(key)?.value ?? lists.set(key, parseTerms(file, text)), texts }];
  });
  return (await Promise.all(read)).flat();
}

/** A text: a value, or its `message`. Another check reports invalid JSON. */
function readTexts(file: string, json: string, locale: string): Passage[] {
  const key = `${file}\n${json}`;
  return known.get(key)?.value ?? known.set(key, parseTexts(file, json, locale));
}

function parseTexts(file: string, json: string, locale: string): Passage[] {
  const lines = new Lines(json);
  let from = 0;
  return valuesOf(json).map((text) => {
    const found = json.indexOf(JSON.stringify(text), from);
    if (found >= 0) from = found;
    return readMarkdown(text, locale, found < 0 ? startOf(file) : { file, ...lines.placeOf(found + 1) });
  });
}

function valuesOf(json: string): string[] {
  try {
    const entries = Object.values(JSON.parse(json) as Record<string, unknown>);
    return entries
      .map((value) => (isMessage(value) ? value.message : value))
      .filter((value) => typeof value === 'string');
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is { message: unknown } {
  return typeof value === 'object' && value !== null && 'message' in value;
}
