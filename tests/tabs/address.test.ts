import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTab, DOC, idOfHash, tabSearch } from '../../plugins/tabs/core/address';

describe('the tab that a query asks for', () => {
  it.each([
    ['', DOC],
    ['?', DOC],
    ['?tab', DOC],
    ['?tab=', DOC],
    ['?tab=recipes', 'recipes'],
    ['?tab=limits', 'limits'],
    ['?tab=zzz', DOC],
    ['?tab=Recipes', DOC],
    ['?tab=recipes%20', DOC],
    ['?table=recipes', DOC],
    ['?lang=js&tab=recipes', 'recipes'],
    ['?tab=recipes&tab=limits', 'recipes'],
    ['?tab=%', DOC],
  ])('%s -> %s', (search, tab) => {
    expect(chooseTab(search, ['recipes', 'limits'])).toBe(tab);
  });
});

describe('the query of a tab', () => {
  it.each([
    ['', 'recipes', '?tab=recipes'],
    ['?tab=recipes', DOC, ''],
    ['?tab=recipes', 'limits', '?tab=limits'],
    ['?a=1&tab=recipes&b=2', DOC, '?a=1&b=2'],
    ['?a=1&tab=recipes&b=2', 'limits', '?a=1&b=2&tab=limits'],
    ['?tab=x&tab=y', 'limits', '?tab=limits'],
    ['?q=a%20b+c&flag&empty=', 'recipes', '?q=a%20b+c&flag&empty=&tab=recipes'],
    ['?t%61b=recipes', DOC, ''],
    ['?&&a=1', DOC, '?a=1'],
  ])('of %s for %s is %s', (search, key, expected) => {
    expect(tabSearch(search, key)).toBe(expected);
  });

  it('asks for its tab and keeps all other values, whatever they are', () => {
    const values = fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 5 });
    fc.assert(
      fc.property(values, (pairs) => {
        const others = new URLSearchParams(pairs.filter(([name]) => name !== 'tab' && name !== ''));
        const search = tabSearch(`?${others}`, 'recipes');
        expect(chooseTab(search, ['recipes'])).toBe('recipes');
        expect(tabSearch(search, DOC).replace(/^\?/, '')).toBe(others.toString());
      }),
    );
  });
});

it.each([
  ['#x', 'x'],
  ['', ''],
  ['#%E6%8E%92', '排'],
  ['#50%', '50%'],
])('the id of %s is %s', (hash, id) => {
  expect(idOfHash(hash)).toBe(id);
});
