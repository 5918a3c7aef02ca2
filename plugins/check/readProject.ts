import type { ApiModel, ApiSource, CheckTools } from '../openapi';
import { loadCheckTools } from '../openapi';
import type { Problem } from '../shared/problem';
import { buildFacts } from './core/facts/buildFacts';
import { listSpots } from './core/listSpots';
import type { Address, Project } from './core/project';
import { readSpecTexts } from './core/spec/specTexts';
import { readCatalogue } from './core/translations/readCatalogue';
import { nameBelow, type ProjectFiles, withChanges } from './files';
import { loadBackend } from './loadBackend';
import type { CheckTarget } from './options';
import { createPageReader } from './readPages';
import { readSamples } from './readSamples';

export interface ReadProject {
  project: Project;
  problems: Problem[];
  /** Text of each file that was read, for code frames and ignore comments. */
  texts: Map<string, string>;
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
}

/** Reads a project again and again; unchanged files are parsed once. */
export async function createProjectReader(
  target: CheckTarget,
  disk: ProjectFiles,
  { api, old }: ProjectInputs = {},
): Promise<ProjectReader> {
  const tools = await loadCheckTools();
  const { backend, problems: unloaded } = loadBackend(target);
  let current = disk;
  const host = hostOf(tools, target.baseDir, () => current);
  const reader = tools.createReader(target.baseDir, target.root, host);
  const addresses = new WeakMap<object, Project['addresses']>();
  const readPages = createPageReader(target);

  return async (changes = new Map(), { lint } = { lint: true }) => {
    current = withChanges(disk, changes);
    const texts = new Map<string, string>();
    const files = remember(current, texts);
    const { strict, specRules: rules } = target;
    const readSpec = () => (target.spec ? reader.read(target.spec, { strict, rules, lint }) : undefined);
    const result = await (api ? api.document() : readSpec());
    const problems = [...(result?.problems ?? []), ...unloaded];
    const document = result?.document;
    const model = document && tools.buildModel(document);
    const { pages, problems: unread } = await readPages(files);
    problems.push(...unread);
    const { samples, comments } = await readSamples(target, files, pages);
    const specTexts = document && model ? readSpecTexts(document, tools.walkDocument, model) : [];
    for (const name of new Set(specTexts.map(({ place }) => place(0).file))) await files.read(name);
    const catalogues = document
      ? await Promise.all(
          target.translations.map(async ({ locale, messagesFile }) => {
            const text = await files.read(messagesFile);
            return readCatalogue({ locale, file: messagesFile, text, specTexts }, (messages) =>
              tools.translateDocument(document.root, messages),
            );
          }),
        )
      : [];
    const followed = await files.read(target.followedFile);
    const generated =
      addresses.get(model ?? NOTHING) ?? once(() => (model ? listAddresses(model, target, tools) : new Map()));
    addresses.set(model ?? NOTHING, generated);
    const spots = listSpots(pages, specTexts, catalogues);
    const project: Project = {
      defaultLocale: target.defaultLocale,
      ...(target.spec && { entry: target.spec }),
      ...(model && { model, facts: buildFacts(model) }),
      specTexts,
      positionOf: (node, key, part) => document?.positionOf(node, key, part),
      pages,
      spots,
      samples,
      comments,
      catalogues,
      ...(followed !== undefined && { followed: { file: target.followedFile, hashes: readHashes(followed) } }),
      ...(model && old && { comparison: tools.findChanges(old, model) }),
      ...(backend && { backend }),
      addresses: generated,
    };
    return { project, problems, texts };
  };
}

const NOTHING = {};

function once<T>(compute: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

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
    { path: page.path, ids: new Set(tools.pageIds(page)), hasMoreIds: false },
  ]);
  return new Map(found);
}

/** Reads the document through the project's files, and what is outside of its folder from the disk. */
function hostOf({ nodeHost }: CheckTools, baseDir: string, files: () => ProjectFiles): CheckTools['nodeHost'] {
  const textOf = (path: string) => {
    const name = nameBelow(baseDir, path);
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

function remember(files: ProjectFiles, texts: Map<string, string>): ProjectFiles {
  return {
    ...files,
    async read(name) {
      const known = texts.get(name);
      if (known !== undefined) return known;
      const text = await files.read(name);
      if (text !== undefined) texts.set(name, text);
      return text;
    },
  };
}

function readHashes(text: string): Record<string, string> {
  try {
    const hashes: unknown = JSON.parse(text);
    return typeof hashes === 'object' && hashes !== null ? (hashes as Record<string, string>) : {};
  } catch {
    return {};
  }
}
