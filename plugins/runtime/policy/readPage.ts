import { createHash } from 'node:crypto';
import { parseFragment } from 'parse5';
import type { Problem } from '../../shared/problem';
import { DIRECTIVE, type Policy, parsePolicy } from './policy';

/** An attribute, or the name of a `<meta>`: what a page needs besides what it shows. See `shared/policyNeeds.ts`. */
const NEEDS = 'data-policy';

const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
/** Elements with attributes, and those whose text is no markup with their text. */
const ELEMENT = new RegExp(
  String.raw`<!--.*?-->|<(script|style|textarea|title)\b(${ATTRIBUTES})>(.*?)</\1\s*>|<([a-z][^\s/>]*)[\s/](${ATTRIBUTES})>`,
  'gis',
);
/** Most elements have no such attribute: they need not be parsed. A value that begins with `j` or `&` may be a script. */
const OF_INTEREST =
  /(?:^|[\s"'/])(?:on[a-z]+|style|src(?:set)?|poster|(?:form)?action)\s*=|data-policy|\brel\s*=[^>]*(?:stylesheet|icon|preload|manifest)|=\s*["']?[^\w"'>]*[j&]/i;

/** Directives by the element that loads from another origin, or sends to it, and its attribute. */
const LOADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  script: { src: 'script-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  input: { src: 'img-src', formaction: 'form-action' },
  button: { formaction: 'form-action' },
  form: { action: 'form-action' },
  iframe: { src: 'frame-src' },
  audio: { src: 'media-src' },
  video: { src: 'media-src', poster: 'img-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  track: { src: 'media-src' },
};
/** Directives by the `rel` of a `<link>`, and of one that is preloaded by its `as`. */
const LINKS: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
};
const PRELOADS: Readonly<Record<string, string>> = {
  audio: 'media-src',
  fetch: 'connect-src',
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
  track: 'media-src',
  video: 'media-src',
};
/** What may be `javascript:`. */
const LEADS = /^(?:(?:xlink:)?href|src|(?:form)?action|data)$/;

/** Browsers run it; a block of another type is data. */
const RUNS =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))?$/i;

export interface ReadPage {
  policy: Policy;
  problems: Problem[];
}

/**
 * Reads a built page: which hashes its inline scripts and styles have, and which origins it loads from. What no hash can allow is
 * a problem. `origin`: of the site.
 */
export function readPage(html: string, file: string, origin: string): ReadPage {
  const policy = new Map<string, Set<string>>();
  const problems: Problem[] = [];
  const add = (directive: string, ...sources: string[]) =>
    policy.set(directive, new Set([...(policy.get(directive) ?? []), ...sources]));

  for (const found of html.matchAll(ELEMENT)) {
    const [, raw, rawAttributes, text = '', name = raw, attributes = rawAttributes] = found;
    const tag = name?.toLowerCase();
    if (tag === 'style') add('style-src', hashOf(text));
    if (tag === undefined || attributes === undefined) continue;
    if (tag !== 'script' && !OF_INTEREST.test(attributes)) continue;
    const values = attributesOf(attributes);
    if (tag === 'script' && !values.has('src') && RUNS.test(values.get('type')?.trim() ?? ''))
      add('script-src', hashOf(text));
    for (const [directive, address] of loadsOf(tag, values)) {
      const source = sourceOf(address, origin);
      if (source) add(directive, source);
    }
    const style = values.get('style');
    if (style) add('style-src-attr', "'unsafe-hashes'", hashOf(style));
    const needs = values.get('name') === NEEDS ? values.get('content') : values.get(NEEDS);
    for (const [key, sources] of parsePolicy(needs ?? ''))
      if (DIRECTIVE.test(key) && [...sources].length > 0) add(key, ...sources);
    const script = [...values].find(([key, value]) => /^on[a-z]/.test(key) || (LEADS.test(key) && isScript(value)));
    if (script) problems.push(problemOf(script, html, found.index, file));
  }
  return { policy, problems };
}

function attributesOf(written: string): Map<string, string> {
  const [element] = parseFragment(`<x ${written}>`).childNodes;
  const attributes = element && 'attrs' in element ? element.attrs : [];
  return new Map(attributes.map(({ name, value }) => [name, value]));
}

function loadsOf(tag: string, values: ReadonlyMap<string, string>): Array<[directive: string, address: string]> {
  if (tag === 'link') {
    const kinds = values.get('rel')?.toLowerCase().split(/\s+/) ?? [];
    const directives = kinds.map((rel) => (rel === 'preload' ? PRELOADS[values.get('as') ?? ''] : LINKS[rel]));
    const address = values.get('href') ?? '';
    return directives.flatMap((directive) => (directive ? [[directive, address]] : []));
  }
  return Object.entries(LOADS[tag] ?? {}).flatMap(([attribute, directive]) => {
    const value = values.get(attribute) ?? '';
    const addresses = attribute === 'srcset' ? listImages(value) : [value];
    return addresses.map((address): [string, string] => [directive, address]);
  });
}

/** An address in `srcset` may have commas, and ends with none. */
function listImages(srcset: string): string[] {
  return Array.from(srcset.matchAll(/(\S*[^\s,])[^,]*/g), ([, address = '']) => address);
}

/** As browsers read it, tabs and line ends do not count. */
function isScript(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'javascript:';
}

/** What the site serves needs no source of its own. */
function sourceOf(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const { protocol, origin: own } = new URL(address, origin);
  if (protocol === 'data:' || protocol === 'blob:') return protocol;
  return own === origin || own === 'null' ? undefined : own;
}

/** Browsers hash what a page has after line ends became `\n`. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;
}

function problemOf([key, value]: [string, string], html: string, at: number, file: string): Problem {
  const before = html.slice(0, at).split('\n');
  return {
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    rule: 'inline-script',
    severity: 'error',
    message: `\`${key}="${value}"\` is a script that no hash in a Content-Security-Policy can allow.`,
    hint: 'Call `addEventListener` in a script, or write `policy: false` to set headers yourself.',
  };
}
