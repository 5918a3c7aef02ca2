import { describe, expect, it } from 'vitest';
import {
  firstLink,
  missingLimit,
  raiseLimit,
  type SectionLimits,
  toSections,
} from '../../plugins/search/core/panel/suggestions';
import type { Hit, NameHit, SearchResult } from '../../plugins/search/core/types';

function hits(group: string, count: number): Hit[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'content',
    link: `/${group}/${index}`,
    title: [],
    text: [],
    pageTitle: group,
    priority: 1,
  }));
}

function names(count: number): NameHit[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'parameter',
    name: [{ text: 'session_key', marked: true }],
    owner: [],
    link: `/names/${index}`,
  }));
}

interface Counts {
  names?: [given: number, total: number];
  groups?: Array<[title: string | undefined, given: number, total: number]>;
}

function resultOf({ names: [given, namesTotal] = [0, 0], groups = [] }: Counts): SearchResult {
  return {
    keywords: ['x'],
    names: names(given),
    namesTotal,
    groups: groups.map(([title, count, total]) => ({ title, priority: 0, hits: hits(title ?? 'none', count), total })),
    total: groups.reduce((sum, [, , total]) => sum + total, 0),
  };
}

/** As `title: rows`, with `+count` for a row for more. */
function outline(result: SearchResult, limits?: SectionLimits): string[] {
  return toSections(result, limits).map(({ title, of, rows }) => {
    const more = rows.find((row) => row.kind === 'more');
    const shown = rows.length - (more ? 1 : 0);
    return `${of === 'group' ? title : of}: ${shown}${more?.kind === 'more' ? ` +${more.count}` : ''}`;
  });
}

describe('the list below the field', () => {
  it('does not show a page again in its group that is among the names', () => {
    const result = resultOf({ names: [2, 2], groups: [['API', 3, 3]] });
    const [first] = result.names;
    const [hit] = result.groups[0]?.hits ?? [];
    if (!first || !hit) throw new Error('There is nothing to compare.');
    Object.assign(hit, { type: 'page', link: first.link });
    expect(outline(result)).toEqual(['names: 2', 'API: 3']);
    first.kind = 'page';
    expect(outline(result)).toEqual(['names: 2', 'API: 2']);
    hit.type = 'content';
    expect(outline(result)).toEqual(['names: 2', 'API: 2']);
    hit.text = [{ text: 'Another text of it', marked: false }];
    expect(outline(result)).toEqual(['names: 2', 'API: 3']);
  });

  it('offers what is called nearly so where nothing was found, and opens none of it by itself', () => {
    const result = { ...resultOf({}), nearest: names(2) };
    expect(outline(result)).toEqual(['nearest: 2']);
    expect(firstLink(result)).toBeUndefined();
  });

  it('shows names first, then the groups as they come, and nothing for what has no rows', () => {
    const result = resultOf({
      names: [1, 1],
      groups: [
        ['API', 2, 2],
        ['Guide', 0, 0],
        [undefined, 1, 1],
      ],
    });
    expect(outline(result)).toEqual(['names: 1', 'API: 2', 'undefined: 1']);
    expect(outline(resultOf({ groups: [['API', 1, 1]] }))).toEqual(['API: 1']);
    expect(toSections(resultOf({}))).toEqual([]);
  });

  it('shows five rows of each, and how many more there are', () => {
    const result = resultOf({
      names: [5, 34],
      groups: [
        ['API', 20, 57],
        ['Guide', 5, 5],
      ],
    });
    expect(outline(result)).toEqual(['names: 5 +29', 'API: 5 +52', 'Guide: 5']);
  });

  it('does not spend a row on saying that there is one more', () => {
    expect(
      outline(
        resultOf({
          groups: [
            ['API', 6, 6],
            ['Guide', 7, 7],
          ],
        }),
      ),
    ).toEqual(['API: 6', 'Guide: 5 +2']);
  });

  it('numbers the rows of all sections in one go', () => {
    const sections = toSections(
      resultOf({
        names: [1, 1],
        groups: [
          ['API', 20, 30],
          ['Guide', 2, 2],
        ],
      }),
    );
    expect(sections.map(({ start }) => start)).toEqual([0, 1, 7]);
    expect(sections.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(9);
  });

  it('shows more of one section after each time, to the end or to a hundred', () => {
    const result = resultOf({
      groups: [
        ['API', 100, 300],
        ['Guide', 30, 30],
      ],
    });
    let limits: SectionLimits = {};
    const seen = [outline(result, limits)];
    for (let time = 0; time < 3; time++) {
      limits = raiseLimit(limits, 'group API');
      seen.push(outline(result, limits));
    }
    expect(seen).toEqual([
      ['API: 5 +95', 'Guide: 5 +25'],
      ['API: 20 +80', 'Guide: 5 +25'],
      ['API: 60 +40', 'Guide: 5 +25'],
      ['API: 100', 'Guide: 5 +25'],
    ]);
  });

  it('counts the hits to request once those present do not suffice', () => {
    const result = resultOf({
      names: [5, 34],
      groups: [
        ['API', 20, 57],
        ['Guide', 7, 7],
      ],
    });
    expect(missingLimit(result, {})).toBeUndefined();
    expect(missingLimit(result, raiseLimit({}, 'group API'))).toBeUndefined();
    expect(missingLimit(result, raiseLimit({}, 'group Guide'))).toBeUndefined();
    expect(missingLimit(result, raiseLimit({}, 'names'))).toBe(20);
    expect(missingLimit(result, raiseLimit(raiseLimit({}, 'group API'), 'group API'))).toBe(60);
  });
});

describe('Enter without a chosen row', () => {
  it('opens the first row: a name where there is one', () => {
    expect(firstLink(resultOf({ names: [1, 1], groups: [['API', 1, 1]] }))).toBe('/names/0');
    expect(firstLink(resultOf({ groups: [['API', 1, 1]] }))).toBe('/API/0');
    expect(firstLink(resultOf({}))).toBeUndefined();
  });
});
