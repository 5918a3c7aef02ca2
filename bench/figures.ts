import { MOST_NODES } from './countNodes';
import type { LargeCost } from './large/buildLarge';
import type { PageWeight } from './measurePage';
import { type SandboxSpeed, sandboxFigures } from './measureSandbox';
import type { Figure } from './report';
import type { PartsCost } from './search/measureParts';
import type { SearchCost } from './search/measureSearch';
import type { BuiltSite } from './sites';

interface Measured {
  site: BuiltSite;
  pages: Record<string, PageWeight>;
}

export interface Measurements {
  own: Measured;
  /** Plain sites with as many pages as our own and the big one. */
  floor: Measured;
  big?: Measured;
  bigFloor?: Measured;
  /** By kind of save. */
  saveMs: Record<string, number>;
  search: SearchCost;
  sandbox: SandboxSpeed;
}

const MOST_SCRIPT_KILOBYTES = 165;
/** What an author may wait for, by kind of save. */
const MOST_SAVE_MS: Record<string, number> = { description: 300, title: 600, field: 600, call: 600 };
const MOST_KEY_MS = 8;
const MOST_SECTION_BYTES = 190;
/** Of 20,000 sections in parts: the titles and names of all, and what a query needs. */
const MOST_INDEX_KILOBYTES = 300;
const MOST_QUERY_KILOBYTES = 20;
/** Output size relative to a plain site with as many pages. */
const MOST_OUTPUT_RATIO = 2;
/** How much longer than a plain site of as many pages, in both languages, too, this site may take. */
const MOST_BUILD_RATIO = 1.5;
const MOST_LARGE_MEGABYTES = 6000;
/** Of the processor time of a first build, for a second one in which one tag has changed. */
const MOST_SECOND_SHARE = 1 / 3;

export function figuresOf({ own, floor, big, bigFloor, saveMs, search, sandbox }: Measurements): Figure[] {
  return [
    ...buildFigures(floor.site),
    ...buildFigures(own.site),
    ratioOf(own.site, floor.site, 'build', ({ cost }) => cost.seconds, MOST_BUILD_RATIO),
    ...pageFigures(floor),
    ...pageFigures(own, floor, MOST_SCRIPT_KILOBYTES),
    heavyPages(own.site),
    ...Object.entries(saveMs).map(([kind, value]) => saveFigure(kind, value)),
    ...searchFigures(search),
    ...sandboxFigures(sandbox),
    ...(big && bigFloor
      ? [
          ...buildFigures(bigFloor.site),
          ...buildFigures(big.site, bigFloor.site),
          ...ratios(big.site, bigFloor.site),
          ...pageFigures(bigFloor),
          ...pageFigures(big, bigFloor),
          heavyPages(big.site),
        ]
      : []),
  ];
}

export function largeFigures({ first, second }: LargeCost, pages: Measured['pages']): Figure[] {
  const share = second.cost.cpuSeconds / first.cost.cpuSeconds;
  const memory = { what: `${first.name}: peak memory, whichever build`, unit: 'MB', budget: MOST_LARGE_MEGABYTES };
  return [
    ...buildFigures(first),
    ...buildFigures(second),
    { ...memory, value: Math.max(first.cost.peakMegabytes, second.cost.peakMegabytes) },
    {
      what: `${second.name}: processor time, of that of the first`,
      value: share,
      unit: '×',
      budget: MOST_SECOND_SHARE,
    },
    ...pageFigures({ site: first, pages }, undefined, MOST_SCRIPT_KILOBYTES),
  ];
}

function saveFigure(kind: string, value: number): Figure {
  return { what: `from a save to the text in the browser: ${kind}`, value, unit: 'ms', budget: MOST_SAVE_MS[kind] };
}

export function searchFigures({ sections, sectionBytes, loadMs, keyMs }: SearchCost): Figure[] {
  const what = `search in ${sections} sections`;
  return [
    { what: `${what}: index, gzip, for each`, value: sectionBytes, unit: 'bytes', budget: MOST_SECTION_BYTES },
    { what: `${what}: from the index as text to being ready`, value: loadMs, unit: 'ms' },
    { what: `${what}: a key, median`, value: keyMs.median, unit: 'ms' },
    { what: `${what}: a key, 95 of 100`, value: keyMs.p95, unit: 'ms', budget: MOST_KEY_MS },
    { what: `${what}: a key, the slowest`, value: keyMs.slowest, unit: 'ms' },
  ];
}

export function partsFigures({
  sections,
  indexBytes,
  files,
  makeMs,
  queryBytes,
  nextBytes,
  keyMs,
}: PartsCost): Figure[] {
  const what = `search in ${sections} sections, in parts`;
  const kilobytes = (bytes: number) => ({ value: bytes / 1000, unit: 'kB' });
  return [
    { what: `${what}: index, gzip`, ...kilobytes(indexBytes), budget: MOST_INDEX_KILOBYTES },
    { what: `${what}: files`, value: files, unit: '' },
    { what: `${what}: processor time to make them`, value: makeMs / 1000, unit: 's' },
    { what: `${what}: files of the first query, gzip, median`, ...kilobytes(queryBytes.median) },
    { what: `${what}: files of the first query, gzip, 95 of 100`, ...kilobytes(queryBytes.p95) },
    { what: `${what}: of a further one, median`, ...kilobytes(nextBytes.median), budget: MOST_QUERY_KILOBYTES },
    { what: `${what}: of a further one, 95 of 100`, ...kilobytes(nextBytes.p95) },
    { what: `${what}: a key, median`, value: keyMs.median, unit: 'ms' },
    { what: `${what}: a key, 95 of 100`, value: keyMs.p95, unit: 'ms', budget: MOST_KEY_MS },
  ];
}

function heavyPages({ name, tooHeavy }: BuiltSite): Figure {
  const note = `${MOST_NODES.operation} for one operation, ${MOST_NODES.page} for others`;
  return { what: `${name}: pages with too many elements`, value: tooHeavy.length, unit: '', budget: 0, note };
}

function buildFigures({ name, pages, cost, megabytes }: BuiltSite, floor?: BuiltSite): Figure[] {
  const beside = (budget: number | undefined) => (budget === undefined ? {} : { budget, note: 'the plain site' });
  const what = `${name} (${pages} pages)`;
  return [
    { what: `${what}: build`, value: cost.seconds, unit: 's', ...beside(floor?.cost.seconds) },
    { what: `${what}: processor time`, value: cost.cpuSeconds, unit: 's', ...beside(floor?.cost.cpuSeconds) },
    { what: `${what}: peak memory`, value: cost.peakMegabytes, unit: 'MB', ...beside(floor?.cost.peakMegabytes) },
    {
      what: `${what}: output`,
      value: megabytes,
      unit: 'MB',
      ...(floor ? { budget: floor.megabytes * MOST_OUTPUT_RATIO, note: `${MOST_OUTPUT_RATIO} × the plain site` } : {}),
    },
  ];
}

function ratios(big: BuiltSite, floor: BuiltSite): Figure[] {
  return [
    ratioOf(big, floor, 'time', ({ cost }) => cost.seconds, 1),
    ratioOf(big, floor, 'memory', ({ cost }) => cost.peakMegabytes, 1),
    ratioOf(big, floor, 'output', ({ megabytes }) => megabytes, MOST_OUTPUT_RATIO),
  ];
}

function ratioOf(
  site: BuiltSite,
  floor: BuiltSite,
  what: string,
  read: (site: BuiltSite) => number,
  budget: number,
): Figure {
  return { what: `${site.name} to the plain site: ${what}`, value: read(site) / read(floor), unit: '×', budget };
}

function pageFigures({ site, pages }: Measured, floor?: Measured, mostKilobytes?: number): Figure[] {
  const plain = floor && Object.values(floor.pages)[0];
  return Object.entries(pages).flatMap(([path, { scriptKilobytes, requests, blockingMs, nodes }]): Figure[] => {
    const what = `${site.name}, ${path}`;
    return [
      { what: `${what}: JavaScript, gzip`, value: scriptKilobytes, unit: 'kB', budget: mostKilobytes },
      { what: `${what}: requests`, value: requests, unit: '' },
      {
        what: `${what}: blocking time`,
        value: blockingMs,
        unit: 'ms',
        ...(plain ? { budget: plain.blockingMs, note: 'the plain site' } : {}),
      },
      { what: `${what}: elements`, value: nodes, unit: '' },
    ];
  });
}
