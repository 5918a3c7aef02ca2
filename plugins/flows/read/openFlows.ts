import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseFile } from '../../document/core/parse/parseFile';
import { type ApiModel, DEFAULT_API_OPTIONS, openApi } from '../../openapi';
import { isUrl } from '../../shared/core/isUrl';
import { messageOf } from '../../shared/core/messageOf';
import { nameBelow } from '../../shared/files';
import { type Problem, ProblemsError, startOf } from '../../shared/problem';
import { readFlows } from '../core/read/readFlows';
import { checkFlows } from '../core/rules/checkFlows';
import { toOperations } from '../core/toOperations';
import type { FlowDocument, FlowOperation, FlowSource, FoundSource, FoundSources } from '../core/types';

/** An Arazzo document with all that it uses. */
export interface OpenedFlows {
  /** Absent if it has errors of its form. */
  document?: FlowDocument;
  sources: FoundSources;
  problems: Problem[];
  /** All files that were read, absolute. */
  files: string[];
}

/** Opens Arazzo documents; what several of them use is read once. */
export interface FlowOpener {
  open(path: string): Promise<OpenedFlows>;
  /** The document that has a call. */
  modelOf(operation: FlowOperation): ApiModel | undefined;
}

const SOURCE_RULE = 'flow-source';
/** A longer chain of documents is a circle. */
const MOST_DOCUMENTS = 20;

export function createFlowOpener(baseDir: string, given: ReadonlyMap<string, ApiModel> = new Map()): FlowOpener {
  const models = new Map<string, Promise<ApiModel>>();
  const owners = new Map<FlowOperation, ApiModel>();

  function readModel(spec: string): Promise<ApiModel> {
    const known = given.get(spec);
    const reading =
      models.get(spec) ??
      (known
        ? Promise.resolve(known)
        : openApi({ siteDir: baseDir, allowMissing: true }, { ...DEFAULT_API_OPTIONS, spec })().then((api) =>
            api.read(),
          ));
    models.set(spec, reading);
    return reading;
  }

  async function open(path: string, depth = 0): Promise<OpenedFlows> {
    const name = nameBelow(path, baseDir);
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
    if (bytes instanceof Error) {
      const message =
        bytes.code === 'ENOENT' ? `File not found: \`${name}\`.` : `\`${name}\` cannot be read: ${bytes.message}`;
      const problem: Problem = { ...startOf(name), rule: 'file-not-found', severity: 'error', message };
      return { sources: new Map(), problems: [problem], files: [path] };
    }
    const read = readFlows(parseFile(path, name, bytes));
    const found = new Map<string, FoundSource>();
    const problems = [...read.problems];
    const files = [path];
    for (const source of read.document?.sources ?? []) {
      const wrong = await openSource(source, path, found, files, depth);
      if (wrong) problems.push({ ...source.source, rule: SOURCE_RULE, ...wrong });
    }
    problems.push(...checkFlows(read, found));
    return { ...(read.document && { document: read.document }), sources: found, problems, files };
  }

  async function openSource(
    { name, url, type }: FlowSource,
    from: string,
    found: Map<string, FoundSource>,
    files: string[],
    depth: number,
  ): Promise<Pick<Problem, 'severity' | 'message' | 'hint'> | undefined> {
    const place = isUrl(url) ? url : resolve(dirname(from), url);
    if (type === 'asyncapi')
      return { severity: 'warning', message: `\`${name}\` is an AsyncAPI document: its steps cannot be run.` };
    if (type === 'arazzo') {
      if (isUrl(place) || depth > MOST_DOCUMENTS) return { severity: 'warning', message: `\`${url}\` is not fetched.` };
      const other = await open(place, depth + 1);
      files.push(...other.files);
      const [error] = other.problems.filter(({ severity }) => severity === 'error');
      if (other.document) found.set(name, { flows: other.document, sources: other.sources });
      return error && { severity: 'error', message: `\`${url}\` has an error: ${error.message}` };
    }
    try {
      const model = await readModel(place);
      const operations = toOperations(model);
      for (const operation of operations) owners.set(operation, model);
      found.set(name, { operations });
      if (!isUrl(place)) files.push(place);
      return undefined;
    } catch (error) {
      const first =
        error instanceof ProblemsError ? error.problems.find(({ severity }) => severity === 'error') : undefined;
      const reason = first ? first.message : messageOf(error);
      return { severity: isUrl(place) ? 'warning' : 'error', message: `\`${url}\` cannot be used: ${reason}` };
    }
  }

  return { open: (path) => open(path), modelOf: (operation) => owners.get(operation) };
}
