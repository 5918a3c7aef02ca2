import { join } from 'node:path';
import { Refusal } from '../../shared/commandLine';
import { nameBelow, readIfThere } from '../../shared/files';
import { showPath } from '../../shared/outFolder';
import type { Problem } from '../../shared/problem';
import { requireSite } from '../../shared/requireSite';
import { readLiterals } from '../core/code/readLiterals';
import { HASH_MODULE } from '../core/hashModule';
import type { FileChange, MigratedApi, Migration } from '../core/migration';
import { hasSearch, planConsole } from '../core/newSite';
import { findUnmapped } from '../core/pan/findUnmapped';
import { readPan } from '../core/pan/readPan';
import { readSamples } from '../core/pan/readSamples';
import { printConfig } from '../core/printConfig';
import { cleanRedirects, type Redirect } from '../core/redirects';
import { readRedoc } from '../core/redoc/readRedoc';
import { entriesOf, listDocs, type SiteConfig } from '../core/siteConfig';
import { PAN } from '../core/types';
import { findGenerated } from './findGenerated';
import { listSpecs, splitFolders } from './findSpecs';
import { type MovedApi, moveApis } from './oldSite';
import { parseCode } from './parseCode';
import {
  isOldPackage,
  locateOption,
  newConfigFile,
  planConfigFile,
  planSidebars,
  printJson,
  styleOf,
} from './planConfig';
import { planPackages } from './planPackages';
import { planPages } from './planPages';
import { planVersions } from './planVersions';
import { findConfig, readConfig } from './readConfig';

/** Where Docusaurus looks for sidebars that no option names. */
const SIDEBARS = ['sidebars.ts', 'sidebars.js'];

const IGNORE = ['/api/**/*.gen.mdx', '/api/**/_data/', '/*_versioned_docs/**/*.gen.mdx', '/*_versioned_docs/**/_data/'];

/** Plans how a Docusaurus site changes. Writes nothing. Throws a `Refusal` for a site without an old tool. */
export async function planMigration(siteDir: string, cwd: string): Promise<Migration> {
  requireSite(siteDir, showPath(siteDir, cwd));
  const file = findConfig(siteDir) ?? '';
  const name = (path: string) => nameBelow(path, cwd);
  const code = await parseCode(file);
  const { failure, ...read } = await readConfig(siteDir, file);
  const config: SiteConfig = failure !== undefined && code ? readLiterals(code.tree) : read.config;
  const problems: Problem[] = [];
  const note = (rule: string, place: { file: string; line: number; column: number }, message: string, hint?: string) =>
    problems.push({ ...place, rule, severity: 'warning', message, ...(hint !== undefined && { hint }) });
  const start = { file: name(file), line: 1, column: 1 };
  if (failure !== undefined) {
    note(
      'config-not-run',
      start,
      `This configuration could not be run: ${failure}`,
      'It was read as text: what it computes is not known.',
    );
  }

  const old = splitFolders(siteDir, [...readPan(config), ...readRedoc(config, (folder) => listSpecs(siteDir, folder))]);
  if (old.length === 0) {
    throw new Refusal(
      `\`${name(file)}\` shows no API with \`docusaurus-plugin-openapi-docs\` or \`redocusaurus\`: there is nothing to migrate.`,
    );
  }
  const docs = listDocs(config);
  const apis = await moveApis(siteDir, old);
  problems.push(...apis.flatMap((api) => api.problems));
  const instances = [...new Set(apis.map(({ instance }) => instance))];
  const sidebars = sidebarPaths(docs);
  const pages = await planPages(siteDir, cwd, apis, docs, sidebars);
  problems.push(...pages.problems);

  const shownConsole = planConsole(old);
  for (const api of old) {
    for (const { path, message } of findUnmapped(api, shownConsole.isShown)) {
      note('old-option', locateOption(code, name(file), path), `\`${path.join('.')}\` ${message}`);
    }
  }
  for (const { options } of entriesOf(config, 'presets').filter(({ name: id }) => isOldPackage(id))) {
    const looks = ['theme', 'config'].filter((key) => options[key] !== undefined);
    if (looks.length === 0) continue;
    note(
      'old-option',
      locateOption(code, name(file), looks.slice(0, 1)),
      `\`${looks.join('` and `')}\` of Redoc has no counterpart: pages have the colours of the site, from its style sheet.`,
    );
  }
  const { samples, unknown } = readSamples(config.themeConfig);
  if (unknown.length > 0 && old.some(({ peer }) => peer === PAN)) {
    note(
      'old-option',
      start,
      `Samples in ${unknown.join(', ')} are not built in.`,
      'Define a language with `defineLanguage`: see the option `samples`.',
    );
  }

  const { redirects, hashes } = listOldAddresses(apis);
  const search = hasSearch(
    config.themeConfig,
    ['plugins', 'themes'].flatMap((key) => entriesOf(config, key as 'plugins').map((each) => each.name)),
  );
  const style = styleOf(file, code);
  const parts = {
    apis: instances,
    console: shownConsole,
    hasSearch: search,
    hasRedirects: redirects.length > 0,
    hasHashes: Object.keys(hashes).length > 0,
    ...(samples && { samples }),
  };
  const context = { siteDir, apis, name, linkFor: pages.linkFor, movesDocs: pages.needsParts };
  const plans = [
    planConfigFile(code, file, context),
    ...(await Promise.all(sidebars.map((path) => planSidebars(context, path)))),
  ];
  problems.push(...plans.flatMap((plan) => plan.problems));
  const packages = await planPackages(
    siteDir,
    cwd,
    redirects.length > 0 ? ['@docusaurus/plugin-client-redirects'] : [],
  );
  problems.push(...packages.problems);
  return {
    apis: apis.map(summarize),
    writes: [
      { file: newConfigFile(file), text: printConfig(parts, style), about: 'the new plugins' },
      ...(redirects.length > 0
        ? [{ file: 'livespec/redirects.json', text: printJson(redirects), about: 'where old pages are now' }]
        : []),
      ...(parts.hasHashes
        ? [
            {
              file: 'livespec/hashes.json',
              text: printJson(hashes),
              about: 'where the parts of a page of Redoc are now',
            },
            { file: 'livespec/oldHashes.js', text: HASH_MODULE, about: 'leads old links there' },
          ]
        : []),
      ...(await planVersions(apis)),
      ...plans.flatMap(({ changes }) => changes),
      ...pages.changes,
      ...(await planIgnored(siteDir)),
    ],
    deletes: await findGenerated(siteDir, old),
    redirects: redirects.length,
    hashes: Object.values(hashes).reduce((sum, each) => sum + Object.keys(each).length, 0),
    commands: packages.commands,
    problems,
  };
}

function sidebarPaths(docs: ReturnType<typeof listDocs>): string[] {
  return [
    ...new Set(
      [...docs.flatMap(({ sidebarPath }) => sidebarPath ?? []), ...SIDEBARS].map((path) => path.replace(/^\.\//, '')),
    ),
  ];
}

function listOldAddresses(apis: readonly MovedApi[]): {
  redirects: Redirect[];
  hashes: Record<string, Record<string, string>>;
} {
  const isPage = (path: string) => apis.some(({ addresses }) => addresses.pages.has(path));
  const redirects = apis.flatMap(({ pages }) => pages.map(({ from, to }) => ({ from, to })));
  const hashes = apis.flatMap(({ api, hashes: listed }) => {
    return listed.length === 0
      ? []
      : [[`/${api.route}`, Object.fromEntries(listed.map(({ from, to }) => [from, to]))] as const];
  });
  return { redirects: cleanRedirects(redirects, isPage), hashes: Object.fromEntries(hashes) };
}

function summarize({ api, instance, version, addresses, pages, hashes }: MovedApi): MigratedApi {
  const all = [...pages, ...hashes];
  return {
    id: version ? `${instance.id} ${version.name}` : instance.id,
    spec: api.spec,
    href: addresses.overview,
    addresses: all.length,
    exact: all.filter(({ isExact }) => isExact).length,
  };
}

async function planIgnored(siteDir: string): Promise<FileChange[]> {
  const text = (await readIfThere(join(siteDir, '.gitignore'))) ?? '';
  const missing = IGNORE.filter((line) => !text.split(/\r?\n/).includes(line));
  if (missing.length === 0) return [];
  const end = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return [{ file: '.gitignore', text: `${end}${missing.join('\n')}\n`, about: 'pages that each build makes again' }];
}
