import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type OutputFile, singleFlight } from '../shared/files';
import { type Problem, ProblemsError, type Source } from '../shared/problem';
import { readCompanion } from './companion';
import { buildModel } from './core/model/build';
import type { ApiModel } from './core/model/types';
import { buildPages } from './core/pages/build';
import { findFailedPages } from './core/pages/failedPages';
import { PageMemory } from './core/pages/memory';
import { createPlaces, type PagePlace } from './core/pages/places';
import { renderPage } from './core/pages/render';
import { collectRecords } from './core/records/collectRecords';
import { findSampleLanguage, sampleLanguages } from './core/samples';
import type { SampleLanguage } from './core/samples/types';
import { createOrigins } from './lastUpdated';
import { announceModel } from './models';
import type { ApiOptions } from './options';
import { pageWords } from './pageWords';
import { createReader, type ReadResult } from './read';
import { syncPages, writeEmptyData } from './syncPages';
import { translateSpec } from './translations';

export interface ApiSourceContext {
  siteDir: string;
  /** Folder that names of files in problems and edit links are relative to; the site's own if absent. */
  baseDir?: string;
  /** Folder of the default language's pages. */
  docsDir: string;
  defaultLocale: string;
  /**
   * Leaves out the second validator, which takes longer than everything else together; for what `write` does not wait for,
   * see `ApiSource.check`.
   */
  isDevServer: boolean;
  /** The current language, where it is not the default one. */
  localized?: {
    locale: string;
    docsDir: string;
    /** YAML list of `{en, zh}`-like pairs: the text of the document, and its translation. */
    messagesFile: string;
  };
  /** When a file, by its absolute path, was last committed. Absent: pages do not say when they were last updated. */
  lastCommit?(file: string): Date | undefined;
}

export interface WrittenApi {
  /** What the API is called, in the default language. */
  title: string;
  /** What does not keep a reader from being served. */
  problems: Problem[];
  /** Paths below the docs folders of the files that were written or removed. */
  changed: string[];
}

export interface ApiSource {
  /** Reads the document and brings the pages up to date; throws `ProblemsError` and writes nothing where it is broken. */
  write(): Promise<WrittenApi>;
  /**
   * Everything that is wrong with the document. In the dev server `write` does not wait for what takes long and is no
   * reason to show a reader old pages: whether examples fit their schemas.
   */
  check(): Promise<Problem[]>;
  /** Has the document changed since it was last read for `write`? */
  isStale(): Promise<boolean>;
  /** Puts empty data where hand-written pages import some, for a first start with a broken document. */
  standIn(): Promise<void>;
  /** What the pages of the last run show, and where the document says it. */
  places(): PagePlace[];
  /** What the bundler says of pages that it cannot compile, in the words of the document. */
  explain(message: string): Problem[];
  /** Absolute paths of all files that the pages come from. */
  files(): string[];
  /** Hand-written pages, below the docs folder, that are part of generated ones. */
  companions(): string[];
}

/** Keeps the generated pages of one API in step with its document. */
export function createApiSource(context: ApiSourceContext, options: ApiOptions): ApiSource {
  const { siteDir, docsDir, defaultLocale, isDevServer, localized, lastCommit } = context;
  const entry = resolve(siteDir, options.spec);
  const reader = createReader(context.baseDir ?? siteDir);
  const readOptions = { strict: options.strict, secondOpinion: options.strict && !isDevServer };
  const languages = options.samples.map(languageOf);
  /** By language. */
  const memories = new Map<string, PageMemory>();
  /** By folder. */
  const known = new Map<string, Map<string, string>>();
  let files = [entry];
  let companions: string[] = [];
  let places: PagePlace[] = [];
  let last: ReadResult | undefined;

  const readDocument = () => reader.read(entry, { ...readOptions, examples: !isDevServer });

  async function write(): Promise<WrittenApi> {
    const result = await readDocument();
    const { document } = result;
    last = result;
    const problems = [...result.problems];
    files = result.files;
    if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
    const found = new Set<string>();
    const model = buildModel(document);
    announceModel(entry, model);
    const changed = await sync(docsDir, renderSite(model, docsDir, defaultLocale, found));
    if (localized) {
      const translated = await translateSpec(document, localized.messagesFile, siteDir);
      problems.push(...translated.problems);
      const translatedModel = buildModel(translated.input);
      const files = renderSite(translatedModel, localized.docsDir, localized.locale, found);
      changed.push(...(await sync(localized.docsDir, files)));
    }
    companions = [...found];
    return { title: model.title, problems, changed };
  }

  function* renderSite(model: ApiModel, target: string, language: string, found: Set<string>): Generator<OutputFile> {
    const words = pageWords(language);
    const editUrlOf = options.editUrl ? ({ file, line }: Source) => `${options.editUrl}${file}#L${line}` : undefined;
    const site = buildPages(model, { ...options, languages, words, editUrl: editUrlOf }, memoryOf(language));
    yield { path: '_data/operations.json', content: JSON.stringify(site.index) };
    yield { path: '_data/security.json', content: JSON.stringify(site.security) };
    const records = collectRecords(model, site, words);
    const originOf = createOrigins(model);
    const placeOf = createPlaces(model);
    places = [];
    const folders = new Set([target, docsDir]);
    for (const page of site.pages()) {
      const companion = readCompanion(folders, page.path);
      if (companion && !companion.content) continue;
      if (companion) found.add(companion.path);
      records.add(page, companion !== undefined);
      const { source, files: sources } = originOf(page);
      const editUrl = editUrlOf?.(source);
      const written = companion ? [join(target, companion.path), join(docsDir, companion.path)] : [];
      const lastUpdated = newest([...sources.map((name) => resolve(name)), ...written]);
      const { file, mdx, dataFile, json } = renderPage(page, editUrl, companion?.content, lastUpdated);
      places.push(placeOf(page, file));
      yield { path: file, content: mdx };
      yield { path: dataFile, content: json };
    }
    yield { path: '_data/search.json', content: JSON.stringify(records.finish()) };
  }

  function sync(root: string, pages: Iterable<OutputFile>): Promise<string[]> {
    if (isDevServer && !known.has(root)) known.set(root, new Map());
    return syncPages(root, pages, known.get(root));
  }

  function memoryOf(language: string): PageMemory | undefined {
    if (!isDevServer) return undefined;
    const memory = memories.get(language) ?? new PageMemory();
    memories.set(language, memory);
    return memory;
  }

  /** The time of the last commit of any of these files. */
  function newest(paths: string[]): Date | undefined {
    const times = paths.flatMap((path) => lastCommit?.(path)?.getTime() ?? []);
    return times.length > 0 ? new Date(Math.max(...times)) : undefined;
  }

  return {
    write: singleFlight(write),
    check: async () => (await reader.read(entry, readOptions)).problems,
    // A document that has not changed is not read again: it is the same object.
    isStale: async () => (await readDocument()) !== last,
    standIn: () => writeEmptyData([docsDir, ...(localized ? [localized.docsDir] : [])]),
    places: () => places,
    explain: (message) =>
      findFailedPages(message, { places, baseUrl: '/', read: (file) => readFileSync(join(docsDir, file), 'utf8') }),
    files: () => (localized ? [...files, localized.messagesFile] : files),
    companions: () => companions,
  };
}

function languageOf(id: string): SampleLanguage {
  const language = findSampleLanguage(id);
  if (language) return language;
  const known = sampleLanguages.map((candidate) => candidate.id).join(', ');
  throw new Error(`Option "samples" of plugins/openapi: there is no language "${id}". Known are ${known}.`);
}
