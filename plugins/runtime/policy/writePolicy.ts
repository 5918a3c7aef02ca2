import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { listFiles } from '../../shared/files';
import { formatProblems, type Problem, ProblemsError } from '../../shared/problem';
import { addOption, BASE, joinPolicies, type Policy, parsePolicy, printPolicy } from './policy';
import { readPage } from './readPage';

/** Netlify, Cloudflare Pages and others obey it at once. */
const HEADERS = '_headers';
const NGINX = 'headers.nginx.conf';
const CADDY = 'headers.caddy';

const NAME = 'Content-Security-Policy';
/** Browsers stop nothing, and say in the console what they would stop. */
const REPORTED = `${NAME}-Report-Only`;
/** What follows in `_headers` is ours. */
const MARK = '# The policy that this build needs.';
/** Cloudflare leaves out longer lines. */
const LONGEST_LINE = 2000;
/** A parameter has to fit into nginx's buffer for its configuration. */
const LONGEST_PARAMETER = 4000;

/**
 * Writes the policy that the pages of a build need, for three kinds of hosts. Languages are built one after the other and are
 * served by one host: each adds what its pages need. A policy may stop what a site does and no page shows: hosts that obey
 * `_headers` at once only report it, until the site has an option, `added`.
 */
export async function writePolicy(
  { outDir, baseUrl, i18n, siteConfig: { url } }: LoadContext,
  added: Policy | undefined,
): Promise<void> {
  const home = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const isBelow = baseUrl !== home && baseUrl.startsWith(home);
  const root = isBelow ? join(outDir, relative(baseUrl, home)) : outDir;
  const base = isBelow ? home : baseUrl;
  const own = isBelow ? await readFile(join(root, NGINX), 'utf8').catch(() => '') : '';
  const earlier = parsePolicy(/"([^"]*)"/.exec(own)?.[1] ?? '');
  const { needed, problems } = await readPages(outDir, new URL(url).origin, joinPolicies(BASE, earlier));
  if (added && problems.length > 0) throw new ProblemsError(problems);
  if (problems.length > 0) console.warn(formatProblems(problems.map((one) => ({ ...one, severity: 'warning' }))));
  const policy = addOption(needed, added ?? new Map());
  const text = printPolicy(policy, (source) =>
    console.warn(`The Content-Security-Policy leaves out ${JSON.stringify(source)}, which is no source.`),
  );
  await writeFile(join(root, NGINX), `add_header ${NAME} "${text}" always;\n`);
  const paths = base === '/' ? '/*' : `${base.replace(/\/$/, '')} ${base}*`;
  await writeFile(join(root, CADDY), `@policy path ${paths}\nheader @policy ${NAME} "${text}"\n`);
  const line = `  ${added ? NAME : REPORTED}: ${text}`;
  if (added && line.length > LONGEST_LINE)
    console.warn(
      `The policy has ${text.length} characters. Cloudflare ignores one of more than ${LONGEST_LINE} in ${HEADERS}, and nginx fails on one of more than ${LONGEST_PARAMETER}.`,
    );
  const file = join(root, HEADERS);
  const [ofSite = ''] = (await readFile(file, 'utf8').catch(() => '')).split(MARK);
  if (ofSite.toLowerCase().includes(NAME.toLowerCase()))
    return console.warn(`The site's own ${HEADERS} has a ${NAME}, which stays. This build needs the one in ${NGINX}.`);
  const above = ofSite.trim() === '' ? '' : `${ofSite.trimEnd()}\n\n`;
  await writeFile(file, `${above}${MARK}\n${base}*\n${line}\n`);
}

/** Adds what pages need, whoever made them, and finds what no policy can allow. */
async function readPages(
  outDir: string,
  origin: string,
  base: Policy,
): Promise<{ needed: Policy; problems: Problem[] }> {
  let needed = base;
  const problems: Problem[] = [];
  for (const path of (await listFiles(outDir)).toSorted()) {
    if (!path.endsWith('.html')) continue;
    const file = join(outDir, path);
    const page = readPage(await readFile(file, 'utf8'), relative(process.cwd(), file), origin);
    needed = joinPolicies(needed, page.policy);
    problems.push(...page.problems);
  }
  return { needed, problems };
}
