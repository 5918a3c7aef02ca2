import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import packageJson from '../../../package.json' with { type: 'json' };

/** Of MDN's data. */
interface Compat {
  support: Record<string, Statement | Statement[]>;
}

interface Statement {
  version_added: string | boolean | null;
  version_removed?: string | boolean | null;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

interface Feature {
  __compat?: Compat;
  [name: string]: Feature | Compat | undefined;
}

type Data = Record<'api' | 'css' | 'javascript', Feature>;

const DATA = createRequire(import.meta.url)('@mdn/browser-compat-data') as Data;

const VERSIONS: ReadonlyArray<[browser: string, version: number]> = packageJson.browserslist.map((line) => {
  const [browser = '', , version] = line.split(' ');
  return [browser, Number(version)];
});

const isSupported = ({ support }: Compat) =>
  VERSIONS.every(([browser, version]) => [support[browser] ?? []].flat().some((one) => holds(one, version)));

function holds({ version_added: added, version_removed: removed, ...rest }: Statement, version: number): boolean {
  if (rest.flags || rest.prefix || rest.alternative_name || typeof added !== 'string') return false;
  return toNumber(added) <= version && !(typeof removed === 'string' && toNumber(removed) <= version);
}

function toNumber(version: string): number {
  const [major = NaN, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return Number(`${major}.${minor}`);
}

function get(feature: Feature | undefined, ...path: string[]): Feature | undefined {
  return path.reduce<Feature | undefined>((at, name) => {
    const inner = at && Object.hasOwn(at, name) ? at[name] : undefined;
    return inner && !('support' in inner) ? inner : undefined;
  }, feature);
}

function namesOf(feature: Feature | undefined): string[] {
  return Object.keys(feature ?? {}).filter((name) => name !== '__compat');
}

// oxlint-disable-next-line no-underscore-dangle -- a name of MDN
const compatOf = (feature: Feature | undefined) => feature?.__compat;

function lacks(feature: Feature | undefined): boolean {
  const compat = compatOf(feature);
  return compat !== undefined && !isSupported(compat);
}

const LANGUAGE = get(DATA.javascript, 'builtins');
const global = (name: string) => get(LANGUAGE, name) ?? get(DATA.api, name);
const memberOf = (owner: Feature | undefined, name: string) => get(owner, `${name}_static`) ?? get(owner, name);

/** What every object that has such a member says of it. */
const METHODS = new Map<string, Feature[]>();
for (const of of [LANGUAGE, DATA.api]) {
  for (const owner of namesOf(of).map((name) => get(of, name))) {
    for (const key of namesOf(owner)) {
      const name = key.replace(/_static$/, '');
      METHODS.set(name, [...(METHODS.get(name) ?? []), get(owner, key) ?? {}]);
    }
  }
}

/**
 * Of the globals, static members and methods that a script names, those that a browser of the `browserslist` lacks. Nobody
 * knows whose method it is: one is found only if no object there has it.
 */
export function findUnsupportedNames(script: string): Set<string> {
  const found = new Set<string>();
  for (const [text, owner = '', name = ''] of script.matchAll(/(?<![\w$.])([A-Z]\w+)\.(\w+)/g)) {
    const [object, own] = [global(owner), memberOf(global(owner), name)];
    if (lacks(object)) found.add(owner);
    else if (lacks(own)) found.add(text);
  }
  for (const [, name = ''] of script.matchAll(/(?<![\w$.])(?:new )?([A-Za-z]\w{3,})\(/g))
    if (lacks(global(name))) found.add(name);
  // A name of one word may well be that of an object of the script.
  for (const [text, name = ''] of script.matchAll(/\.([a-z]+[A-Z]\w*)(?=\()/g)) {
    const owners = METHODS.get(name) ?? [];
    if (owners.length > 0 && owners.every(lacks)) found.add(text);
  }
  return found;
}

/** Esbuild takes no browser for one that has these: all have them, but not for the characters of the last Unicode. */
const KNOWN = { 'regexp-unicode-property-escapes': true, 'regexp-set-notation': true };

/** Whether a script has syntax, also of regular expressions, that some of them lack, and that esbuild would rewrite. */
export async function hasNewSyntax(script: string): Promise<boolean> {
  const target = VERSIONS.map(([browser, version]) => `${browser}${version}`);
  const [left, rewritten] = await Promise.all(
    ['esnext', target].map((one) => transform(script, { target: one, logLevel: 'silent', supported: KNOWN })),
  );
  return left?.code !== rewritten?.code;
}

/** The rules, selectors, properties, values and functions of styles that some of them lack. */
export function findUnsupportedStyles(css: string): Set<string> {
  const found = new Set<string>();
  const check = (name: string, ...features: Array<Feature | undefined>) => {
    const known = features.filter(compatOf);
    if (known.length > 0 && known.every(lacks)) found.add(name);
  };
  const { 'at-rules': rules, properties, selectors, types } = { ...DATA.css };
  const [atRules, all, pseudos, kinds] = [rules, properties, selectors, types].map((one) => one as Feature);
  const plain = css.replace(/url\([^)]*\)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[^]*?\*\//g, '""');
  for (const [, name = ''] of plain.matchAll(/@([a-z-]+)/g)) check(`@${name}`, get(atRules, name));
  for (const [, name = ''] of plain.matchAll(/@media[^{]*?\(([a-z-]+)/g))
    check(`@media (${name})`, get(atRules, 'media', name));
  for (const [, selector = ''] of plain.matchAll(/(?:^|[{}])([^{};@]+)(?=\{)/g)) {
    for (const [text, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) check(text, get(pseudos, name));
  }
  for (const [, property = '', value = ''] of plain.matchAll(/[{;]\s*([a-z-]+)\s*:([^{};]*)(?=[;}])/g)) {
    check(property, get(all, property));
    for (const [word] of value.matchAll(/[a-z][a-z-]*\(?/g)) {
      const name = word.replace('(', '');
      const own = get(all, property, name);
      const types = word.endsWith('(') ? namesOf(kinds).map((kind) => get(kinds, kind, name)) : [];
      check(`${property}: ${word}`, own, ...types);
    }
  }
  return found;
}
