import { MOST_NODES } from './countNodes';
import type { PageWeight } from './measurePage';
import type { Figure } from './report';
import type { BuiltSite } from './sites';

export interface Measurements {
  builds: { own: BuiltSite; floor: BuiltSite; big?: BuiltSite };
  /** By path of the page. */
  pages: Record<'own' | 'floor' | 'big', Record<string, PageWeight>>;
  /** From saving a YAML file to the changed text in the browser. */
  saveMs: number;
}

const MOST_SCRIPT_KILOBYTES = 165;
const MOST_SAVE_MS = 500;
/** How much larger than the plain site of as many pages the output may be. */
const MOST_OUTPUT_RATIO = 2;

/** The budgets of the design, beside what was measured. */
export function figuresOf({ builds: { own, floor, big }, pages, saveMs }: Measurements): Figure[] {
  const [plainPage] = Object.values(pages.floor);
  if (!plainPage) throw new Error('No page of the plain site was measured');
  return [
    ...buildFigures(own),
    ...buildFigures(floor),
    ...(big ? [...buildFigures(big, floor), ...ratios(big, floor)] : []),
    ...Object.entries(pages.floor).flatMap(([path, weight]) => pageFigures(floor.name, path, weight)),
    ...Object.entries(pages.own).flatMap(([path, weight]) => pageFigures(own.name, path, weight, plainPage, true)),
    ...Object.entries(pages.big).flatMap(([path, weight]) => pageFigures('', path, weight, plainPage)),
    ...[own, ...(big ? [big] : [])].map(({ name, tooHeavy }) => ({
      what: `${name}: pages with too many elements`,
      value: tooHeavy.length,
      unit: '',
      budget: 0,
      note: `${MOST_NODES.operation} for one operation, ${MOST_NODES.page} for others`,
    })),
    { what: 'from saving YAML to the text in the browser', value: saveMs, unit: 'ms', budget: MOST_SAVE_MS },
  ];
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
  const ratio = (what: string, read: (site: BuiltSite) => number, budget: number): Figure => ({
    what: `${big.name} to the plain site: ${what}`,
    value: read(big) / read(floor),
    unit: '×',
    budget,
  });
  return [
    ratio('time', ({ cost }) => cost.seconds, 1),
    ratio('memory', ({ cost }) => cost.peakMegabytes, 1),
    ratio('output', ({ megabytes }) => megabytes, MOST_OUTPUT_RATIO),
  ];
}

function pageFigures(site: string, path: string, weight: PageWeight, floor?: PageWeight, isOwn = false): Figure[] {
  const what = [site, path].filter(Boolean).join(', ');
  return [
    {
      what: `${what}: JavaScript, gzip`,
      value: weight.scriptKilobytes,
      unit: 'kB',
      ...(isOwn ? { budget: MOST_SCRIPT_KILOBYTES } : {}),
    },
    { what: `${what}: requests`, value: weight.requests, unit: '' },
    {
      what: `${what}: blocking time`,
      value: weight.blockingMs,
      unit: 'ms',
      ...(floor ? { budget: floor.blockingMs, note: 'the plain site' } : {}),
    },
    { what: `${what}: elements`, value: weight.nodes, unit: '' },
  ];
}
