import { expect, it } from 'vitest';
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
