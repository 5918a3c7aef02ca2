import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { findUnsupportedNames, findUnsupportedStyles, hasNewSyntax } from './support/findUnsupported';

/** What the scripts ask for before they use it, and what is a name of theirs. */
const NAMES = [
  // Lights up places in samples where the browser can.
  ['CSS.highlights', 'Highlight'],
  // `oauth4webapi` asks for them.
  ['URL.parse', 'Uint8Array.fromBase64', '.fromBase64', '.toBase64'],
  // Of Trusted Types, where browsers have them.
  ['.createPolicy', '.createHTML', '.createScriptURL'],
  // React asks for them.
  ['.startViewTransition', '.skipTransition'],
  // Of V8 alone: libraries ask for it.
  ['Error.captureStackTrace', '.captureStackTrace'],
  // Of React, its helpers, a parser and `html2sketch`.
  ['.createContext', '.allowedFeatures', '.isValid', '.readValue', '.getProperties', '.toArray'],
].flat();

/** What styles do without: nothing is lost but an ornament. */
const STYLES = [
  // Written with prefixes, too.
  ['user-select', 'text-size-adjust', 'backdrop-filter'],
  ['::-webkit-scrollbar', '::-webkit-scrollbar-track', '::-webkit-scrollbar-thumb', '-webkit-tap-highlight-color'],
  ['scrollbar-width', 'scrollbar-width: thin', 'scrollbar-gutter', 'scrollbar-gutter: stable'],
  ['::details-content', '::highlight', 'container-type: scroll-state', 'text-wrap: pretty'],
  ['field-sizing', 'field-sizing: content', 'content-visibility', 'content-visibility: visible'],
  ['break-after: avoid', 'page-break-after: avoid', 'forced-color-adjust', 'forced-color-adjust: none'],
].flat();

/** Those of one language: those of others differ in their words alone. */
function readFiles(kind: 'js' | 'css'): Array<{ file: string; text: string }> {
  const folder = join(inject('buildFolder'), 'assets');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(`.${kind}`));
  return files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

it('scripts work in the oldest browsers of the browserslist', async () => {
  const files = readFiles('js');
  expect(files.length).toBeGreaterThan(50);
  const names = new Set(files.flatMap(({ text }) => [...findUnsupportedNames(text)]));
  expect([...names].filter((name) => !NAMES.includes(name))).toEqual([]);
  const isNew = await Promise.all(files.map(({ text }) => hasNewSyntax(text)));
  expect(files.filter((_, index) => isNew[index]).map(({ file }) => file)).toEqual([]);
});

it('styles lose no more than ornaments in the oldest browsers of the browserslist', () => {
  const found = new Set(readFiles('css').flatMap(({ text }) => [...findUnsupportedStyles(text)]));
  expect([...found].filter((name) => !STYLES.includes(name))).toEqual([]);
});

it('newer names, syntax and styles are found', async () => {
  const script = 'const a = new Temporal.Instant(0); Iterator.concat(a); Math.sumPrecise([]); [].toHashed();';
  expect([
    ...findUnsupportedNames(`${script} a.getOrInsertComputed(1); document.caretPositionFromPoint(1, 1);`),
  ]).toEqual([
    'Temporal',
    'Iterator.concat',
    'Math.sumPrecise',
    '.sumPrecise',
    '.getOrInsertComputed',
    '.caretPositionFromPoint',
  ]);
  expect(await Promise.all(['/(?<=a)[\\p{L}--b]/v', 'using a = b', 'class A { @b c }'].map(hasNewSyntax))).toEqual([
    false,
    true,
    true,
  ]);
  const css = 'a:open{color:contrast-color(red);interpolate-size:allow-keywords}@position-try --a{top:0}b{color:red}';
  expect([...findUnsupportedStyles(css)].sort()).toEqual([
    ':open',
    '@position-try',
    'color: contrast-color(',
    'interpolate-size',
    'interpolate-size: allow-keywords',
  ]);
});
