import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type OutputFile, singleFlight } from '../shared/files';
import { ProblemsError, type Source } from '../shared/problem';
import type { ApiSource, ApiSourceContext, GeneratedPage, WrittenApi } from './apiSource';
import { type FoundCompanion, readCompanion } from './companion';
import { buildModel } from './core/model/build';
import type { ApiModel } from './core/model/types';
import { type BuiltSite, buildPages } from './core/pages/build';
import type { CallFinder } from './core/pages/callFinder';
import type { DescriptionLink } from './core/pages/descriptionLinks';
import { findFailedPages } from './core/pages/failedPages';
import { PageMemory } from './core/pages/memory';
import type { PageWords } from './core/pages/options';
import { createPlaces, type PagePlace } from './core/pages/places';
import { plannedPaths } from './core/pages/plan';
import { pageIds, renderPage } from './core/pages/render';
import type { ApiPage } from './core/pages/types';
import { printDocument } from './core/printDocument';
import { collectRecords } from './core/records/collectRecords';
import { applySettings } from './core/rules/settings';
import { chooseLanguage, listPatterns } from './core/samples';
import { createOrigins } from './lastUpdated';
import { locatePart, locateText } from './locateText';
import type { ApiOptions } from './options';
import { pageWords } from './pageWords';
import { createReader, nodeHost, type ReadResult, retryingHost } from './read';
import { RECORDS } from './readRecords';
import { syncPages, writeEmptyData } from './syncPages';
import { type TranslatedSpec, translateSpec } from './translations';

export function createApiSource(context: ApiSourceContext, options: ApiOptions): ApiSource {
  const { siteDir, docsDir, docsBase, defaultLocale, isDevServer, localized, lastCommit } = context;
  const entry = resolve(siteDir, options.spec);
  const root = options.root === undefined ? undefined : resolve(siteDir, options.root);
  const baseDir = context.baseDir ?? siteDir;
  const reader = createReader(baseDir, root, isDevServer ? retryingHost(nodeHost) : nodeHost);
  const { allowMissingFiles } = context;
  const { strict, rules, customRules } = options;
  const readOptions = { strict, rules, customRules, allowMissingFiles, secondOpinion: strict && !isDevServer };
  const languages = options.samples.map(chooseLanguage);
  const editUrlOf = options.editUrl ? ({ file, line }: Source) => `${options.editUrl}${file}#L${line}` : undefined;
  const memories = new Map<string, PageMemory>();
  const known = new Map<string, Map<string, string>>();
  let files = [entry];
  let companions: string[] = [];
  let places: PagePlace[] = [];
  let last: ReadResult | undefined;
  let published: ApiModel | undefined;
  let lastTranslation: TranslatedSpec | undefined;
  let generated: GeneratedPage[] = [];
  let calls: CallFinder | undefined;
  /** By content: the dev server does not render unchanged pages again. */
  const links = new Map<string, DescriptionLink>();

  const readDocument = () => reader.read(entry, readOptions);

  async function write(): Promise<WrittenApi> {
    const result = await readDocument();
    const { document } = result;
    last = result;
    const problems = [...result.problems];
    files = result.files;
    if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
    const model = buildModel(document);
    const sites = [planSite(model, docsDir, defaultLocale)];
    if (localized) {
      lastTranslation = await translateSpec(document, localized.messagesFile, siteDir);
      const found = applySettings(lastTranslation.problems, rules);
      problems.push(...found);
      if (found.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
      sites.push(planSite(buildModel(lastTranslation.input), localized.docsDir, localized.locale));
    }
    const parts = new Map(sites.flatMap((site) => [...site.companions.values()].map((found) => [found.file, found])));
    const slips = [...parts.values()].flatMap((found) => found.problems);
    const found = [...parts.values()].flatMap(toPart);
    // On errors, the last good pages stay, with their companions.
    companions = [...new Set(slips.length > 0 ? [...companions, ...found] : found)];
    if (slips.length > 0) throw new ProblemsError([...problems, ...slips]);
    published = model;
    const changed: string[] = [];
    for (const site of sites) {
      generated = [];
      changed.push(...(await sync(site.target, renderSite(site))));
    }
    return { title: model.title, problems, changed };
  }

  /** Only plans: nothing is written before all languages are valid. */
  function planSite(model: ApiModel, target: string, language: string): PlannedSite {
    const words = pageWords(language);
    const isShown = language === (localized?.locale ?? defaultLocale);
    const built = buildPages(
      model,
      {
        ...options,
        ...(docsBase && { docsBase }),
        languages,
        words,
        locale: language,
        editUrl: editUrlOf,
        ...(isShown && context.linkTo ? { linkTo } : {}),
      },
      memoryOf(language),
    );
    calls = built.calls;
    const folders = new Set([target, docsDir]);
    const found = new Map<string, FoundCompanion>();
    for (const path of plannedPaths(built.plan)) {
      const { file, line } = built.plan.tags.find((tag) => tag.path === path)?.tag.source ?? model.source;
      const check = context.checkPage;
      const companion = readCompanion(folders, path, { origin: `${file}:${line}`, ...(check && { check }) });
      if (companion) found.set(path, companion);
    }
    return { model, target, built, words, companions: found };
  }

  function linkTo(link: DescriptionLink): string {
    links.set(JSON.stringify(link), link);
    return context.linkTo?.(link) ?? link.href;
  }

  function* renderSite({ model, target, built: site, words, companions: found }: PlannedSite): Generator<OutputFile> {
    yield { path: '_data/_operations.json', content: JSON.stringify(site.index) };
    yield { path: '_data/_security.json', content: JSON.stringify(site.security) };
    yield { path: '_data/_patterns.json', content: JSON.stringify(listPatterns(languages)) };
    yield { path: '_data/_servers.json', content: JSON.stringify(site.servers) };
    const records = collectRecords(model, site, words);
    const originOf = createOrigins(model);
    const placeOf = createPlaces(model);
    places = [];
    for (const page of site.pages()) {
      const companion = found.get(page.path);
      if (companion && !companion.content) continue;
      records.add(page, companion !== undefined);
      const { source, files: sources } = originOf(page);
      const editUrl = editUrlOf?.(source);
      const written = companion ? [join(target, companion.path), join(docsDir, companion.path)] : [];
      const lastUpdated = newest([...sources.map((name) => resolve(name)), ...written]);
      const { file, mdx, dataFile, json } = renderPage(withKeywords(page), editUrl, companion?.content, lastUpdated);
      generated.push({
        path: page.path,
        file: join(target, file),
        dataFile: join(target, dataFile),
        ids: pageIds(page),
        source: page.source,
      });
      places.push(placeOf(page, file));
      yield { path: file, content: mdx };
      yield { path: dataFile, content: json };
    }
    yield { path: RECORDS, content: JSON.stringify(records.finish()) };
  }

  /** Readers search for the language that they write in, and for the document itself. */
  function withKeywords(page: ApiPage): ApiPage {
    if (page.kind !== 'overview') return page;
    return { ...page, keywords: ['OpenAPI', ...languages.map(({ label }) => label)] };
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

  function newest(paths: string[]): Date | undefined {
    const times = paths.flatMap((path) => lastCommit?.(path)?.getTime() ?? []);
    return times.length > 0 ? new Date(Math.max(...times)) : undefined;
  }

  return {
    write: singleFlight(write),
    // The reader returns the same object for an unchanged document.
    isStale: async () => (await readDocument()) !== last,
    writePlaceholders: () => writeEmptyData([docsDir, ...(localized ? [localized.docsDir] : [])]),
    entry,
    model: () => published,
    places: () => places,
    explain: (message) =>
      findFailedPages(message, { places, baseUrl: '/', read: (file) => readFileSync(join(docsDir, file), 'utf8') }),
    files: () => (localized ? [...files, localized.messagesFile] : files),
    companions: () => companions,
    pages: () => generated,
    calls: () => calls,
    print: (format) => published && printDocument(published, format),
    links: () => [...links.values()],
    async locate({ text, href }) {
      const place = lastTranslation?.placeOf(text);
      if (place) return [await locatePart(place, text, href, siteDir)];
      return last?.document ? locateText(last.document, text, href, baseDir) : [];
    },
  };
}

interface PlannedSite {
  model: ApiModel;
  target: string;
  built: BuiltSite;
  words: PageWords;
  companions: Map<string, FoundCompanion>;
}

/** A companion with errors is still part of its page; a standalone page is not. */
function toPart({ path, content, problems }: FoundCompanion): string[] {
  return content || problems.length > 0 ? [path] : [];
}
