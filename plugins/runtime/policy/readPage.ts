import { createHash } from 'node:crypto';
import { parseFragment } from 'parse5';
import type { Problem } from '../../shared/problem';
import { DIRECTIVE, type Policy, parsePolicy } from './policy';

/** An attribute, or the name of a `<meta>`: what a page needs besides what it shows. See `shared/policyNeeds.ts`. */
const NEEDS = 'data-policy';

const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
/** Elements with attributes, and those whose text is no markup with their text. */
const ELEMENT = new RegExp(
  String.raw`<!--.*?-->|<(script|style|textarea|title)\b(${ATTRIBUTES})>(.*?)</\1\s*>|<([a-z][^\s/>]*)\s(${ATTRIBUTES})>`,
  'gis',
);
/** Most elements have no such attribute: they need not be parsed. */
const OF_INTEREST = /(?:^|[\s"'])(?:on[a-z]+|style|src)\s*=|data-policy|\brel\s*=\s*["']?stylesheet|javascript:/i;

/** Directives by the element that loads from another origin. */
const LOADS: Readonly<Record<string, string>> = {
  script: 'script-src',
  link: 'style-src',
  img: 'img-src',
  iframe: 'frame-src',
  audio: 'media-src',
  video: 'media-src',
  source: 'media-src',
};

/** Browsers run it; a block of another type is data. */
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

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
    if (tag === 'script' && !values.has('src') && RUNS.test(values.get('type') ?? '')) add('script-src', hashOf(text));
    const address = values.get(tag === 'link' ? 'href' : 'src');
    const directive = LOADS[tag];
    if (directive && address && (tag !== 'link' || /\bstylesheet\b/i.test(values.get('rel') ?? ''))) {
      const source = sourceOf(address, origin);
      if (source) add(directive, source);
    }
    const style = values.get('style');
    if (style) add('style-src-attr', "'unsafe-hashes'", hashOf(style));
    const needs = values.get('name') === NEEDS ? values.get('content') : values.get(NEEDS);
    for (const [key, sources] of parsePolicy(needs ?? ''))
      if (DIRECTIVE.test(key) && [...sources].length > 0) add(key, ...sources);
    const script = [...values].find(([key, value]) => /^on[a-z]/.test(key) || /^\s*javascript:/i.test(value));
    if (script) problems.push(problemOf(script, html, found.index, file));
  }
  return { policy, problems };
}

function attributesOf(written: string): Map<string, string> {
  const [element] = parseFragment(`<x ${written}>`).childNodes;
  const attributes = element && 'attrs' in element ? element.attrs : [];
  return new Map(attributes.map(({ name, value }) => [name, value]));
}

/** What the site serves needs no source of its own. */
function sourceOf(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const { protocol, origin: own } = new URL(address, origin);
  if (protocol === 'data:' || protocol === 'blob:') return protocol;
  return own === origin ? undefined : own;
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
