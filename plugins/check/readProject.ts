import type { SpecHost } from '../document/core';
import { translateDocument } from '../document/core/grammar/translate';
import { walkDocument } from '../document/core/grammar/walkDocument';
import { type ApiModel, type ApiSource, type CheckTools, loadCheckTools } from '../openapi';
import { lazily, once } from '../shared/core/cache';
import { nameBelow } from '../shared/files';
import type { Problem } from '../shared/problem';
import { createFlowCheck } from './checkFlows';
import { createInterfaceCheck } from './checkInterface';
import { compareVersions } from './compareVersions';
import type { ClientCalls } from './core/calls/types';
import { buildFacts } from './core/facts/buildFacts';
import { readLock } from './core/lock/lock';
import { readKnownTexts } from './core/project/demoTexts';
import { listSpots } from './core/project/listSpots';
import type { Address, Project, TextCatalogue } from './core/project/project';
import { readSpecTexts } from './core/spec/specTexts';
import { readCatalogue } from './core/translations/readCatalogue';
import { type ProjectFiles, remember, withChanges } from './files';
import { loadBackend } from './loadBackend';
import type { CheckTarget } from './options';
import { createCodeParsers } from './parseCode';
import { createPageReader } from './readPages';
import { readSamples, readTexts, slipsInTexts } from './readSamples';
import { readTerms } from './readTerms';

export interface ReadProject {
  project: Project;
  problems: Problem[];
  /** Text of each file that was read, for code frames and ignore comments. */
  texts: Map<string, string>;
  /** Languages of samples that no installed parser reads. */
  unparsed: ReadonlySet<string>;
}

/** How much of the document's own rules to run: all, or only what reading needs. */
export interface ReadOptions {
  lint: boolean;
}

export type ProjectReader = (
  changes?: ReadonlyMap<string, string | undefined>,
  options?: ReadOptions,
) => Promise<ReadProject>;

export interface ProjectInputs {
  /** The document, if another plugin reads it. */
  api?: ApiSource | undefined;
  /** A version to compare the document with. */
  old?: ApiModel | undefined;
  /** What a client calls: of the changes, only those that reach it count. */
  calls?: ClientCalls | undefined;
}

/** Reads a project again and again; unchanged files are parsed once. */
export async function createProjectReader(
  target: CheckTarget,
  disk: ProjectFiles,
  { api, old, calls }: ProjectInputs = {},
): Promise<ProjectReader> {
  const [tools, { createReader, nodeHost }] = await Promise.all([loadCheckTools(), import('../document/read')]);
  const { backend, problems: unloaded } = loadBackend(target);
  let current = disk;
  const host = hostOf(nodeHost, target.baseDir, () => current);
  const reader = createReader(target.baseDir, target.root, host);
  const addresses = new WeakMap<object, Project['addresses']>();
  const readPages = createPageReader(target);
  const checkInterface = createInterfaceCheck(target);
  const checkFlows = createFlowCheck(target);
  const parsers = createCodeParsers(target.baseDir);
  const locales = target.translations.map(({ locale }) => locale);

  return async (changes = new Map(), { lint } = { lint: true }) => {
    current = withChanges(disk, changes);
    const texts = new Map<string, string>();
    const files = remember(current, texts);
    const { strict, overlays, view, specRules: rules } = target;
    const readSpec = () =>
      target.spec ? reader.read(target.spec, { strict, overlays, view, rules, lint }) : undefined;
    const result = await (api ? api.document() : readSpec());
    const problems = [...(result?.problems ?? []), ...unloaded];
    const document = result?.document;
    const model = document && tools.buildModel(document);
    const { pages, problems: unread } = await readPages(files);
    const flows = await checkFlows(files, model);
    problems.push(...unread, ...(await checkInterface(files)), ...flows.problems);
    const { samples, slips, comments } = await readSamples(target, files, pages, parsers.parse);
    const listTexts = lazily(() => (document && model ? readSpecTexts(document, walkDocument, model) : []));
    for (const name of result?.files ?? []) await files.read(nameBelow(name, target.baseDir));
    if (backend) await files.read(backend.file);
    const translations = await Promise.all(
      target.translations.map(async ({ locale, messagesFile: file }) => ({
        locale,
        file,
        text: await files.read(file),
      })),
    );
    const demos = [
      ...samples
        .filter(({ file }) => DEMO.test(file))
        .map((sample) => readKnownTexts(sample, target.defaultLocale, locales)),
      ...flows.texts,
    ];
    const ofDemos = demos.flatMap((demo) => demo.catalogues);
    const listCatalogues = lazily(() =>
      document
        ? translations.map((one) =>
            readCatalogue({ ...one, specTexts: listTexts() }, (messages) => translateDocument(document.root, messages)),
          )
        : [],
    );
    const listAll = lazily(() => [...listCatalogues(), ...ofDemos]);
    const followed = await files.read(target.followedFile);
    const terms = await readTerms(target, files);
    const lock = await files.read(target.lockFile);
    const generated =
      addresses.get(model ?? NOTHING) ??
      lazily(() => (model && target.docsDir !== undefined ? listAddresses(model, target, tools) : new Map()));
    addresses.set(model ?? NOTHING, generated);
    const spots = lazily(() => listSpots(pages, listTexts(), listAll(), demos));
    const lacksParts = result?.problems.some(({ rule, severity }) => severity === 'error' && HIDING.has(rule));
    const written = lazily(() => listPagePaths((result?.files ?? []).map((name) => nameBelow(name, target.baseDir))));
    const project: Project = {
      isSite: target.docsDir !== undefined,
      defaultLocale: target.defaultLocale,
      docsBase: target.docsBase,
      entry: [target.spec ?? []].flat()[0],
      model,
      lacksParts,
      mayBeGenerated: (path) => lacksParts === true && (isBelow(path, target.routeBase) || written().has(path)),
      get facts() {
        return model && buildFacts(model);
      },
      get specTexts() {
        return listTexts();
      },
      positionOf: (node, key, part) => document?.positionOf(node, key, part),
      pages,
      ...(target.staticDirs.length > 0 && { staticFiles: await listStatic(target, files) }),
      get spots() {
        return spots();
      },
      samples,
      slips: [...slips, ...(await slipsInTexts(listTexts(), parsers.parse)), ...(await slipsInTranslations())],
      comments,
      terms,
      get catalogues() {
        return listAll();
      },
      ...(followed !== undefined && { followed: readTexts(followed) }),
      ...(lock !== undefined && { lock: openLock(target.lockFile, lock) }),
      ...(model && old && { earlier: old, ...compareVersions(old, model, calls, tools) }),
      backend,
      printTypes: () => (model ? typesOf(model, tools) : ''),
      addresses: generated,
    };
    return { project, problems, texts, unparsed: parsers.unparsed };

    /** Syntax errors of code in translations of the document's texts. */
    async function slipsInTranslations(): Promise<Project['slips']> {
      const withCode = translations.filter(({ text = '' }) => text.includes('```')).map(({ locale }) => locale);
      const lists = (withCode.length > 0 ? listCatalogues() : []).filter(({ locale }) => withCode.includes(locale));
      return (await Promise.all(lists.map((one) => slipsInTexts(translationsOf(one), parsers.parse)))).flat();
    }

    /** Paths of pages, in a document that may be unreadable. */
    function listPagePaths(names: string[]): ReadonlySet<string> {
      const all = names.flatMap((name) => [...(texts.get(name) ?? '').matchAll(/\bpath: *["']?([\w/-]+)/g)]);
      return new Set(all.map(([, path = '']) => path));
    }
  };
}

/** A file that cannot be read, after a merge for example, is a problem of its own. */
function openLock(file: string, text: string): NonNullable<Project['lock']> {
  try {
    return { file, lock: readLock(text) };
  } catch (error) {
    return { file, slip: error instanceof Error ? error.message : String(error) };
  }
}

async function listStatic({ staticDirs }: CheckTarget, files: ProjectFiles): Promise<ReadonlySet<string>> {
  const lists = await Promise.all(
    staticDirs.map(async (folder) => (await files.list(folder)).map((name) => name.slice(folder.length))),
  );
  return new Set(lists.flat());
}

const translationsOf = once(({ pairs }: TextCatalogue) => pairs.map(({ translation }) => translation));

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

const typesOf = once((model: ApiModel, { printTypes }: CheckTools) => printTypes(model));

/** Problems that hide a part of the document. */
const HIDING = new Set(
  'syntax encoding yaml-alias openapi-version unreadable unreadable-part file-not-found not-fetched file-too-large unresolved-ref ref-refused ref-circle endless-document bundle-failed struct'.split(
    ' ',
  ),
);

/** Demos are files in folders of that name. */
const DEMO = /(?:^|\/)demos\//;
const NOTHING = {};

function listAddresses(model: ApiModel, target: CheckTarget, tools: CheckTools): ReadonlyMap<string, Address> {
  const { pages, routeBase, docsBase, defaultLocale } = target;
  const built = tools.buildPages(model, {
    pages,
    routeBase,
    docsBase,
    languages: [],
    words: tools.pageWords(defaultLocale),
    locale: defaultLocale,
  });
  const found = [...built.pages()].map((page): [string, Address] => [
    page.path,
    { ids: new Set(tools.pageIds(page)), hasMoreIds: false },
  ]);
  return new Map(found);
}

/** Reads the document through the project's files, and what is outside of its folder from the disk. */
function hostOf(nodeHost: SpecHost, baseDir: string, files: () => ProjectFiles): SpecHost {
  const textOf = (path: string) => {
    const name = nameBelow(path, baseDir);
    return name.startsWith('..') ? Promise.resolve(undefined) : files().read(name);
  };
  return {
    ...nodeHost,
    readFile: async (path) => {
      const text = await textOf(path);
      return text === undefined ? nodeHost.readFile(path) : Buffer.from(text);
    },
    size: async (path) => {
      const text = await textOf(path);
      return text === undefined ? nodeHost.size(path) : Buffer.byteLength(text);
    },
    realpath: (path) =>
      nodeHost.realpath(path).catch(async (error: unknown) => {
        if ((await textOf(path)) === undefined) throw error;
        return path;
      }),
  };
}
