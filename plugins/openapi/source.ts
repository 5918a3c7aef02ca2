import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isUrl } from '../shared/core/isUrl';
import { type OutputFile, singleFlight } from '../shared/files';
import { ProblemsError } from '../shared/problem';
import {
  type ApiSource,
  type ApiSourceContext,
  type GeneratedPage,
  NO_DATA,
  type PagesTarget,
  type WrittenApi,
} from './apiSource';
import { createBuildOptions } from './buildOptions';
import { type FoundCompanion, readCompanion, toPart } from './companion';
import { buildModel } from './core/model/build';
import type { ApiModel } from './core/model/types';
import { type BuiltSite, buildPages } from './core/pages/build';
import type { CallFinder } from './core/pages/callFinder';
import type { DescriptionLink } from './core/pages/descriptionLinks';
import { findFailedPages } from './core/pages/failedPages';
import { PageMemory } from './core/pages/memory';
import { createPlaces, type PagePlace } from './core/pages/places';
import { plannedPaths } from './core/pages/plan';
import { pageIds, renderPage } from './core/pages/render';
import type { ApiPage } from './core/pages/types';
import type { PageWords } from './core/pages/words';
import { printDocument } from './core/printDocument';
import { collectRecords } from './core/records/collectRecords';
import type { ApiRecords } from './core/records/types';
import { applySettings } from './core/rules/settings';
import { chooseLanguage, listPatterns } from './core/samples';
import { createEditUrl } from './editUrl';
import { createOrigins } from './lastUpdated';
import { locatePart, locateText } from './locateText';
import { openDocument, writtenFoldersOf } from './openDocument';
import type { ApiOptions } from './options';
import { pageWords, translateWords } from './pageWords';
import { openPreview } from './preview';
import { locateDocument, type ReadResult } from './read';
import { syncPages } from './syncPages';
import { type TranslatedSpec, translateSpec } from './translations';

export function createApiSource(context: ApiSourceContext, options: ApiOptions): ApiSource {
  const { siteDir, isDevServer, isReleased, allowMissing } = context;
  const entry = locateDocument(siteDir, options.spec);
  const baseDir = context.baseDir ?? siteDir;
  const { reader, readReleases } = openDocument(baseDir, options.root && resolve(siteDir, options.root), isDevServer);
  const { strict, rules, customRules } = options;
  const secondOpinion = strict && !isDevServer;
  const readOptions = { strict, rules, customRules, allowMissing, lint: !isReleased, secondOpinion };
  const languages = options.samples.map(chooseLanguage);
  const patterns = listPatterns(languages);
  const editUrlOf = createEditUrl(options.editUrl);
  const optionsFor = createBuildOptions(options, { editUrl: editUrlOf, languages }, linkTo);
  const memories = new Map<string, PageMemory>();
  const known = new Map<string, Map<string, string>>();
  let files = [entry].filter((path) => !isUrl(path));
  let companions: string[] = [];
  let places: PagePlace[] = [];
  let last: ReadResult | undefined;
  let published: ApiModel | undefined;
  let lastTranslation: TranslatedSpec | undefined;
  let generated: GeneratedPage[] = [];
  let calls: CallFinder | undefined;
  let records: ApiRecords = { pages: [], components: {}, names: [] };
  let data = NO_DATA;
  let target: PagesTarget | undefined;
  /** By content: the dev server does not render unchanged pages again. */
  const links = new Map<string, DescriptionLink>();

  const readDocument = () => reader.read(entry, readOptions);
  const readOld = (until?: ApiModel | false) => readReleases(siteDir, options.released, until);

  function modelOf({ document, problems }: ReadResult) {
    if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
    return { document, problems: [...problems], model: buildModel(document) };
  }

  async function write(to: PagesTarget): Promise<WrittenApi> {
    last = await readDocument();
    files = last.files;
    const { document, problems, model } = modelOf(last);
    const releases = await readOld(isReleased && model);
    const { docsDir, defaultLocale, localized } = to;
    const writtenFolders = writtenFoldersOf(document);
    const sites = [planSite(model, to, { docsDir, locale: defaultLocale }, pageWords(defaultLocale), releases)];
    if (localized) {
      lastTranslation = await translateSpec(document, localized.messagesFile, siteDir);
      const found = applySettings(lastTranslation.problems, rules);
      problems.push(...found);
      if (found.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
      const words = translateWords(localized.locale, localized.messagesFile, siteDir);
      problems.push(...applySettings(words.problems, rules));
      const versions = releases?.map(lastTranslation.translateVersion);
      sites.push(planSite(buildModel(lastTranslation.input), to, localized, words.words, versions));
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
      // The build of another language follows that of the default one, whose pages are there.
      if (!isDevServer && localized && site.folder === docsDir && writtenFolders.has(docsDir)) continue;
      generated = [];
      changed.push(...(await sync(site.folder, renderSite(site, to))));
      writtenFolders.add(site.folder);
    }
    return { title: model.title, problems, changed };
  }

  /** Only plans: nothing is written before all languages are valid. */
  function planSite(
    model: ApiModel,
    to: PagesTarget,
    { docsDir: folder, locale }: { docsDir: string; locale: string },
    words: PageWords,
    versions: ApiModel[] | undefined,
  ): PlannedSite {
    const { checkPage: check, parsePage: parse } = to;
    const built = buildPages(model, optionsFor(to, { words, locale, releases: versions }), memoryOf(locale));
    calls = built.calls;
    const folders = new Set([folder, to.docsDir]);
    const found = new Map<string, FoundCompanion>();
    for (const path of plannedPaths(built.plan)) {
      const { file, line } = built.plan.tags.find((tag) => tag.path === path)?.tag.source ?? model.source;
      const companion = readCompanion(folders, path, { origin: `${file}:${line}`, check, parse });
      if (companion) found.set(path, companion);
    }
    return { model, folder, built, words, companions: found };
  }

  function linkTo(link: DescriptionLink): string {
    links.set(JSON.stringify(link), link);
    return target?.linkTo?.(link) ?? link.href;
  }

  function* renderSite(planned: PlannedSite, { docsDir, lastCommit }: PagesTarget): Generator<OutputFile> {
    const { model, folder, built: site, words, companions: found } = planned;
    const { index: operations, download, security, servers } = site;
    const collector = collectRecords(model, site, words);
    const originOf = createOrigins(model);
    const placeOf = createPlaces(model);
    places = [];
    for (const page of site.pages()) {
      const companion = found.get(page.path);
      if (companion && !companion.content) continue;
      collector.add(page, companion !== undefined);
      const { source, files: sources } = originOf(page);
      const editUrl = editUrlOf?.(source);
      const written = companion ? [join(folder, companion.path), join(docsDir, companion.path)] : [];
      const times = [...sources.map((name) => resolve(name)), ...written].flatMap((path) => lastCommit?.(path) ?? []);
      const lastUpdated = times.sort((a, b) => Number(b) - Number(a))[0];
      const { file, mdx, dataFile, json } = renderPage(withKeywords(page), editUrl, companion?.content, lastUpdated);
      generated.push({
        path: page.path,
        file: join(folder, file),
        dataFile: join(folder, dataFile),
        ids: pageIds(page),
        source: page.source,
        ...(companion?.content && { frontMatter: companion.content.frontMatter }),
      });
      places.push(placeOf(page, file));
      yield { path: file, content: mdx };
      yield { path: dataFile, content: json };
    }
    data = { download, operations, patterns, security, servers, samples: site.samples() };
    records = collector.finish();
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

  const writeInTurn = singleFlight(async () => {
    if (!target) throw new Error('The pages have no folder yet.');
    return write(target);
  });

  return {
    write(to) {
      target = to;
      return writeInTurn();
    },
    async read() {
      const result = await readDocument();
      return result === last && published ? published : modelOf(result).model;
    },
    preview: (to) =>
      openPreview(to, {
        siteDir,
        read: () => reader.read(entry, { ...readOptions, lint: false, secondOpinion: false }),
        readReleases: readOld,
        optionsFor: (language) => optionsFor(to, language),
      }),
    data: () => data,
    records: () => records,
    // The reader returns the same object for an unchanged document.
    isStale: async () => (await readDocument()) !== last,
    entry,
    options,
    document: readDocument,
    model: () => published,
    places: () => places,
    explain: (message) =>
      findFailedPages(message, {
        places,
        baseUrl: '/',
        read: (file) => readFileSync(join(target?.docsDir ?? '', file), 'utf8'),
      }),
    files: () => [...files, ...(target?.localized ? [target.localized.messagesFile] : [])],
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
  /** Where its pages go. */
  folder: string;
  built: BuiltSite;
  words: PageWords;
  companions: Map<string, FoundCompanion>;
}
