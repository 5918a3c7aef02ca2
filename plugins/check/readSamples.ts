import { posix } from 'node:path';
import { keepLast, once, TextStore } from '../shared/core/cache';
import type { Project, ProjectPage } from './core/project/project';
import { elementsOf, fileOfDemo, quotesOf } from './core/project/shownFiles';
import type { SampleFile } from './core/samples/types';
import { Lines } from './core/text/lines';
import type { Passage } from './core/text/passage';
import type { ProjectFiles } from './files';
import type { CheckTarget } from './options';
import type { CodeParser } from './parseCode';

/** Code, and texts in JSON. */
const IS_DEMO = /\.(?:[cm]?[jt]sx?|json)$/;

/** Reads the files of code that pages quote or show as demos, with those beside them, and the code that pages hold themselves. */
export async function readSamples(
  { docsDir, translations, exclude }: CheckTarget,
  files: ProjectFiles,
  pages: ProjectPage[],
  parse: CodeParser,
): Promise<Pick<Project, 'samples' | 'slips' | 'comments'>> {
  if (docsDir === undefined) return { samples: [], slips: [], comments: [] };
  const quoted = pages.flatMap((page) => quotesOf(page).map(({ path }) => path));
  const folders = [...new Set(quoted.map((path) => path.split('/')[0] ?? ''))].filter((name) => name.startsWith('_'));
  const names = new Set(quoted.map((path) => `${docsDir}/${path}`));
  for (const folder of folders) for (const name of await files.list(`${docsDir}/${folder}`)) names.add(name);
  for (const folder of demoFolders(pages)) {
    for (const name of await files.list(posix.join(docsDir, folder))) if (IS_DEMO.test(name)) names.add(name);
  }
  const samples: SampleFile[] = [];
  for (const file of [...names].sort()) {
    if (exclude.some((part) => file.includes(part))) continue;
    const text = await files.read(file);
    if (text === undefined) continue;
    samples.push(sampleOf(file, text));
  }
  for (const page of pages) samples.push(...samplesIn(page));
  const comments = await Promise.all(
    translations.map(async ({ commentsFile: file }) => {
      const text = (await files.read(file)) ?? '{}';
      const lines = new Lines(text);
      const placeOf = (comment: string) => ({
        file,
        ...lines.placeOf(Math.max(0, text.indexOf(JSON.stringify(comment)))),
      });
      return { messages: readTexts(text), placeOf };
    }),
  );
  const slips = await Promise.all(samples.map((sample) => slipsOf(sample, parse)));
  return { samples: keepSamples(samples, () => samples), slips: slips.flat(), comments };
}

/** The same list, as long as no sample has changed: what is found in it is remembered. */
const keepSamples = keepLast<SampleFile[]>();

/** Below the docs folder. */
function demoFolders(pages: ProjectPage[]): Set<string> {
  const folders = pages.flatMap((page) =>
    elementsOf(page, 'Demo').map((demo) => posix.dirname(fileOfDemo(demo, page) ?? '')),
  );
  return new Set(folders.filter((folder) => folder !== '.' && !folder.startsWith('..')));
}

const FENCE = /^(`{3,}|~{3,})(\w+)[^\n]*\n([\s\S]*?)^\1[`~]*[ \t]*$/gm;

/** Syntax errors of code in texts of the document. */
export const slipsInTexts = once(async (texts: readonly Passage[], parse: CodeParser): Promise<Project['slips']> => {
  const samples = texts.flatMap(({ text, place }) =>
    [...text.matchAll(FENCE)].map(({ 0: whole, 2: lang = '', 3: code = '', index }): SampleFile => {
      const start = index + whole.indexOf('\n') + 1;
      return { file: place(0).file, lang, text: code, place: (at) => place(start + at) };
    }),
  );
  return (await Promise.all(samples.map((sample) => slipsOf(sample, parse)))).flat();
});

const slipsOf = once(async (sample: SampleFile, parse: CodeParser): Promise<Project['slips']> => {
  const slips = await parse(sample.lang, sample.text);
  return slips.map((slip) => ({ sample, ...slip }));
});

const known = new TextStore<SampleFile>();

function sampleOf(file: string, text: string): SampleFile {
  const key = `${file}\n${text}`;
  const before = known.get(key);
  if (before) return before.value;
  const lines = new Lines(text);
  const lang = /\.(\w+)$/.exec(file)?.[1] ?? '';
  return known.set(key, { file, lang, text, place: (index) => ({ file, ...lines.placeOf(index) }) });
}

/** Code that the page does not quote. */
const samplesIn = once(({ file, blocks }: ProjectPage) =>
  blocks.flatMap(({ code }): SampleFile[] => {
    if (!code || code.meta.includes('file=')) return [];
    return [{ file, lang: code.lang, text: code.value, place: (index) => code.place(index) }];
  }),
);

/** The texts of a JSON file, by key; none if it is damaged. */
export function readTexts(json: string): Record<string, string> {
  try {
    const texts: unknown = JSON.parse(json);
    return typeof texts === 'object' && texts !== null ? (texts as Record<string, string>) : {};
  } catch {
    return {};
  }
}
