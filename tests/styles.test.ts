import { describe, expect, it } from 'vitest';
import { listSources, readSource } from './helpers/sources';

/** Of all style sheets of the package and of this site, one for each entry of a list. */
function listSelectors(): string[] {
  const files = ['plugins', 'src'].flatMap((folder) => listSources(folder, /\.css$/));
  const preludes = files.flatMap((file) => {
    const text = readSource(file).replace(/\/\*.*?\*\//gs, '');
    return Array.from(text.matchAll(/([^{};]+)\{/g), ([, prelude = '']) => prelude.trim());
  });
  return preludes.filter((prelude) => !prelude.startsWith('@')).flatMap((list) => list.split(/,(?![^(]*\))\s*/));
}

/** The last part, which says what is styled; conditions of `:has` and `:not` do not. */
function styledPart(selector: string): string {
  const plain = selector.replace(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, '');
  return plain.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '';
}

/** Pseudo-classes name nothing, but for what `:is` and `:where` list. */
function isNamed(selector: string): boolean {
  const listed = styledPart(selector).replace(/:(?:is|where)\(([^()]*)\)/g, ' $1');
  return /[a-z#.[]/i.test(listed.replace(/::?[\w-]+(?:\([^()]*\))?/g, ''));
}

it('a rule with :has() names what it styles: for one that does not, browsers style whole pages anew at each change', () => {
  const rules = listSelectors().filter((selector) => selector.includes(':has('));
  expect(rules.length).toBeGreaterThan(30);
  expect(rules.filter((selector) => !isNamed(selector))).toEqual([]);
  for (const named of ['p', ':is(th, td)', 'a:focus', '[open] > .b']) expect(isNamed(`.a:has(.b) ${named}`)).toBe(true);
  for (const other of ['*', ':focus', ':is(:focus, :hover)', ':where(*)', '> :nth-child(2)'])
    expect(isNamed(`.a:has(.b) ${other}`)).toBe(false);
});

it('sizes of text follow the size that a reader has chosen in the browser', () => {
  const fixed = ['plugins', 'src', 'docs']
    .flatMap((folder) => listSources(folder, /\.css$/))
    .filter((file) => /font(-size[a-z-]*)?:[^;]*\dpx/.test(readSource(file)));
  expect(fixed).toEqual([]);
});

/** WCAG 2.2, definition of relative luminance. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = Array.from(colour.matchAll(/[\da-f]{2}/g), ([hex]) => {
    const part = parseInt(hex, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('what readers fill in', () => {
  it('has a border of its own token', () => {
    const files = ['plugins', 'src'].flatMap((folder) => listSources(folder, /\.css$/));
    const rules = files.flatMap((file) => Array.from(readSource(file).matchAll(/([^{};]+)\{([^{}]*)\}/g)));
    const borders = rules
      .filter(([, selector = '']) => /\b(input|textarea|select)\b[^-:]*$/.test(selector))
      .flatMap(([, , body = '']) => body.match(/border: [^;]*(?=;)/g) ?? []);
    expect(new Set(borders)).toEqual(new Set(['border: 1px solid var(--line-control)', 'border: 0']));
  });

  it.each(['line-control', 'd-control'])(
    '--%s has a contrast of 3 with what is around it, in both colours',
    (token) => {
      const file = token === 'd-control' ? 'docs/guide/demos/parts/look.css' : 'plugins/appearance/css/tokens.css';
      const read = (name: string) =>
        Array.from(readSource(file).matchAll(new RegExp(`--(?:d-)?${name}: #(.*);`, 'g')), ([, hex = '']) =>
          luminance(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex),
        );
      const around = ['bg', 'surface', 'raised'].map(read).filter(({ length }) => length > 0);
      const [light = 0, dark = 0] = read(token.replace(/^d-/, ''));
      for (const [inLight = 1, inDark = 1] of around) {
        expect((inLight + 0.05) / (light + 0.05)).toBeGreaterThan(3);
        expect((dark + 0.05) / (inDark + 0.05)).toBeGreaterThan(3);
      }
    },
  );
});
