import { beforeAll, describe, expect, it } from 'vitest';
import { measureSamples, panelWidths, type Samples } from './support/measureSamples';
import { CALL_PAGES, PAGES } from './support/pages';
import { gzipSize, mapPool, overflow, type Visit, visit } from './support/visit';

/** Pages open at the first. */
const WIDTHS = [1440, 1024, 390];
/** Compressed bytes of JavaScript per page of calls. */
const MOST_SCRIPT = 167_000;
const MOST_NODES = 2500;

interface PageReport {
  title: string;
  headings: string[];
  problems: string[];
  foreign: string[];
  scriptBytes: number;
  nodes: number;
  overflows: Record<number, number>;
  samples: Samples;
}

const reports = new Map<string, PageReport>();

function reportOf(path: string): PageReport {
  const report = reports.get(path);
  if (!report) throw new Error(`${path} could not be opened`);
  return report;
}

async function examine({ page, problems, foreign, scripts }: Visit): Promise<PageReport> {
  const scriptBytes = [...scripts].reduce((sum, path) => sum + gzipSize(path), 0);
  const nodes = await page.locator('*').count();
  const overflows: Record<number, number> = {};
  const inWider = await panelWidths(page);
  for (const width of WIDTHS) {
    if (width !== WIDTHS[0]) await page.setViewportSize({ width, height: 900 });
    overflows[width] = await overflow(page);
  }
  const headings = await page.locator('h1').allInnerTexts();
  const title = await page.title();
  const samples = await measureSamples(page, inWider);
  return { title, headings, problems, foreign, scriptBytes, nodes, overflows, samples };
}

beforeAll(async () => {
  await mapPool(PAGES, async ({ path }) => {
    reports.set(path, await visit(`/doc${path}`, examine, { prefetch: true }));
  });
});

describe.each(PAGES.map(({ path, title }) => [path, title] as const))('/doc%s', (path, title) => {
  it('opens without an error or a failed request', () => {
    expect(reportOf(path).problems).toEqual([]);
  });

  it('asks no other origin for anything', () => {
    expect(reportOf(path).foreign).toEqual([]);
  });

  it('has one heading of the first level, and a title that fits', () => {
    const report = reportOf(path);
    expect(report.headings).toHaveLength(1);
    expect(report.headings[0]).toMatch(title);
    expect(report.title).toMatch(title);
  });

  it('does not scroll sideways on a phone, a tablet or a desktop', () => {
    expect(reportOf(path).overflows).toEqual({ 390: 0, 1024: 0, 1440: 0 });
  });
});

describe.each(CALL_PAGES)('the page of calls /doc%s', (path) => {
  it(`brings at most ${MOST_SCRIPT / 1000} kB of JavaScript`, () => {
    expect(reportOf(path).scriptBytes).toBeGreaterThan(30_000);
    expect(reportOf(path).scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT);
  });

  it(`has at most ${MOST_NODES} nodes`, () => {
    expect(reportOf(path).nodes).toBeLessThanOrEqual(MOST_NODES);
  });
});

it('no other page has more than three times as many nodes', () => {
  const large = PAGES.map(({ path }) => ({ path, nodes: reportOf(path).nodes }));
  expect(large.filter(({ nodes }) => nodes > 3 * MOST_NODES)).toEqual([]);
});

it('samples fit their column in a window of 1280 px, and in wider ones', () => {
  const measured = CALL_PAGES.map((path) => reportOf(path).samples);
  expect(measured.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(250);
  expect(measured.flatMap(({ wide }) => wide)).toEqual([]);
  // Samples do not wrap: what fits a column fits a wider one.
  expect(Math.min(...measured.map(({ growth }) => growth))).toBeGreaterThanOrEqual(0);
});
