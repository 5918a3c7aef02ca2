import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locatePart, locateText } from '../document/locateText';
import { locateDocument, type ReadResult, type SpecDocument } from '../document/read';
import { chooseLanguage, listPatterns } from '../samples/core/languages';
import { keepLast } from '../shared/core/cache';
import { isUrl } from '../shared/core/isUrl';
import { nameBelow, singleFlight } from '../shared/files';
import { ProblemsError } from '../shared/problem';
import { type ApiSource, type ApiSourceContext, type ApiState, NOTHING_WRITTEN, type WrittenApi } from './apiSource';
import { createBuildOptions } from './buildOptions';
import { printFile } from './core/download/printFile';
import { buildModel } from './core/model/build';
import type { ApiModel } from './core/model/types';
import { findFailedPages } from './core/pages/failedPages';
import { plannedPaths } from './core/pages/site/plan';
import type { ApiOptions } from './options';
import { openPreview } from './preview';
import { openDocument, writtenFoldersOf } from './read/openDocument';
import { noteMissingImages, readImages } from './read/readImages';
import { describeData } from './write/apiData';
import { createEditUrl } from './write/createEditUrl';
import { noteLinks } from './write/noteLinks';
import { planApi } from './write/planApi';
import { createRunMemory, NO_MEMORY } from './write/runMemory';
import type { PagesTarget } from './write/types';
import { writePlan } from './write/writePlan';

export function createApiSource(context: ApiSourceContext, options: ApiOptions): ApiSource {
  const { siteDir, isDevServer, isReleased, allowMissing, baseDir = siteDir } = context;
  const spec = [options.spec].flat().map((name) => locateDocument(siteDir, name));
  const [entry = ''] = spec;
  const overlays = options.overlays.map((overlay) => locateDocument(siteDir, overlay));
  const { reader, readReleases } = openDocument(baseDir, options.root && resolve(siteDir, options.root), isDevServer);
  const { strict, rules, customRules, released, view } = options;
  const swaggerParser = strict && !isDevServer;
  const readOptions = { strict, rules, customRules, overlays, view, allowMissing, lint: !isReleased, swaggerParser };
  const languages = options.samples.map(chooseLanguage);
  const editUrl = createEditUrl(options.editUrl);
  const optionsFor = createBuildOptions(options, {
    isDevServer,
    editUrl,
    languages,
    images: () => current.images.placed,
  });
  const memory = isDevServer ? createRunMemory() : NO_MEMORY;
  const patterns = listPatterns(languages);
  const keepModel = keepLast<ApiModel>();
  let current: ApiState = { ...NOTHING_WRITTEN, files: [...spec, ...overlays].filter((file) => !isUrl(file)) };
  let target: PagesTarget | undefined;

  // The reader returns the same object for an unchanged document.
  const readDocument = () => reader.read(spec, readOptions);
  const modelOf = (document: SpecDocument) => keepModel([document], () => buildModel(document));

  async function write(to: PagesTarget): Promise<WrittenApi> {
    const result = await readDocument();
    const { messagesFile } = to.localized ?? {};
    current = {
      ...current,
      result,
      files: [
        ...result.files,
        ...(messagesFile === undefined ? [] : [messagesFile]),
        ...(options.flows?.files() ?? []),
      ],
    };
    const document = validDocument(result);
    const model = modelOf(document);
    const releases = await readReleases(siteDir, { folder: released, view }, isReleased && model);
    const images = await readImages(model, options, to.docsBase);
    current = { ...current, images };
    const noted = noteLinks(to);
    const warnings = noteMissingImages(images, nameBelow(entry, baseDir));
    const read = { document, problems: [...result.problems, ...warnings], model, releases };
    const plan = await planApi(read, noted.target, { siteDir, rules, memory, optionsFor });
    if (plan.slips.length > 0) {
      // The last good pages stay, with their hand-written parts.
      current = { ...current, handwritten: [...new Set([...current.handwritten, ...plan.handwritten])] };
      throw new ProblemsError([...plan.problems, ...plan.slips]);
    }
    const { shown, handwritten, placeOf, problems } = plan;
    const { parts } = shown.built;
    // The bundler may take up pages while others are being written.
    current = { ...current, model, releases, problems, handwritten, parts, placeOf };
    // The build of another language follows that of the default one, whose pages are there.
    const others = isDevServer ? new Set<string>() : writtenFoldersOf(document);
    const { changed, pages, places, records, feed } = await writePlan(plan, to, { editUrl, languages, memory }, others);
    const paths = new Set([...plannedPaths(shown.built.plan), ...pages.map(({ path }) => path)]);
    const links = noted.list(current.links, (page) => paths.has(page));
    current = { ...current, pages, places, records, feed, links, data: describeData(shown.built, patterns) };
    return { ...current, model, changed };
  }

  const writeInTurn = singleFlight(async () => {
    if (!target) throw new Error('The pages have no folder yet.');
    return write(target);
  });

  return {
    entry,
    options,
    current: () => current,
    document: readDocument,
    read: async () => modelOf(validDocument(await readDocument())),
    write(to) {
      target = to;
      return writeInTurn();
    },
    // Neither linted nor compared with other versions as a whole.
    async preview(to) {
      const document = validDocument(await reader.read(spec, { ...readOptions, lint: false, swaggerParser: false }));
      const releases = await readReleases(siteDir, { folder: released, view });
      return openPreview(to, document, releases, siteDir, (language) => optionsFor(to, language));
    },
    isStale: async () => (await readDocument()) !== current.result,
    explain: (message) =>
      findFailedPages(message, {
        places: current.places,
        baseUrl: '/',
        read: (file) => readFileSync(join(target?.docsDir ?? '', file), 'utf8'),
      }),
    print: (format) => current.model && printFile(current.model, format),
    async locate({ text, href }) {
      const { placeOf, result } = current;
      const place = placeOf?.(text);
      if (place) return [await locatePart(place, text, href, siteDir)];
      return result?.document ? locateText(result.document, text, href, baseDir) : [];
    },
  };
}

function validDocument({ document, problems }: ReadResult): SpecDocument {
  if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
  return document;
}
