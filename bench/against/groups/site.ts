import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { startStaticServer } from '../../../tests/e2e/support/staticServer';
import { countNodes, tooHeavy } from '../../countNodes';
import { measurePage, type PageWeight } from '../../measurePage';
import { type Cost, runMeasured } from '../../runMeasured';
import { sizeOf } from '../../sites';
import type { Line } from '../compare';
import { BASE, type Context } from '../context';
import type { Checkout, MeasurementGroup, Readings, Session } from '../measurement';
import { npmScript } from '../npmScript';

const COLD = 'build of this site, cold';
const WARM = 'build of this site, warm';
const OUTPUT = 'build of this site: output';
const HEAVY = 'build of this site: pages past their budget of elements';
const PAGES = ['', 'server/login', 'api/business-invite', 'api/model', 'api/errors'];

/** The builds of this site, and what its pages weigh. */
export function site({ work, env, openBrowser }: Context): MeasurementGroup {
  return {
    measurements: [
      {
        name: 'build',
        lines: [
          ...costLines(COLD),
          ...costLines(WARM),
          { name: OUTPUT, unit: 'MB', better: 'less', kind: 'exact' },
          { name: HEAVY, unit: '', better: 'less', kind: 'exact' },
        ],
        repeats: 3,
        quickRepeats: 1,
      },
      { name: 'pages', lines: PAGES.flatMap((path) => Object.values(pageLines(path))), repeats: 1, quickRepeats: 1 },
    ],
    open: (checkout) => Promise.resolve(openSite(checkout)),
  };

  function openSite({ folder, clean }: Checkout): Session {
    const out = join(work, `site-${basename(folder)}`);
    let isBuilt = false;

    async function build(): Promise<Cost> {
      const cost = await runMeasured('npm', await npmScript(folder, 'build', ['--out-dir', out]), folder, env);
      isBuilt = true;
      return cost;
    }

    async function measureBuild(): Promise<Readings> {
      await clean();
      const cold = await build();
      const warm = await build();
      const pages = await countNodes(out);
      return {
        ...costReadings(COLD, cold),
        ...costReadings(WARM, warm),
        [OUTPUT]: (await sizeOf(out)) / 1e6,
        [HEAVY]: tooHeavy(pages).length,
      };
    }

    async function measurePages(): Promise<Readings> {
      if (!isBuilt) await build();
      const readings: Record<string, number> = {};
      for (const [path, { scriptKilobytes, nodes }] of await weighPages(out)) {
        const { script, elements } = pageLines(path);
        readings[script.name] = scriptKilobytes;
        readings[elements.name] = nodes;
      }
      return readings;
    }

    return {
      measure: (name) => (name === 'build' ? measureBuild() : measurePages()),
      close: () => Promise.resolve(),
    };
  }

  /** Without the pages that are not there. */
  async function weighPages(out: string): Promise<Map<string, PageWeight>> {
    const browser = await openBrowser();
    const { origin, server } = await startStaticServer(out, BASE);
    const weights = new Map<string, PageWeight>();
    try {
      for (const path of PAGES) {
        const isThere = await stat(join(out, path, 'index.html')).catch(() => undefined);
        if (isThere) weights.set(path, await measurePage(browser, `${origin}${BASE}${path}`, 1, 1));
      }
      return weights;
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }
}

export function costLines(what: string): Line[] {
  return [
    { name: `${what}: processor time`, unit: 's', better: 'less', kind: 'work' },
    { name: `${what}: time`, unit: 's', better: 'less', kind: 'clock' },
    { name: `${what}: peak memory`, unit: 'MB', better: 'less', kind: 'work' },
  ];
}

export function costReadings(what: string, { seconds, cpuSeconds, peakMegabytes }: Cost): Readings {
  return {
    [`${what}: processor time`]: cpuSeconds,
    [`${what}: time`]: seconds,
    [`${what}: peak memory`]: peakMegabytes,
  };
}

function pageLines(path: string): { script: Line; elements: Line } {
  const page = `page ${BASE}${path}`;
  return {
    script: { name: `${page}: JavaScript, gzip`, unit: 'kB', better: 'less', kind: 'exact' },
    elements: { name: `${page}: elements`, unit: '', better: 'less', kind: 'exact' },
  };
}
