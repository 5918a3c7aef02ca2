import { isDeepStrictEqual } from 'node:util';
import { entries, isObject, type JsonObject, list } from '../../../shared/core/json';
import type { Problem, Source } from '../../../shared/problem';
import { fileReferences, type LoadedFiles, type NamedFile } from '../files/loadFiles';
import { resolveFile } from '../files/resolveFile';
import { METHODS } from '../grammar/documentGrammar';
import type { Draft } from '../overlays/draft';
import { type Joined, moveReferences } from '../overlays/moveReferences';
import { problemAt } from '../parse/sourceText';
import type { ParsedFile } from '../parse/types';
import { findVersion } from '../parse/version';

export const PARTS_RULE = 'joined-documents';

/** Keys that hold paths: a path may be in several documents, with other operations in each. */
const PATHS = ['paths', 'webhooks', 'x-webhooks'];
/** Keys of Swagger 2.0 that hold components. */
const SWAGGER_COMPONENTS = ['definitions', 'parameters', 'responses', 'securityDefinitions'];
/** What Swagger 2.0 says once, and no operation can say. */
const SWAGGER_ADDRESS = ['host', 'basePath', 'schemes'];
/** What a document says of all of its operations, and each can say itself. */
const DEFAULTS = ['servers', 'security', 'consumes', 'produces'];

/** Joins documents to the first one, in a draft: what only one of them has, and what is equal in them. */
export function joinParts(draft: Draft, loaded: LoadedFiles, entry: ParsedFile): Problem[] {
  const [first, ...parts] = [draft.open(entry), ...readable(loaded).map((file) => draft.open(file))];
  const problems = loaded.parts.flatMap(({ name, read }) => (typeof read === 'function' ? refused(name, read) : []));
  const version = findVersion(entry.value);
  // Reported of the entry itself.
  if (!isObject(first) || 'error' in version) return problems;
  moveAllReferences(draft, loaded, entry);
  for (const [index, file] of readable(loaded).entries()) {
    const found = findVersion(file.value);
    const part = parts[index];
    if ('error' in found) {
      const { error, hint } = found;
      problems.push(problemAt({ file: file.name, line: 1, column: 1 }, 'error', 'openapi-version', error, hint));
    } else if (found.version !== version.version && isObject(part)) {
      const [old, own] = [`${entry.name} is ${print(version.version)}`, `this is ${print(found.version)}`];
      const at = draft.sourceOf(part, Object.hasOwn(part, 'openapi') ? 'openapi' : 'swagger');
      const hint = 'Documents that are joined have one version of OpenAPI.';
      problems.push(problemAt(at, 'error', PARTS_RULE, `${old}, and ${own}.`, hint));
    } else if (isObject(part)) problems.push(...joinPart(draft, first, part));
  }
  return problems;
}

function print(version: string): string {
  return `${version === '2.0' ? 'Swagger' : 'OpenAPI'} ${version}`;
}

function readable({ parts }: LoadedFiles): ParsedFile[] {
  return parts.flatMap(({ read }) => (typeof read === 'object' && read.value !== undefined ? [read] : []));
}

function refused(name: string, refuse: Exclude<NamedFile['read'], ParsedFile>): Problem[] {
  const { rule, message, hint } = refuse(name);
  return [problemAt({ file: name, line: 1, column: 1 }, 'error', rule, message, hint)];
}

/** A reference to any of the documents leads into the joined one. */
function moveAllReferences(draft: Draft, loaded: LoadedFiles, entry: ParsedFile): void {
  const joined: Joined = { files: new Set(loaded.parts.map(({ path }) => path)), into: entry.path };
  for (const file of loaded.files.values()) {
    const isPart = joined.files.has(file.path);
    const leadsTo = (uri: string) => joined.files.has(resolveFile(file.path, uri));
    if (isPart || [...fileReferences(file)].some(leadsTo))
      moveReferences(draft.open(file), file.path, isPart ? entry.path : file.path, joined);
  }
}

/** Moves what a document has into the first one. */
function joinPart(draft: Draft, first: JsonObject, part: JsonObject): Problem[] {
  const problems: Problem[] = [];
  const clash = (message: string, at: Source, there: Source, hint?: string) => {
    const place = `The other is at ${there.file}:${there.line}:${there.column}.`;
    problems.push(problemAt(at, 'error', PARTS_RULE, message, [place, hint ?? []].flat().join(' ')));
  };

  /** The object at a key, in both; moves that of the part if the first one has none. */
  function both(old: JsonObject, own: JsonObject, key: string): [JsonObject, JsonObject] | undefined {
    const [one, other] = [old[key], own[key]];
    if (!isObject(other)) return undefined;
    if (isObject(one)) return [one, other];
    if (!Object.hasOwn(old, key)) draft.set(old, key, other, [own, key]);
    return undefined;
  }

  function joinComponents(old: JsonObject, own: JsonObject, key: string): void {
    const [known, given] = both(old, own, key) ?? [];
    if (!known || !given) return;
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(known, name)) draft.set(known, name, given[name], [given, name]);
      else if (!isDeepStrictEqual(known[name], given[name])) {
        const message = `\`${key}\` has another \`${name}\`.`;
        const [at, there] = [draft.sourceOf(given, name, 'key'), draft.sourceOf(known, name, 'key')];
        clash(message, at, there, 'Rename one of them, or make them equal.');
      }
    }
  }

  function joinPaths(key: string): void {
    const [known, given] = both(first, part, key) ?? [];
    if (!known || !given) return;
    for (const path of Object.keys(given)) {
      if (!Object.hasOwn(known, path)) draft.set(known, path, given[path], [given, path]);
      else if (!path.startsWith('x-')) joinPath(known, given, path);
    }
  }

  function joinPath(known: JsonObject, given: JsonObject, path: string): void {
    const [old, own] = [known[path], given[path]];
    const at = (holder: JsonObject, key: string) => draft.sourceOf(holder, key, 'key');
    if (!isObject(old) || !isObject(own) || '$ref' in old || '$ref' in own)
      return clash(`Another document has the path \`${path}\`, too.`, at(given, path), at(known, path));
    const operations = Object.keys(own).filter((key) => METHODS.includes(key));
    for (const key of Object.keys(own)) {
      if (!Object.hasOwn(old, key) && operations.includes(key)) draft.set(old, key, own[key], [own, key]);
      else if (operations.includes(key))
        clash(`Another document has \`${key.toUpperCase()} ${path}\`, too.`, at(own, key), at(old, key));
      else if (!isDeepStrictEqual(old[key], own[key])) {
        const message = `\`${key}\` of the path \`${path}\` is not the same in another document.`;
        const there = Object.hasOwn(old, key) ? at(old, key) : at(known, path);
        clash(message, at(own, key), there, 'Make them equal, or say it of each operation.');
      }
    }
    const missing = Object.keys(old).find((key) => !METHODS.includes(key) && !Object.hasOwn(own, key));
    if (missing === undefined) return;
    const message = `\`${missing}\` of the path \`${path}\` is not the same in another document.`;
    clash(message, at(given, path), at(old, missing), 'Make them equal, or say it of each operation.');
  }

  for (const key of SWAGGER_ADDRESS) {
    if (part.swagger === undefined || isDeepStrictEqual(part[key], first[key])) continue;
    const place = (root: JsonObject) => draft.sourceOf(root, Object.hasOwn(root, key) ? key : 'swagger');
    clash(`\`${key}\` differs from that of another document.`, place(part), place(first));
  }
  for (const key of DEFAULTS) writeDefault(draft, first, part, key);
  for (const key of PATHS) joinPaths(key);
  const [known, given] = both(first, part, 'components') ?? [];
  for (const key of Object.keys(known && given ? given : {})) if (known && given) joinComponents(known, given, key);
  if (first.swagger !== undefined) for (const key of SWAGGER_COMPONENTS) joinComponents(first, part, key);
  joinTags(draft, first, part);
  joinExtensions(draft, first, part);
  return problems;
}

/** Writes what a document says of all of its operations onto each of them, where the first one says otherwise. */
function writeDefault(draft: Draft, first: JsonObject, part: JsonObject, key: string): void {
  const own = part[key];
  // Without servers, those of the first one are meant; without `security`, there is none.
  if (isDeepStrictEqual(own, first[key]) || (own === undefined && key !== 'security')) return;
  for (const item of PATHS.flatMap((name) => entries(part[name]).map(([, value]) => value))) {
    if (!isObject(item) || (key === 'servers' && Object.hasOwn(item, key))) continue;
    const others = isObject(item.additionalOperations) ? Object.values(item.additionalOperations) : [];
    for (const operation of [...METHODS.map((method) => item[method]), ...others]) {
      if (!isObject(operation) || Object.hasOwn(operation, key)) continue;
      const value = own === undefined ? draft.emptyList(operation) : draft.copy(own);
      draft.set(operation, key, value, own === undefined ? [part, 'paths'] : [part, key]);
    }
  }
}

/** Tags are the same by their name; the first that says something of one counts. */
function joinTags(draft: Draft, first: JsonObject, part: JsonObject): void {
  const given = list(part.tags);
  if (!Array.isArray(first.tags)) {
    if (given.length > 0) draft.set(first, 'tags', given, [part, 'tags']);
    return;
  }
  const tags: unknown[] = first.tags;
  for (const [index, tag] of given.entries()) {
    const known = tags.find((one) => isObject(one) && isObject(tag) && one.name === tag.name);
    if (!isObject(known) || !isObject(tag)) draft.set(tags, String(tags.length), tag, [given, String(index)]);
    else
      for (const key of Object.keys(tag)) if (!Object.hasOwn(known, key)) draft.set(known, key, tag[key], [tag, key]);
  }
}

/** Lists grow, others are those of the first document that has them. */
function joinExtensions(draft: Draft, first: JsonObject, part: JsonObject): void {
  for (const key of Object.keys(part)) {
    if (!key.startsWith('x-') || PATHS.includes(key)) continue;
    const [old, own] = [first[key], part[key]];
    if (!Object.hasOwn(first, key)) draft.set(first, key, own, [part, key]);
    else if (Array.isArray(old) && Array.isArray(own)) {
      for (const [index, item] of own.entries()) {
        if (!old.some((one) => isDeepStrictEqual(one, item)))
          draft.set(old, String(old.length), item, [own, String(index)]);
      }
    }
  }
}
