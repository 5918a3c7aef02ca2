import { describe, expect, it } from 'vitest';
import { moveActive } from '../../plugins/search/core/panel/moveActive';
import { isSearchShortcut, type KeyPress } from '../../plugins/search/core/panel/shortcut';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('the shortcut of the search', () => {
  it.each([
    ['Ctrl+K', press('k', { ctrlKey: true }), { isMac: false, isTyping: false }, true],
    ['Ctrl+K while typing', press('k', { ctrlKey: true }), { isMac: false, isTyping: true }, true],
    ['Ctrl+K with caps lock', press('K', { ctrlKey: true }), { isMac: false, isTyping: false }, true],
    ['⌘K', press('k', { metaKey: true }), { isMac: true, isTyping: true }, true],
    [
      'Ctrl+K on a Mac, which deletes to the end',
      press('k', { ctrlKey: true }),
      { isMac: true, isTyping: true },
      false,
    ],
    [
      'Ctrl+Shift+K, the console',
      press('K', { ctrlKey: true, shiftKey: true }),
      { isMac: false, isTyping: false },
      false,
    ],
    ['k', press('k'), { isMac: false, isTyping: false }, false],
    ['/', press('/'), { isMac: false, isTyping: false }, true],
    ['/ where it is Shift+7', press('/', { shiftKey: true }), { isMac: false, isTyping: false }, true],
    ['/ in a text', press('/'), { isMac: false, isTyping: true }, false],
    ['Ctrl+/', press('/', { ctrlKey: true }), { isMac: false, isTyping: false }, false],
    ['AltGr+K', press('k', { ctrlKey: true, altKey: true }), { isMac: false, isTyping: false }, false],
  ])('%s', (_name, pressed, where, expected) => {
    expect(isSearchShortcut(pressed, where)).toBe(expected);
  });
});

describe('the chosen row', () => {
  it('goes round by arrows', () => {
    expect([-1, 0, 2].map((active) => moveActive('ArrowDown', active, 3))).toEqual([0, 1, 0]);
    expect([-1, 0, 2].map((active) => moveActive('ArrowUp', active, 3))).toEqual([2, 2, 1]);
  });

  it('stops at the ends by pages', () => {
    expect([-1, 3, 18].map((active) => moveActive('PageDown', active, 20))).toEqual([4, 8, 19]);
    expect([-1, 3, 18].map((active) => moveActive('PageUp', active, 20))).toEqual([0, 0, 13]);
  });

  it('goes to the ends by Home and End, which belong to the text until a row is chosen', () => {
    expect(['Home', 'End'].map((key) => moveActive(key, 1, 3))).toEqual([0, 2]);
    expect(['Home', 'End'].map((key) => moveActive(key, -1, 3))).toEqual([undefined, undefined]);
  });

  it('is not touched by other keys, nor where there are no rows', () => {
    expect(moveActive('a', 0, 3)).toBeUndefined();
    expect(moveActive('ArrowDown', -1, 0)).toBeUndefined();
  });
});
