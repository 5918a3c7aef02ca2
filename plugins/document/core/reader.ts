import { resolve } from 'node:path';
import { isObject, type JsonObject } from '../../shared/core/json';
import type { Problem } from '../../shared/problem';
import { isSame } from './files/isSame';
import { fileReferences, filesOnDisk, type LoadedFiles, loadFiles } from './files/loadFiles';
import { Positions } from './files/positions';
import { locateDocument } from './files/resolveFile';
import { restoreNumbers } from './grammar/writtenNumbers';
import { toProblems } from './lint/lintProblems';
import { lintAndBundle } from './lint/redocly';
import { SWAGGER_PARSER, validateWithSwaggerParser } from './lint/swaggerParser';
import { mapSubtypes } from './mapSubtypes';
import type { ReadOptions, Spec } from './options';
import { Placeholders } from './parse/placeholders';
import { problemAt, sourceAt } from './parse/sourceText';
import type { ParsedFile, ReadResult, SpecDocument, SpecHost } from './parse/types';
import { findVersion } from './parse/version';
import { prepareFiles, textsOf } from './parts/prepareFiles';
import { canonicaliseReferences, hasNamedReferences } from './references/canonicalReferences';
import { nameEmptyKeys, restoreEmptyKeys, usesEmptyKeys } from './references/emptyKeys';
import { findEndless } from './references/expansion';
import { findCircles } from './references/findCircles';
import { resolveReferences } from './references/resolveReferences';
import { repairDocument } from './repairDocument';
import { runRules } from './rules';
import { toProblem } from './rules/report';
import { applySettings } from './rules/settings';
import { readSwagger } from './upgrade/readSwagger';
import { showView, VIEW_RULE } from './view/showView';

const DEFAULTS: Options = {
  strict: false,
  allowMissing: false,
  swaggerParser: false,
  overlays: [],
  view: undefined,
  rules: {},
  customRules: [],
  lint: true,
};

type Options = Required<Omit<ReadOptions, 'view'>> & Pick<ReadOptions, 'view'>;

export interface SpecReader {
  /**
   * Reads a document and reparses only changed files. Never throws: errors are in `problems`.
   *
   * @param spec a file or URL, and what is joined to it: files, folders of documents, URLs
   */
  read(spec: Spec, options?: ReadOptions): Promise<ReadResult>;
}

interface Memory {
  loaded: LoadedFiles;
  results: Map<string, Promise<ReadResult>>;
}

/** Creates a reader that caches parsed files. `root`: the folder that references may reach into. */
export function createSpecReader(host: SpecHost, baseDir: string, root?: string): SpecReader {
  const rootDir = root === undefined ? undefined : resolve(baseDir, root);
  const memories = new Map<string, Memory>();
  return {
    async read(spec, given = {}) {
      const options = { ...DEFAULTS, ...given };
      const [entry = '', ...parts] = [spec].flat().map((name) => locateDocument(baseDir, name));
      const overlays = options.overlays.map((overlay) => locateDocument(baseDir, overlay));
      const asked = { entry, parts, overlays, baseDir, root: rootDir };
      const key = JSON.stringify(asked);
      const before = memories.get(key);
      const loaded = await loadFiles(host, asked, before?.loaded);
      const memory = before && isSame(before.loaded, loaded) ? before : { loaded, results: new Map() };
      memories.set(key, memory);
      // Custom rules are identified by their ids.
      const id = JSON.stringify(options);
      const known = memory.results.get(id);
      if (known) return known;
      const result = readLoaded(loaded, options).catch((error: unknown) => failed(loaded, error));
      memory.results.set(id, result);
      return result;
    },
  };
}

async function readLoaded(read: LoadedFiles, options: Options): Promise<ReadResult> {
  const { strict, allowMissing, rules } = options;
  const apply = (problems: Problem[]) => applySettings(problems, rules);
  const files = filesOnDisk(read);
  const problems: Problem[] = [...read.files.values()].flatMap((file) => fileProblems(file, strict));
  const written = read.files.get(read.entry);
  if (!written) return { problems: [unreadable(read)], files };
  if (written.value === undefined) return { problems, files };
  const { loaded, problems: partProblems } = await prepareFiles(read, written);
  problems.push(...partProblems);
  // What an overlay hides is not shown because another action of it is wrong.
  if (partProblems.some(({ severity }) => severity === 'error')) return { problems, files };
  const entry = loaded.files.get(loaded.entry) ?? written;

  const placeholders = new Placeholders(textsOf(loaded));
  const positions = new Positions(loaded.files, placeholders);
  const found = findVersion(entry.value);
  if ('error' in found) {
    const source = positions.ofPath(entry, found.key === undefined ? [] : [found.key], 'value');
    return { problems: [...problems, problemAt(source, 'error', 'openapi-version', found.error, found.hint)], files };
  }
  if (found.warning) {
    problems.push(
      problemAt(positions.ofPath(entry, ['openapi'], 'value'), 'warning', 'openapi-version', found.warning),
    );
  }
  const isSwagger = found.version === '2.0';
  const circles = findCircles(loaded, positions);
  if (circles.length > 0) return { problems: [...problems, ...circles], files };

  const hasEmptyKeys = [...loaded.files.values()].some(usesEmptyKeys);
  const getValue = (path: string) => {
    const file = loaded.files.get(path);
    const value = file?.value === undefined ? undefined : positions.copy(file);
    if (isObject(value) && file && hasNamedReferences(file.records.keys())) canonicaliseReferences(value);
    if (hasEmptyKeys) nameEmptyKeys(value);
    if (path === loaded.entry && isObject(value)) value[isSwagger ? 'swagger' : 'openapi'] = found.full;
    return value;
  };
  // With a file missing, most findings would be wrong.
  const lint = options.lint && !problems.some(isBrokenFile);
  const { root: bundled, problems: engineProblems } = await lintAndBundle(loaded.entry, getValue, {
    strict,
    rules,
    lint,
    // A one-file document needs no bundling, which takes a second for a large one. Without linting, bundling also
    // checks references.
    join: !lint || fileReferences(entry).size > 0,
  });
  problems.push(
    ...toProblems(engineProblems, loaded, positions, { strict, allowMissing, lint, version: found.version }),
  );
  if (!isObject(bundled)) return { problems, files };
  if (hasEmptyKeys) restoreEmptyKeys(bundled);
  const unwritable = isSwagger && describeEndless(bundled, entry);
  if (unwritable) return { problems: [...problems, unwritable], files };
  const { root, problems: upgradeProblems } = isSwagger
    ? await readSwagger(bundled, positions, engineProblems)
    : { root: bundled, problems: [] };
  problems.push(...upgradeProblems);
  if (!root) return { problems, files };
  const document: SpecDocument = {
    root,
    version: found.version === '2.0' ? '3.0' : found.version,
    numbers: placeholders.numbers,
    files,
    positionOf: (node, key, part) => positions.of(node, key, part),
  };
  problems.push(...referenceProblems(document, problems, options));
  const endless = describeEndless(root, entry);
  if (endless) return { problems: [...problems, endless], files };
  // A discriminator without a mapping leads to schemas, too.
  if (options.view) mapSubtypes(root);
  problems.push(...showView(root, options, entry));
  // What a view hides is not shown because its name has changed.
  if (problems.some(({ rule }) => rule === VIEW_RULE)) return { problems, files };
  if (lint) problems.push(...runRules(document, options));
  repairDocument(document, textsOf(loaded));
  // If there are errors already, swagger-parser would only repeat them, less precisely.
  const isAsked = options.swaggerParser && rules[SWAGGER_PARSER] !== 'off';
  if (isAsked && !apply(problems).some(({ severity }) => severity === 'error')) {
    problems.push(...(await validateWithSwaggerParser(document, strict ? 'error' : 'warning')));
  }
  return { document, problems: restoreNumbers(apply(dropEchoes(problems)), placeholders.numbers), files };
}

function describeEndless(root: JsonObject, entry: ParsedFile): Problem | undefined {
  const endless = findEndless(root);
  if (!endless) return undefined;
  const message =
    endless === 'too-large'
      ? 'With everything that its files include, this document is too large to be shown.'
      : 'The files of this document include each other without end.';
  const hint = 'Refer to schemas, parameters or responses in the components instead; those stay references.';
  return problemAt(sourceAt(entry, 0), 'error', 'endless-document', message, hint);
}

/** Finds problems of references that Redocly did not report (`known`). */
function referenceProblems(document: SpecDocument, known: Problem[], { strict, allowMissing }: Options): Problem[] {
  const isLenient = (rule: string) =>
    !strict && (rule === 'misplaced-ref' || (allowMissing && rule === 'unresolved-ref'));
  const places = new Set(known.filter(({ rule }) => REFERENCE_RULES.has(rule)).map(placeText));
  // A missing or broken file is one problem, regardless of the number of references.
  const isFileLost = known.some(({ rule, severity }) => severity === 'error' || rule === 'unresolved-ref');
  return resolveReferences(document.root)
    .filter(({ node }) => !isFileLost || node.$ref.startsWith('#'))
    .map(({ rule, ...finding }) => toProblem(document, rule, isLenient(rule) ? 'warning' : 'error', finding))
    .filter((problem) => !places.has(placeText(problem)));
}

const REFERENCE_RULES = new Set(['unresolved-ref', 'ref-circle', 'ref-refused']);

function placeText({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`;
}

function isBrokenFile({ rule, severity }: Problem): boolean {
  return severity === 'error' && ['syntax', 'encoding', 'yaml-alias'].includes(rule);
}

/** Drops what follows from another problem: a broken reference may be the missing use, or the missing parameter. */
function dropEchoes(problems: Problem[]): Problem[] {
  const isLost = problems.some(({ rule }) => rule === 'unresolved-ref' || rule === 'ref-refused');
  const isMisshapen = problems.some(({ rule, severity }) => rule === 'struct' && severity === 'error');
  const echoes = new Set([
    ...(isLost ? ['no-unused-components', 'unused-error-code'] : []),
    ...(isLost || isMisshapen ? ['path-parameters-defined'] : []),
    ...(isMisshapen ? ['misplaced-extension'] : []),
  ]);
  const others = problems.filter(({ rule }) => !echoes.has(rule));
  // What several places use is reported once.
  return [...new Map(others.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** A duplicate key loses what an owner wrote; in third-party documents the last one wins, as in JSON. */
function fileProblems(file: ParsedFile, strict: boolean): Problem[] {
  return file.problems.map((problem) =>
    strict && problem.rule === 'duplicate-key' ? { ...problem, severity: 'error' } : problem,
  );
}

function unreadable(loaded: LoadedFiles): Problem {
  const refusal = loaded.refused.get(loaded.entry)?.(loaded.entryName);
  const file = loaded.entryName;
  const source = { file, line: 1, column: 1 };
  return problemAt(
    source,
    'error',
    refusal?.rule ?? 'file-not-found',
    refusal?.message ?? `\`${file}\` cannot be read.`,
    refusal?.hint,
  );
}

function failed(loaded: LoadedFiles, error: unknown): ReadResult {
  const reason = error instanceof Error ? error.message : String(error);
  const source = { file: loaded.entryName, line: 1, column: 1 };
  const message = `This document cannot be read: ${reason.split('\n')[0]}`;
  const problems = [...loaded.files.values()].flatMap((file) => file.problems);
  return {
    problems: [...problems, problemAt(source, 'error', 'unreadable', message)],
    files: filesOnDisk(loaded),
  };
}
