import type { Source } from '../../../shared/problem';
import { isObject, type JsonObject } from '../json';
import { assumptions, keywords, link, list, objects, sortByOrder, text } from './reader';
import type { Operation, PageMeta, Tag } from './types';

/** Where operations without a tag stand, so that no call is lost. */
export const UNTAGGED = 'Other';
export const UNTAGGED_WEBHOOKS = 'Webhooks';

/**
 * The declared tags in their order, then those that operations use without declaring them. An operation without a tag
 * is given the page "Other", a webhook "Webhooks". A tag that marks traits is no page for operations.
 */
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
    if (!name || tags.has(name)) continue;
    if (isTrait(node)) traits.add(name);
    tags.set(name, {
      name,
      title: tagTitle(node, name),
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
  for (const operation of operations) {
    const home = operation.tags.find((name) => !traits.has(name)) ?? untagged(operation);
    operation.tags = [home, ...operation.tags.filter((name) => name !== home)];
    if (!tags.has(home))
      tags.set(home, { name: home, title: home, page: {}, group: groups.get(home), source: operation.source });
  }
  cutCircles(tags);
  const used = new Set(operations.map(({ tags: [home] }) => home));
  const parents = new Set(
    [...tags.values()].filter(({ name }) => used.has(name)).flatMap((tag) => ancestors(tag, tags)),
  );
  return sortByGroup(
    [...tags.values()].filter((tag) => used.has(tag.name) || tag.description !== undefined || parents.has(tag.name)),
    groups,
  );
}

export function tagTitle(node: JsonObject | undefined, name: string): string {
  return text(node?.['x-displayName']) ?? text(node?.summary) ?? name;
}

/** `x-traitTag`, or (3.2) a `kind` that is not for navigation: it says what an operation is like, not where it belongs. */
function isTrait(node: JsonObject): boolean {
  return node['x-traitTag'] === true || ['badge', 'audience'].includes(String(node.kind));
}

function untagged({ kind }: Operation): string {
  return kind === 'webhook' ? UNTAGGED_WEBHOOKS : UNTAGGED;
}

/** Names of the tags above one. */
function ancestors({ parent }: Tag, tags: Map<string, Tag>): string[] {
  const above = parent === undefined ? undefined : tags.get(parent);
  return above ? [above.name, ...ancestors(above, tags)] : [];
}

/** A tag whose parents lead back to itself has none: so no page is lost in a circle. */
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

/** By tag, in the order in which the groups name them. */
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

/** Tags without a group first, as the sidebar has them, then those of the groups in the order of each. */
function sortByGroup(tags: Tag[], groups: Map<string, TagGroup>): Tag[] {
  const names = [...groups.keys()];
  return tags.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
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

const MAX_PATH = 150;

/**
 * A path of plain segments, as `extensions.schema.json` wants it: any other could lead out of the docs folder. `index`
 * is the name of the file that stands for its folder, and file names end somewhere.
 */
function pagePath(value: unknown): string | undefined {
  const path = text(value)?.replace(/^\/+|\/+$/g, '');
  const isPlain = path !== undefined && path.length <= MAX_PATH && /^[a-z\d-]+(\/[a-z\d-]+)*$/.test(path);
  return isPlain && !/(^|\/)index$/.test(path) ? path : undefined;
}

function order(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
