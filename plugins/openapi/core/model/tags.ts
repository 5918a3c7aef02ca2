import { assumptions, isHidden, keywords, link, objects, sortByOrder, text } from '../../../schema/core/reader';
import extensions from '../../../shared/core/extensions/extensions.schema.json';
import { groupBy } from '../../../shared/core/groupBy';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { nameKey } from '../../../shared/core/nouns';
import { joinTitle, splitWords } from '../../../shared/core/splitWords';
import type { Source } from '../../../shared/problem';
import { groupByPath, MAX_SIZE } from './groupByPath';
import { plainLine } from './plainLine';
import type { Operation, PageMeta, Tag } from './types';

const UNTAGGED = 'Other';
const UNTAGGED_WEBHOOKS = 'Webhooks';

const SHORT_TEXT = 200;

/** Declared tags, then undeclared ones, then groups of untagged operations by path, then "Other" and "Webhooks". */
export function readTags(
  root: JsonObject,
  operations: Operation[],
  positionOf: (node: object, key?: string) => Source | undefined,
  fallback: Source,
): Tag[] {
  const groups = readTagGroups(root['x-tagGroups']);
  const tags = new Map<string, Tag>();
  const traits = new Set<string>();
  for (const node of sortByOrder(objects(root.tags), (tag) => tag)) {
    const name = text(node.name);
    if (!name || tags.has(name) || isHidden(node)) continue;
    if (isTrait(node)) traits.add(name);
    tags.set(name, {
      name,
      title: tagTitle(name, node),
      description: text(node.description),
      externalDocs: link(node.externalDocs),
      ...assumptions(node),
      ...keywords(node),
      page: readPageMeta(node['x-page']),
      group: groups.get(name),
      parent: text(node.parent),
      source: positionOf(node, 'name') ?? positionOf(node) ?? fallback,
    });
  }
  const give = (operation: Operation, home: string, rest?: Partial<Tag>) => {
    operation.tags = [home, ...operation.tags.filter((name) => name !== home)];
    if (tags.has(home)) return;
    tags.set(home, { name: home, title: home, page: {}, group: groups.get(home), source: operation.source, ...rest });
  };
  const untagged = operations.filter((operation) => {
    const home = operation.tags.find((name) => !traits.has(name));
    if (home !== undefined) give(operation, home);
    return home === undefined;
  });
  const known = new Map(
    [...tags.keys()].flatMap((name) => (traits.has(name) ? [] : [[nameKey(splitWords(name)), name]])),
  );
  const byPath = groupByPath(
    untagged.filter(({ kind }) => kind === 'operation'),
    new Set(known.keys()),
  );
  for (const operation of untagged) {
    const title = byPath.get(operation);
    if (title !== undefined) give(operation, known.get(nameKey(splitWords(title))) ?? title);
  }
  for (const operation of untagged) {
    if (byPath.has(operation)) continue;
    if (operation.kind === 'webhook') give(operation, UNTAGGED_WEBHOOKS);
    else give(operation, UNTAGGED, { isUngrouped: true });
  }
  for (const operation of operations) addBadges(operation, objects(root.tags));
  divideLargeTags(tags, operations);
  dropSharedPrefix([...tags.values()]);
  cutCircles(tags);
  const used = new Set(operations.map(({ tags: [home] }) => home));
  const isTold = ({ name, description }: Tag) => traits.has(name) && description !== undefined;
  const parents = new Set(
    [...tags.values()].filter(({ name }) => used.has(name)).flatMap((tag) => ancestors(tag, tags)),
  );
  return sortByGroup(
    [...tags.values()].filter((tag) => used.has(tag.name) || parents.has(tag.name) || isChapter(tag) || isTold(tag)),
    groups,
  );
}

/** A tag without calls whose description is a text of its own. A short one is about calls that are hidden or missing. */
function isChapter({ description = '' }: Tag): boolean {
  return description.length > SHORT_TEXT || /\n\s*\n/.test(description.trim());
}

/** Tags of more calls get groups below them, as calls without a tag do. A single tag, which tells nothing apart, gives way to its groups. */
function divideLargeTags(tags: Map<string, Tag>, operations: Operation[]): void {
  for (const [name, members] of groupBy(operations, ({ tags: [home = ''] }) => home)) {
    const tag = tags.get(name);
    if (members.length <= MAX_SIZE || !tag || tag.isUngrouped) continue;
    const groups = groupByPath(members, new Set());
    if (new Set(groups.values()).size < 2) continue;
    const isOnly = tags.size === 1 && !isChapter(tag);
    for (const [operation, title] of groups) {
      if (nameKey(splitWords(title)) === nameKey(splitWords(tag.title))) continue;
      const inner = isOnly ? title : `${name} ${title}`;
      operation.tags = [inner, ...operation.tags.slice(1)];
      if (tags.has(inner)) continue;
      const { group, source } = tag;
      tags.set(inner, { name: inner, title, page: {}, group, source, ...(isOnly ? {} : { parent: name }) });
    }
    // What has no group comes last.
    if (isOnly && tags.delete(name)) tags.set(name, { ...tag, isUngrouped: true });
  }
}

/** `Api20100401Account`, `Api20100401Address` -> `Account`, `Address`: what all names share tells nothing apart. */
function dropSharedPrefix(tags: Tag[]): void {
  const [first, ...others] = tags.filter(({ isUngrouped }) => !isUngrouped);
  if (!first || others.length < 2) return;
  let length = 0;
  while (length < first.title.length && others.every(({ title }) => title[length] === first.title[length])) length += 1;
  const isJoint = ({ title }: Tag) =>
    /^[^ ]*[\p{Ll}\d]$/u.test(title.slice(0, length)) && /^\p{Lu}/u.test(title.slice(length));
  if (![first, ...others].every(isJoint)) return;
  for (const tag of [first, ...others]) tag.title = joinTitle(splitWords(tag.title.slice(length)));
}

function addBadges({ badges, tags, callbacks }: Operation, declared: JsonObject[]): void {
  const titleOf = (name: string) =>
    tagTitle(
      name,
      declared.find((node) => node.name === name),
    );
  badges.push(...tags.slice(1).map(titleOf));
  for (const callback of callbacks) addBadges(callback, declared);
}

function tagTitle(name: string, node: JsonObject | undefined): string {
  return plainLine(node?.['x-displayName']) ?? plainLine(node?.summary) ?? name;
}

/** `x-traitTag`, or a 3.2 `kind` that is not for navigation: it describes an operation, but does not place it. */
function isTrait(node: JsonObject): boolean {
  return node['x-traitTag'] === true || ['badge', 'audience'].includes(String(node.kind));
}

function ancestors({ parent }: Tag, tags: Map<string, Tag>): string[] {
  const above = parent === undefined ? undefined : tags.get(parent);
  return above ? [above.name, ...ancestors(above, tags)] : [];
}

/** Breaks circular parents, so that no page is lost. */
function cutCircles(tags: Map<string, Tag>): void {
  for (const tag of tags.values()) {
    if (tag.parent !== undefined && !tags.has(tag.parent)) tag.parent = undefined;
    const seen = new Set<string>();
    for (let name = tag.parent; name !== undefined && !seen.has(name); name = tags.get(name)?.parent) {
      if (name === tag.name) tag.parent = undefined;
      seen.add(name);
    }
  }
}

interface TagGroup {
  title: string;
  order: number;
}

function readTagGroups(value: unknown): Map<string, TagGroup> {
  const groups = new Map<string, TagGroup>();
  for (const [index, group] of objects(value).entries()) {
    const title = text(group.name);
    for (const tag of list(group.tags)) {
      if (title && typeof tag === 'string' && !groups.has(tag)) groups.set(tag, { title, order: index + 1 });
    }
  }
  return groups;
}

/** Sorts grouped tags as in the sidebar, then those without a group. */
function sortByGroup(tags: Tag[], groups: Map<string, TagGroup>): Tag[] {
  const names = [...groups.keys()];
  const placeOf = ({ name }: Tag) => (groups.has(name) ? names.indexOf(name) : names.length);
  return tags.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function readPageMeta(value: unknown): PageMeta {
  if (!isObject(value)) return {};
  const entry = (node: unknown) => {
    const title = isObject(node) ? text(node.title) : undefined;
    return isObject(node) && title ? { title, order: order(node.order) } : undefined;
  };
  const nav = entry(value.nav);
  const second = isObject(value.nav) ? entry(value.nav.second) : undefined;
  return {
    path: pagePath(value.path),
    order: order(value.order),
    group: entry(value.group),
    nav: nav && { ...nav, ...(second ? { second } : {}) },
  };
}

const { maxLength, pattern } = extensions.$defs['x-page'].properties.path;
const PATH = new RegExp(pattern);

/** Plain segments only: others could lead out of the docs folder. `index` is the page of its folder. */
function pagePath(value: unknown): string | undefined {
  const path = text(value)?.replace(/^\/+|\/+$/g, '');
  return path !== undefined && path.length <= maxLength && PATH.test(path) ? path : undefined;
}

function order(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
