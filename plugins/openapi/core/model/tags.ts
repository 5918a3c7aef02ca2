import type { Source } from '../../../shared/problem';
import { isObject, type JsonObject } from '../json';
import { link, list, objects, text } from './reader';
import type { Operation, PageMeta, Tag } from './types';

/** Where operations without a tag stand, so that no call is lost. */
export const UNTAGGED = 'Other';
export const UNTAGGED_WEBHOOKS = 'Webhooks';

/**
 * The declared tags in their order, then those that operations use without declaring them. An operation without a tag
 * is given the page "Other", a webhook "Webhooks".
 */
export function readTags(
  root: JsonObject,
  operations: Operation[],
  positionOf: (node: object, key?: string) => Source | undefined,
  fallback: Source,
): Tag[] {
  const groups = readTagGroups(root['x-tagGroups']);
  const tags = new Map<string, Tag>();
  for (const node of objects(root.tags)) {
    const name = text(node.name);
    if (!name || tags.has(name) || node['x-traitTag'] === true) continue;
    tags.set(name, {
      name,
      title: text(node['x-displayName']) ?? text(node.summary) ?? name,
      description: text(node.description),
      externalDocs: link(node.externalDocs),
      page: readPageMeta(node['x-page']),
      group: groups.get(name) ?? text(node.parent),
      source: positionOf(node, 'name') ?? positionOf(node) ?? fallback,
    });
  }
  for (const operation of operations) {
    if (operation.tags.length === 0) operation.tags = [operation.kind === 'webhook' ? UNTAGGED_WEBHOOKS : UNTAGGED];
    for (const name of operation.tags.slice(0, 1)) {
      if (!tags.has(name))
        tags.set(name, { name, title: name, page: {}, group: groups.get(name), source: operation.source });
    }
  }
  const used = new Set(operations.map((operation) => operation.tags[0]));
  return [...tags.values()].filter((tag) => used.has(tag.name) || tag.description !== undefined);
}

function readTagGroups(value: unknown): Map<string, string> {
  const groups = new Map<string, string>();
  for (const group of objects(value)) {
    const name = text(group.name);
    for (const tag of list(group.tags)) if (name && typeof tag === 'string') groups.set(tag, name);
  }
  return groups;
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
    path: text(value.path)?.replace(/^\/+|\/+$/g, ''),
    order: order(value.order),
    group: entry(value.group),
    nav: nav && { ...nav, ...(second ? { second } : {}) },
  };
}

function order(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
