import { stat } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import type { SpecHost } from '../../document/core';
import { openCommit } from '../../document/gitHost';
import { createReader, locateDocument, nodeHost, type ReadOptions, type Spec, type View } from '../../document/read';
import { Refusal } from '../../shared/commandLine';
import { isUrl } from '../../shared/core/isUrl';
import { ProblemsError } from '../../shared/problem';
import { buildModel } from '../core/model/build';
import type { ApiModel } from '../core/model/types';

export interface OldVersionRequest {
  /** Base of the names in problems. */
  baseDir: string;
  /** Relative to `baseDir`, as is `root`; or URLs. */
  spec: Spec;
  /** Folder that references may reach into; default: that of the document. */
  root?: string;
  /** Applied to the document at a Git ref, as they and its parts were there. Other versions have been released with theirs. */
  overlays: readonly string[];
  /** What of each version is compared. */
  view?: View | undefined;
  /** A URL, a file, relative to `cwd`, or a Git ref. */
  against: string;
  cwd: string;
}

/** Reads an older version of a document. Throws an error for people, or `ProblemsError`. */
export async function readOldVersion(request: OldVersionRequest): Promise<ApiModel> {
  const { baseDir, spec, root, against, cwd, view } = request;
  const [first = '', ...parts] = [spec].flat();
  if (isUrl(against)) return read(cwd, against, undefined, against, nodeHost, { view });
  const file = resolve(cwd, against);
  const entry = await stat(file).catch(() => undefined);
  if (entry?.isFile()) {
    const folder = root === undefined ? undefined : resolve(baseDir, root);
    const isInRoot = folder !== undefined && !relative(folder, file).startsWith('..');
    return read(dirname(file), basename(file), isInRoot ? folder : undefined, against, nodeHost, { view });
  }
  if (isUrl(first))
    throw new Refusal(`\`${against}\` is not a file. A document at a URL is compared with a file or a URL.`);
  const host = await openCommit(baseDir, against).catch((error: Error) => {
    throw entry ? new Error(`\`${against}\` is a folder. Name the document in it.`, { cause: error }) : error;
  });
  await host.size(resolve(baseDir, first)).catch((cause) => {
    throw new Error(`\`${first}\` does not exist in \`${against}\`.`, { cause });
  });
  const there = (names: readonly string[]) => findThere(baseDir, names, host);
  return read(baseDir, [first, ...(await there(parts))], root, against, host, {
    overlays: await there(request.overlays),
    view,
  });
}

/** Those files, folders and URLs that were there already. */
async function findThere(baseDir: string, names: readonly string[], host: SpecHost): Promise<string[]> {
  const found = names.map((name) => {
    const path = locateDocument(baseDir, name);
    return host.size(path).catch(() => host.list(path).catch(() => undefined));
  });
  const all = await Promise.all(found);
  return names.filter((_, index) => all[index] !== undefined);
}

async function read(
  baseDir: string,
  spec: Spec,
  root: string | undefined,
  against: string,
  host: SpecHost,
  options: Pick<ReadOptions, 'overlays' | 'view'>,
): Promise<ApiModel> {
  const reader = createReader(baseDir, root, host);
  const { document, problems } = await reader.read(spec, { strict: false, lint: false, ...options });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (document && errors.length === 0) return buildModel(document);
  const nameOf = (file: string) => {
    if (isUrl(file)) return file;
    return host === nodeHost && file === spec ? against : `${against}:${file}`;
  };
  throw new ProblemsError(errors.map((problem) => ({ ...problem, file: nameOf(problem.file) })));
}
