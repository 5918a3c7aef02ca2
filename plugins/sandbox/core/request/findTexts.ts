import type { SandboxParameter } from '../api';
import type { Texts } from './readTexts';
import type { SentRequest } from './sentRequest';

export interface Places {
  path: Map<string, string>;
  query: Texts;
  search: string;
  headers: SentRequest['headers'];
  cookies: Texts;
}

export interface SentTexts {
  texts: string[];
  /** Fields of an object by path: `filter[size]` is `['size']`. */
  members: Array<[path: string[], text: string]>;
}

type Wanted = Pick<SandboxParameter, 'name' | 'in' | 'list' | 'object' | 'fields'>;

export function findTexts(parameter: Wanted, places: Places): SentTexts {
  const { name, in: place, list, object } = parameter;
  if (place === 'querystring') {
    const members = object ? [...places.query].flatMap(([key, texts]) => texts.map((text) => member([key], text))) : [];
    return { texts: places.search === '' ? [] : [places.search], members };
  }
  if (place === 'path' || place === 'header') {
    const text = place === 'path' ? places.path.get(name) : places.headers.get(name);
    return { texts: text === undefined || text === null ? [] : [text], members: [] };
  }
  const all = place === 'query' ? places.query : places.cookies;
  const texts = all.get(name) ?? [];
  const separator = list ?? object?.separator;
  if (separator === 'deep')
    return { texts: [...texts, ...listItems(name, list, all)], members: deepMembers(name, all) };
  return { texts, members: object && separator === 'repeat' ? ownMembers(parameter, all) : [] };
}

function member(path: string[], text: string): [string[], string] {
  return [path, text];
}

/** `size=1&colour=red`: each field under its own name. */
function ownMembers({ fields, object }: Wanted, all: Texts): SentTexts['members'] {
  const { others } = object ?? {};
  // `filter[size]` belongs to `filter`.
  const isOfOther = (name: string) => others?.includes(name) || others?.includes(name.replace(/\[.*$/, ''));
  const own = others ? [...all.keys()].filter((name) => !isOfOther(name)) : Object.keys(fields ?? {});
  return own.flatMap((field) => (all.get(field) ?? []).map((text) => member([field], text)));
}

function deepMembers(name: string, all: Texts): SentTexts['members'] {
  return [...all].flatMap(([key, texts]) => {
    if (!key.startsWith(`${name}[`) || !key.endsWith(']')) return [];
    const path = key.slice(name.length + 1, -1).split('][');
    return texts.map((text) => member(path, text));
  });
}

/** `tag[]=a&tag[1]=b`: many clients write lists like this. */
function listItems(name: string, list: Wanted['list'], all: Texts): string[] {
  return list ? deepMembers(name, all).map(([, text]) => text) : [];
}
