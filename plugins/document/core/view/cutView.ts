import { HIDDEN, isHidden } from '../../../schema/core/hidden';
import { VERSION_KEYS, writtenVersions } from '../../../schema/core/reader';
import { entries, isObject, type JsonObject, list } from '../../../shared/core/json';
import { orderVersions } from '../../../shared/core/orderVersions';
import { findByRef } from '../../../shared/core/pointer';
import { didYouMean } from '../../../shared/suggest';
import { chooseOperations, listOperations, PATHS, tagsOf } from './chooseOperations';
import { dropUnreached, rescueInner } from './dropUnreached';
import { type Choice, matchesPath, readChoice } from './patterns';
import { filterList, findGone, removeNodes, visit } from './removeNodes';
import { saysAny, scrubExamples } from './scrubExamples';
import type { View } from './types';

/** What is wrong with a view. */
export interface ViewFault {
  message: string;
  hint?: string | undefined;
}

/**
 * Leaves of a document what a view shows, and nothing that leads to the rest or names it. Changes `root`. Returns names of
 * the view that are not in the document.
 */
export function cutView(root: JsonObject, view: View): ViewFault[] {
  const [paths, tags] = [readChoice(view.paths), readChoice(view.tags)];
  const faults = findUnknown(root, paths, tags);
  const before = takeStock(root);
  const finish = rescueInner(root);
  const hiddenTags = hideMarked(root, view);
  chooseOperations(root, paths, tags, hiddenTags);
  finish();
  const isEmpty = before.operations > 0 && listOperations(root).length === 0;
  if (isEmpty && faults.length === 0) faults.push({ message: 'The view shows no operation of this document.' });
  dropLinks(root, before.ids);
  // Tags first: they may lead to components, whose error codes count only while they are there.
  dropTags(root, before, tags);
  dropUnreached(root);
  dropNames(root, before);
  return faults;
}

function findUnknown(root: JsonObject, paths: Choice, tags: Choice): ViewFault[] {
  const allPaths = PATHS.flatMap((key) => entries(root[key]).map(([path]) => path));
  const used = listOperations(root).flatMap(({ operation }) => tagsOf(operation));
  const allTags = new Set([...used, ...namesOf(root.tags)]);
  const unknownTags = [...tags.wanted, ...tags.unwanted].filter((tag) => !allTags.has(tag));
  const unknownPaths = [...paths.wanted, ...paths.unwanted].filter(
    (pattern) => !allPaths.some((path) => matchesPath(path, pattern)),
  );
  return [
    ...unknownTags.map((tag) => ({
      message: `The view names the tag \`${tag}\`, which this document does not have.`,
      hint: didYouMean(tag, allTags),
    })),
    ...unknownPaths.map((pattern) => ({
      message: `The view names \`${pattern}\`, and this document has no such path.`,
      hint: didYouMean(pattern, allPaths),
    })),
  ];
}

function namesOf(tags: unknown): string[] {
  return list(tags).flatMap((tag) => (isObject(tag) && typeof tag.name === 'string' ? [tag.name] : []));
}

/** Removes what is marked as internal, or is newer than the view. Returns the names of tags that are. */
function hideMarked(root: JsonObject, { internal, version }: View): ReadonlySet<unknown> {
  const isNewer = (node: JsonObject) => {
    const { since } = version === undefined ? {} : writtenVersions(node);
    return since !== undefined && version !== undefined && orderVersions(since, version) > 0;
  };
  const gone = findGone(root, (node) => (internal !== true && isHidden(node)) || isNewer(node));
  const schemes = new Set(
    entries(isObject(root.components) ? root.components.securitySchemes : undefined).flatMap(([name, scheme]) =>
      gone.has(scheme) ? [name] : [],
    ),
  );
  const hiddenTags = new Set(list(root.tags).flatMap((tag) => (gone.has(tag) && isObject(tag) ? [tag.name] : [])));
  const names = namesWithin(root, gone);
  scrubExamples(root, gone);
  removeNodes(root, gone);
  const left = namesWithin(root);
  const lost = new Set([...names].filter((name) => !left.has(name)));
  visit(root, (node, place) => {
    for (const key of ['x-codeSamples', 'x-code-samples'])
      filterList(node, key, (sample) => !isObject(sample) || !saysAny(sample.source, lost));
    if (schemes.size > 0 && Array.isArray(node.security) && place.kind === 'object')
      node.security = list(node.security).filter(
        (choice) => !isObject(choice) || !Object.keys(choice).some((name) => schemes.has(name)),
      );
    // Pages show what is internal only without the mark.
    if (internal === true) for (const key of HIDDEN) if (node[key] === true) delete node[key];
    if (version !== undefined) {
      const { deprecatedSince } = writtenVersions(node);
      if (deprecatedSince !== undefined && orderVersions(deprecatedSince, version) > 0)
        for (const key of [...VERSION_KEYS.filter((one) => one.includes('eprecated')), 'deprecated']) delete node[key];
    }
  });
  return hiddenTags;
}

/** Names of properties and parameters: of all, or of those that are gone. */
function namesWithin(root: JsonObject, gone?: ReadonlySet<unknown>): Set<string> {
  const names = new Set<string>();
  visit(root, (node, place) => {
    const { properties, name } = node;
    if (place.kind !== 'object') return;
    if (place.name === 'parameter' && typeof name === 'string' && (!gone || gone.has(node))) names.add(name);
    if (place.name !== 'schema' || !isObject(properties)) return;
    for (const [key, property] of Object.entries(properties))
      if (!gone || gone.has(node) || gone.has(property)) names.add(key);
  });
  return names;
}

interface Stock {
  operations: number;
  ids: Set<unknown>;
  tags: Set<string>;
  codes: Set<string>;
  scopes: Set<string>;
}

/** What operations name that is described elsewhere. */
function takeStock(root: JsonObject): Stock {
  const operations = listOperations(root).map(({ operation }) => operation);
  const codes = new Set<string>();
  const scopes = new Set<string>();
  visit(root, ({ 'x-errors': errors, security }) => {
    for (const error of list(errors)) codes.add(String(isObject(error) ? error.code : error));
    for (const choice of list(security).filter(isObject))
      for (const scope of Object.values(choice).flatMap(list)) scopes.add(String(scope));
  });
  const ids = new Set(operations.flatMap(({ operationId }) => operationId ?? []));
  return { operations: operations.length, ids, tags: new Set(operations.flatMap(tagsOf)), codes, scopes };
}

/** Removes links to operations that are gone. */
function dropLinks(root: JsonObject, known: ReadonlySet<unknown>): void {
  const { ids } = takeStock(root);
  const gone = findGone(root, ({ operationId, operationRef }, place) => {
    if (place !== 'link') return false;
    const isLost =
      typeof operationRef === 'string' && operationRef.startsWith('#') && findByRef(root, operationRef) === undefined;
    return isLost || (operationId !== undefined && known.has(operationId) && !ids.has(operationId));
  });
  removeNodes(root, gone);
}

/** Removes tags that only hidden operations had. */
function dropTags(root: JsonObject, before: Stock, tags: Choice): void {
  const { tags: usedTags } = takeStock(root);
  const parents = new Set(
    list(root.tags).flatMap((tag) => (isObject(tag) && usedTags.has(String(tag.name)) ? [tag.parent] : [])),
  );
  const isKept = (name: unknown) => {
    const isNamed =
      !tags.unwanted.includes(String(name)) && (tags.wanted.length === 0 || tags.wanted.includes(String(name)));
    return usedTags.has(String(name)) || (isNamed && (!before.tags.has(String(name)) || parents.has(name)));
  };
  filterList(root, 'tags', (tag) => !isObject(tag) || isKept(tag.name));
  for (const group of list(root['x-tagGroups']).filter(isObject)) filterList(group, 'tags', isKept);
  filterList(root, 'x-tagGroups', (group) => !isObject(group) || Array.isArray(group.tags));
}

/** Removes scopes and error codes that only hidden operations had. */
function dropNames(root: JsonObject, before: Stock): void {
  const { codes, scopes } = takeStock(root);
  const isLost = (name: string, used: ReadonlySet<string>, had: ReadonlySet<string>) =>
    had.has(name) && !used.has(name);
  filterList(
    root,
    'x-error-catalogue',
    (error) => !isObject(error) || !isLost(String(error.code), codes, before.codes),
  );
  visit(root, (node, place) => {
    if (place.kind !== 'object' || place.name !== 'OAuth flow' || !isObject(node.scopes)) return;
    for (const scope of Object.keys(node.scopes)) if (isLost(scope, scopes, before.scopes)) delete node.scopes[scope];
  });
}
