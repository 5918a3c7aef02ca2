import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { colourScript } from '../../plugins/appearance/core/colourScript';

interface Case {
  stored?: Record<string, string>;
  before: [theme: string, choice: string];
  blocked?: boolean;
  full?: boolean;
  mode?: 'light' | 'dark';
}

function run({ stored = {}, before, blocked, full, mode = 'light' }: Case) {
  const attributes = new Map([
    ['data-theme', before[0]],
    ['data-theme-choice', before[1]],
  ]);
  const items = new Map(Object.entries(stored));
  const window = {
    get localStorage() {
      if (blocked) throw new Error('denied');
      return {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (full) throw new Error('quota');
          items.set(key, value);
        },
      };
    },
  };
  const documentElement = {
    getAttribute: (name: string) => attributes.get(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  runInNewContext(colourScript('localStorage', 'theme-cloud', mode), { window, document: { documentElement } });
  return { colours: [...attributes.values()], stored: Object.fromEntries(items) };
}

const LIGHT = ['light', 'light'];
const SEEN = { 'theme-cloud-default': '1' };

describe('colourScript', () => {
  it.each<[string, Case, string[], Record<string, string>]>([
    ['a first visit on a dark system', { before: ['dark', 'system'] }, LIGHT, { 'theme-cloud': 'light', ...SEEN }],
    ['a reader who follows a dark system', { before: ['dark', 'system'], stored: SEEN }, ['dark', 'system'], SEEN],
    [
      'a reader who chose dark',
      { before: ['dark', 'dark'], stored: { 'theme-cloud': 'dark', ...SEEN } },
      ['dark', 'dark'],
      { 'theme-cloud': 'dark', ...SEEN },
    ],
    [
      'a choice from before the mark',
      { before: ['dark', 'dark'], stored: { 'theme-cloud': 'dark' } },
      ['dark', 'dark'],
      { 'theme-cloud': 'dark', ...SEEN },
    ],
    [
      'a stored value that is none',
      { before: ['auto', 'auto'], stored: { 'theme-cloud': 'auto', ...SEEN } },
      LIGHT,
      { 'theme-cloud': 'auto', ...SEEN },
    ],
    [
      'a link that names the colours',
      { before: ['dark', 'dark'] },
      ['dark', 'dark'],
      { 'theme-cloud': 'light', ...SEEN },
    ],
    [
      'a first visit of a site that is dark by default',
      { before: ['light', 'system'], mode: 'dark' },
      ['dark', 'dark'],
      { 'theme-cloud': 'dark', ...SEEN },
    ],
    ['blocked storage', { before: ['dark', 'system'], blocked: true }, LIGHT, {}],
    ['full storage', { before: ['dark', 'system'], full: true }, LIGHT, {}],
  ])('%s', (_name, given, colours, stored) => {
    expect(run(given)).toEqual({ colours, stored });
  });
});
