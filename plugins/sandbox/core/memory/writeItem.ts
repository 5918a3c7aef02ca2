import { exactNumber, parseExact } from '../../../shared/core/exactJson';
import { isObject, type Json } from '../../../shared/core/json';
import { findNode } from '../../../shared/core/pointer';
import type { SandboxMemory } from '../api';
import type { Checked } from '../request/checkRequest';
import type { Item } from './collection';
import { dropHidden } from './dropHidden';

/** What callers send of an item: without what only the server sets; `undefined` if the body is no object. */
export function readItem(body: Checked['body'], { bodyAt = [], fixed = [], unsent }: SandboxMemory): Item | undefined {
  const sent = body === undefined ? {} : findNode(dropHidden(body, unsent), bodyAt);
  if (!isObject(sent)) return undefined;
  return Object.fromEntries(Object.entries(sent as Item).filter(([name]) => !fixed.includes(name)));
}

/** A new item: what the server adds, defaults, and what was sent. */
export function createItem({ made, defaults }: SandboxMemory, sent: Item): Item {
  return { ...parseItem(made), ...parseItem(defaults), ...sent };
}

/** Keeps what the server has added. */
export function replaceItem(existing: Item, { made, defaults, fixed = [] }: SandboxMemory, sent: Item): Item {
  const names = new Set([...Object.keys(parseItem(made)), ...fixed]);
  const kept = Object.entries(existing).filter(([name]) => names.has(name));
  return { ...Object.fromEntries(kept), ...parseItem(defaults), ...sent };
}

/** RFC 7396: null removes a field if the body is a merge patch; otherwise it is a value. */
export function changeItem(existing: Item, sent: Item, isMergePatch: boolean): Item {
  const changed = { ...existing };
  for (const [name, value] of Object.entries(sent)) {
    const before = Object.hasOwn(existing, name) ? existing[name] : undefined;
    if (value === null && isMergePatch) delete changed[name];
    else if (isObject(value)) changed[name] = changeItem(isObject(before) ? before : {}, value, isMergePatch);
    else changed[name] = value;
  }
  return changed;
}

/** Writes values of the path, such as `guild_id`, into the properties of the same name. */
export function addPath(item: Item, texts: ReadonlyMap<string, string>, shown: string[] = []): Item {
  const entries = [...texts].flatMap(([name, text]): Array<[string, Json]> => {
    const before = item[name];
    if (before === undefined && !shown.includes(name)) return [];
    return [[name, typeof before === 'number' && /^-?\d+$/.test(text) ? exactNumber(text) : text]];
  });
  return { ...item, ...Object.fromEntries(entries) };
}

function parseItem(text: string | undefined): Item {
  const value = text === undefined ? {} : parseExact(text);
  return isObject(value) ? value : {};
}
