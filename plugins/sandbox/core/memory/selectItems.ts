import { exactText } from '../../../shared/core/exactJson';
import { isObject, type Json } from '../../../shared/core/json';
import type { SandboxMemory } from '../api';
import type { Item } from './collection';

export interface Selected {
  items: Item[];
  total: number;
  offset: number;
  limit: number | undefined;
}

type Parameters = Record<string, Json>;

/** The items that query parameters select, in the wanted page. */
export function selectItems(all: Item[], { filters = [], page = {} }: SandboxMemory, parameters: Parameters): Selected {
  const wanted = filters.flatMap((name) => {
    const value = parameters[name];
    return value === undefined ? [] : [{ name, texts: [value].flat().map(exactText) }];
  });
  const found =
    wanted.length === 0
      ? all
      : all.filter((item) =>
          wanted.every(({ name, texts }) =>
            [item[name] ?? null].flat().some((value) => texts.includes(exactText(value))),
          ),
        );
  const limit = page.limit && (wholeOf(parameters, page.limit.name) ?? page.limit.default);
  const number = page.page && (wholeOf(parameters, page.page.name) ?? page.page.first) - page.page.first;
  const size = limit ?? found.length;
  const offset = (page.offset && wholeOf(parameters, page.offset)) || Math.max(number ?? 0, 0) * size;
  return { items: found.slice(offset, offset + size), total: found.length, offset, limit };
}

function wholeOf(parameters: Parameters, name: string): number | undefined {
  const value = parameters[name];
  return typeof value === 'number' && value >= 0 ? Math.floor(value) : undefined;
}

const TOTAL = /^total(_?(count|items|results|elements|records|size))?$/i;
const PAGES = /^(total_?pages|page_?count|pages)$/i;
const COUNT = /^(count|number_?of_?elements|returned)$/i;
const MORE = /^has_?(more|next|next_?page)$/i;
const NEXT = /^next(_?(page|cursor|page_?token|token|link|url))?$/i;

/** Writes into what is around a list which part of how many items it is. */
export function describeSelection(around: Json, { items, total, offset, limit }: Selected, list: Json): void {
  if (around === list || !isObject(around)) return;
  const isLast = offset + items.length >= total;
  const object = around;
  for (const [name, value] of Object.entries(object)) {
    if (typeof value === 'number') {
      if (TOTAL.test(name)) object[name] = total;
      else if (COUNT.test(name)) object[name] = items.length;
      else if (PAGES.test(name)) object[name] = limit ? Math.ceil(total / limit) : 1;
      else if (/^offset$/i.test(name)) object[name] = offset;
      else if (/^limit$/i.test(name) && limit !== undefined) object[name] = limit;
    } else if (typeof value === 'boolean') {
      if (MORE.test(name)) object[name] = !isLast;
    } else if (NEXT.test(name) && isLast && value !== list) delete object[name];
    else describeSelection(value, { items, total, offset, limit }, list);
  }
}
