import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../scripts/programs';
import { startStaticServer } from '../tests/e2e/support/staticServer';
import { compareWith } from './against';
import { BASE } from './against/context';
import { compareBeside } from './beside';
import { countNodes, type PageNodes, tooHeavy } from './countNodes';
import { describeMachine } from './describeMachine';
import { tryExamples } from './examples';
import { figuresOf, largeFigures, type Measurements, partsFigures, searchFigures } from './figures';
import { tryQueries } from './found';
import { buildLarge } from './large/buildLarge';
import { measurePage, type PageWeight } from './measurePage';
import { measureSandbox, sandboxFigures } from './measureSandbox';
import { measureSaves, plainCommand } from './measureSave';
import { measureMocks } from './mocks';
import { formatFigures, passes } from './report';
import { FLOOR_SAVE, SAVES } from './saves';
import { trySchemaSuite } from './schemaSuite';
import { measureParts } from './search/measureParts';
import { measureSearch } from './search/measureSearch';
import {
  type BuiltSite,
  buildFloor,
  buildOwn,
  buildSpec,
  copyProject,
  FLOOR_PAGE,
  floorFolder,
  PROJECT,
} from './sites';
import { trySpecs } from './specs';
import { formatCosts, measureTasks } from './tasks';
import { tryViews } from './views';

const USAGE = `Usage: npm run bench -- [--spec <openapi file>] [--quick]
       npm run bench -- --against <git ref> [--quick] [--only <name>] [--repeats <number>] [--spec <openapi file>]
       npm run bench -- --large
       npm run bench -- --nodes <folder of a built site>
       npm run bench -- --specs <folder of documents>
       npm run bench -- --views <folder of documents>
       npm run bench -- --examples <document or folder of documents>
       npm run bench -- --schema-suite <folder>
       npm run bench -- --search
       npm run bench -- --found <folder of documents>
       npm run bench -- --beside <folder of documents> [--only <document>]
       npm run bench -- --tasks <folder of a built site>
       npm run bench -- --sandbox
       npm run bench -- --mocks

  --spec <file>     build this document too, a page for each operation, and the plain site with as many pages as that
  --quick           one load of each page instead of five, one save instead of five; with --against, fewer repeats
  --against <ref>   compare the working tree with an older version: fails if a line is more than a tenth worse
  --only <name>     of a comparison, only what begins with this name, such as save, start, sandbox, search, build, pages or
                    document; may be given several times
  --repeats <n>     of a comparison, the number of repeats of each line
  --large           only build generated sites of 2,000 and of 10,000 calls, a page for each, and again after a change of one
                    tag: takes an hour
  --nodes <folder>  only count the elements of all pages, and list those past their budget
  --specs <folder>  only make the pages of all documents in it (or of one file), in memory, and list crashes, large pages, generated
                    samples that their schema refuses, facts that pages lack, references shown as written
  --views <folder>  only cut 20 of the documents in it into views, by tag, path and mark, and search what sites have of them for words
                    and names that are hidden
  --examples <path> only send the examples of documents through what the check asks, and list those that it refuses although
                    \`ajv\` accepts them
  --schema-suite <folder>  only send the JSON Schema test suite, such as its folder tests/draft2020-12, through the validator and
                    through a sandbox; fails if less than 98.5 % agree
  --search          only measure the search
  --found <folder>  only send the queries of bench/found through the search of these documents; fails if fewer than 80 % lead
                    to the call among the first three rows
  --beside <folder> only write sheets of bench/beside/operations.yaml, our page beside those of Redoc and Scalar, to
                    bench/results/beside; --only <document> takes those whose name begins so
  --tasks <folder>  only count what an assistant reads for the tasks of bench/tasks, with the twins alone and with the tools of
                    \`livespec mcp\`; fails if a task lacks a fact with the tools
  --sandbox         only measure the sandbox
  --mocks           only send the same calls to \`livespec sandbox\`, Prism, Mockoon and a bare server, which are installed in the
                    temporary folder of the system`;

const LEAST_AGREEMENT = 0.985;
const LEAST_FOUND = 0.8;
const RESULTS = join(PROJECT, 'bench/results');
const WORK = join(RESULTS, 'work');
/** Numbers of calls. */
const LARGE = [2000, 10_000];
const OWN_LOCALES = ['en', 'zh-CN'];
const OWN_PAGES = ['api/business-invite', 'api/model', 'api/errors'];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      spec: { type: 'string' },
      quick: { type: 'boolean', default: false },
      against: { type: 'string' },
      only: { type: 'string', multiple: true },
      repeats: { type: 'string' },
      large: { type: 'boolean', default: false },
      nodes: { type: 'string' },
      specs: { type: 'string' },
      views: { type: 'string' },
      examples: { type: 'string' },
      'schema-suite': { type: 'string' },
      search: { type: 'boolean', default: false },
      found: { type: 'string' },
      beside: { type: 'string' },
      tasks: { type: 'string' },
      sandbox: { type: 'boolean', default: false },
      mocks: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(USAGE);
  if (values.nodes) return listHeavyPages(resolve(values.nodes));
  if (values.specs) {
    process.exitCode = (await trySpecs(resolve(values.specs))) > 0 ? 1 : 0;
    return;
  }
  if (values.views) {
    process.exitCode = (await tryViews(resolve(values.views))) > 0 ? 1 : 0;
    return;
  }
  if (values.examples) {
    process.exitCode = (await tryExamples(resolve(values.examples))) > 0 ? 1 : 0;
    return;
  }
  if (values['schema-suite']) {
    const shares = await trySchemaSuite(resolve(values['schema-suite']));
    process.exitCode = shares.every((share) => share >= LEAST_AGREEMENT) ? 0 : 1;
    return;
  }
  if (values.found) {
    const shares = await tryQueries(resolve(values.found));
    process.exitCode = shares.every((share) => share >= LEAST_FOUND) ? 0 : 1;
    return;
  }
  if (values.tasks) {
    const costs = await measureTasks(resolve(values.tasks));
    console.log(formatCosts(costs));
    process.exitCode = costs.some(({ lacking }) => lacking.with.length > 0) ? 1 : 0;
    return;
  }
  if (values.beside) return compareBeside(resolve(values.beside), join(RESULTS, 'beside'), values.only);
  if (values.search) {
    const figures = [...searchFigures(await measureSearch()), ...partsFigures(await measureParts())];
    return console.log(formatFigures(figures));
  }
  const spec = values.spec && resolve(values.spec);
  if (values.against !== undefined) {
    const { against: ref, quick: isQuick, only } = values;
    const repeats = values.repeats === undefined ? undefined : readRepeats(values.repeats);
    process.exitCode = await compareWith({ project: PROJECT, results: RESULTS, ref, isQuick, only, repeats, spec });
    return;
  }
  const repeats = values.quick ? 1 : 5;
  if (values.mocks) return console.log(formatFigures(await measureMocks(repeats)));
  await rm(WORK, { recursive: true, force: true });
  try {
    if (values.sandbox) await showSandbox(repeats);
    else if (values.large) await showLarge();
    else await report(await measureAll(spec, repeats));
  } finally {
    await rm(WORK, { recursive: true, force: true });
  }
}

function readRepeats(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new Error(`\`--repeats\` must be a whole number from 1 to 99, not \`${text}\`.`);
}

async function report(measurements: Measurements): Promise<void> {
  const figures = figuresOf(measurements);
  console.log(
    `\n${formatFigures(figures)}\n\nPeak memory is the sum over all processes of a build, looked at ten times a second.`,
  );
  const results = figures.map((figure) => ({ ...figure, passed: passes(figure) }));
  const all = { at: new Date(), machine: describeMachine(), figures: results, ...measurements };
  const text = JSON.stringify(all, (key, value: unknown) => (key === 'folder' ? undefined : value), 2);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'latest.json'), `${text}\n`);
}

async function showSandbox(repeats: number): Promise<void> {
  await mkdir(WORK, { recursive: true });
  console.log(`\n${formatFigures(sandboxFigures(await measureSandbox(WORK, repeats)))}`);
}

async function showLarge(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    for (const calls of LARGE) {
      const cost = await buildLarge(WORK, calls);
      const { middle } = cost.first;
      const pages = await weighPages(browser, cost.first, middle ? [pathOf(middle)] : [], 1);
      console.log(`\n${formatFigures(largeFigures(cost, pages))}`);
    }
  } finally {
    await browser.close();
  }
}

/** Builds one site after the other, then opens their pages, so that nothing else runs during a measurement. */
async function measureAll(spec: string | undefined, repeats: number): Promise<Measurements> {
  const search = await measureSearch();
  const copy = join(WORK, 'own');
  await copyProject(copy);
  const own = await buildOwn(copy, join(WORK, 'own-build'));
  const floor = await buildFloor(WORK, own, OWN_LOCALES);
  const big = spec ? await buildSpec(spec, join(WORK, 'spec-build')) : undefined;
  const bigFloor = big && (await buildFloor(WORK, big));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    const weigh = (site: BuiltSite, paths: string[]) => weighPages(browser, site, paths, repeats);
    return {
      own: { site: own, pages: await weigh(own, OWN_PAGES) },
      floor: { site: floor, pages: await weigh(floor, [FLOOR_PAGE]) },
      ...(big && bigFloor
        ? {
            big: { site: big, pages: await weigh(big, bigPages(big)) },
            bigFloor: { site: bigFloor, pages: await weigh(bigFloor, [FLOOR_PAGE]) },
          }
        : {}),
      saveMs: {
        ...(await measureSaves(browser, { folder: copy, base: BASE, command: plainCommand(PROJECT) }, SAVES, repeats)),
        ...(await measureSaves(
          browser,
          { folder: floorFolder(WORK, own.pages), base: '/', command: plainCommand(PROJECT) },
          [FLOOR_SAVE],
          repeats,
        )),
      },
      search,
      sandbox: await measureSandbox(WORK, repeats),
    };
  } finally {
    await browser.close();
  }
}

function bigPages({ heaviest, middle }: BuiltSite): string[] {
  return [middle, heaviest[0]].flatMap((page) => (page ? [pathOf(page)] : []));
}

function pathOf({ file }: PageNodes): string {
  return file.replace(/\/?index\.html$/, '');
}

async function weighPages(
  browser: Browser,
  site: BuiltSite,
  paths: string[],
  loads: number,
): Promise<Record<string, PageWeight>> {
  console.error(`Opening pages of ${site.name} …`);
  const { origin, server } = await startStaticServer(site.folder, site.baseUrl);
  try {
    const weights: Record<string, PageWeight> = {};
    for (const path of paths) weights[path] = await measurePage(browser, `${origin}${site.baseUrl}${path}`, loads);
    return weights;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function listHeavyPages(site: string): Promise<void> {
  const pages = await countNodes(site);
  const heavy = tooHeavy(pages);
  const shown = heavy.length > 0 ? heavy : pages.slice(0, 5);
  for (const { file, nodes, bytes } of shown) console.log(`${nodes}\t${(bytes / 1000).toFixed(0)} kB\t${file}`);
  console.log(`${pages.length} pages, ${heavy.length} past their budget`);
  process.exitCode = heavy.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
