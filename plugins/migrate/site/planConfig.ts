import { existsSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve } from 'node:path';
import { nameBelow } from '../../shared/files';
import type { Problem } from '../../shared/problem';
import { editConfig } from '../core/code/editConfig';
import { editLinks } from '../core/code/editLinks';
import { editSidebars, type SidebarLink } from '../core/code/editSidebars';
import { applyEdits, describeEdits } from '../core/code/edits';
import { type Code, type CodeNode, childrenOf, entryName, listNodes, propertyOf, unwrap } from '../core/code/nodes';
import type { FileChange } from '../core/migration';
import type { ConfigStyle } from '../core/printConfig';
import { isPackage } from '../core/siteConfig';
import type { MovedApi } from './oldSite';
import { parseCode } from './parseCode';

export interface CodePlan {
  changes: FileChange[];
  problems: Problem[];
}

/** Packages of the old tools. */
export const OLD_PACKAGES = [
  ...['docusaurus-plugin-openapi-docs', 'docusaurus-theme-openapi-docs'],
  ...['redocusaurus', 'docusaurus-plugin-redoc', 'docusaurus-theme-redoc'],
];

export function isOldPackage(name: string): boolean {
  return OLD_PACKAGES.some((id) => isPackage(name, id));
}

export function styleOf(file: string, code: Code | undefined): ConfigStyle {
  if (/\.[cm]?ts$/.test(file)) return 'typescript';
  const isModule = code && childrenOf(code.tree.body).some(({ type }) => /^(Import|Export)/.test(type));
  return isModule || file.endsWith('.mjs') ? 'module' : 'commonjs';
}

/** Where the file with the new plugins is, for a configuration. */
export function newConfigFile(file: string): string {
  return basename(file).replace('docusaurus', 'livespec');
}

/** Puts the new plugins in place of the old ones. */
export function planConfigFile(
  code: Code | undefined,
  file: string,
  context: CodeContext & { movesDocs: boolean },
): CodePlan {
  const { name, siteDir, apis, linkFor, movesDocs } = context;
  const module = `./${newConfigFile(file).replace(/\.([cm]?)ts$/, '')}`;
  const byDoc = docLinks(apis);
  const { edits, missing } = code
    ? editConfig(code, { isOld: isOldPackage, module, linkOf: (id) => byDoc.get(id), linkFor, movesDocs })
    : { edits: [], missing: ['...livespec'] };
  const hint = `Import \`${module}\` as \`livespec\`, and put into \`plugins\`: ${missing.join(', ')}`;
  const message = 'The place of the new plugins was not found in this code.';
  return {
    changes:
      code && edits.length > 0
        ? [
            {
              file: nameBelow(file, siteDir),
              text: applyEdits(code.text, edits),
              about: 'the new plugins in place of the old ones',
              changes: describeEdits(code.text, edits),
            },
          ]
        : [],
    problems:
      missing.length > 0
        ? [{ file: name(file), line: 1, column: 1, rule: 'config-not-edited', severity: 'error', message, hint }]
        : [],
  };
}

export interface CodeContext {
  siteDir: string;
  apis: readonly MovedApi[];
  /** The name of a file in messages. */
  name(file: string): string;
  /** The new address of a generated page, by its old one. */
  linkFor(address: string): string | undefined;
}

/** Puts links into sidebars, in place of generated pages. */
export async function planSidebars(
  { siteDir, apis, name, linkFor }: CodeContext,
  sidebarPath: string,
): Promise<CodePlan> {
  const file = resolve(siteDir, sidebarPath);
  const code = existsSync(file) ? await parseCode(file) : undefined;
  if (!code) return { changes: [], problems: [] };
  const byDoc = docLinks(apis);
  const inFolder = (folder: string) =>
    apis.filter(({ api }) => api.outputDir !== undefined && posix.join(api.outputDir) === folder);
  const below = (module: string) =>
    module.startsWith('.') ? nameBelow(resolve(dirname(file), module), siteDir) : module;
  const made = new Map<string, SidebarLink[]>();
  const { edits: places, left } = editSidebars(code, {
    linkOf: (id) => byDoc.get(id),
    linksIn(dirName) {
      const found = apis.filter(({ api }) => isWithin(api.docIdBase, dirName));
      const newest = found.filter(({ version }) => !version);
      return linksTo(newest.length > 0 ? newest : found);
    },
    moduleFor(module) {
      if (/^docusaurus-plugin-openapi-docs\//.test(module)) return null;
      const at = below(module);
      if (/\/versions\.json$/.test(at) && inFolder(posix.dirname(at)).length > 0) return null;
      if (!/\/sidebar(\.[cm]?[jt]s)?$/.test(at)) return undefined;
      const moved = inFolder(posix.dirname(at));
      const [first] = moved;
      if (!first) return undefined;
      const target = `livespec/${(first.api.docIdBase ?? '').split('/').filter(Boolean).join('-') || first.api.id}.sidebar.json`;
      made.set(target, linksTo(moved));
      const way = relative(dirname(file), join(siteDir, target)).replaceAll('\\', '/');
      return way.startsWith('.') ? way : `./${way}`;
    },
  });
  const edits = [...places, ...editLinks(code.text, listNodes(code.tree), linkFor)];
  const changed = nameBelow(file, siteDir);
  return {
    changes: [
      ...Array.from(made, ([path, links]) => ({
        file: path,
        text: printJson(links.map((link) => ({ type: 'link', label: link.title, href: link.href }))),
        about: 'the entry of an API in sidebars',
      })),
      ...(edits.length > 0
        ? [
            {
              file: changed,
              text: applyEdits(code.text, edits),
              about: 'links in place of generated pages',
              changes: describeEdits(code.text, edits),
            },
          ]
        : []),
    ],
    problems: left.map(({ node, what }) =>
      problemAt(name(file), node, 'sidebar-not-edited', `Nothing was put in place of ${what}.`),
    ),
  };
}

export function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function problemAt(file: string, { loc }: CodeNode, rule: string, message: string): Problem {
  return { file, line: loc.start.line, column: loc.start.column + 1, rule, severity: 'warning', message };
}

/** Where an option of the old plugin is written; the file, if that is not found. */
export function locateOption(
  code: Code | undefined,
  file: string,
  path: string[],
): { file: string; line: number; column: number } {
  const entry =
    code &&
    listNodes(code.tree).find(({ node }) => node.type === 'ArrayExpression' && isOldPackage(entryName(node) ?? ''));
  let node: CodeNode | undefined = entry && childrenOf(entry.node.elements)[1];
  let place = entry?.node;
  for (const key of path) {
    const property: CodeNode | undefined = propertyOf(node, key);
    if (!property) break;
    place = property;
    node = unwrap(property.value);
  }
  return { file, line: place?.loc.start.line ?? 1, column: (place?.loc.start.column ?? 0) + 1 };
}

function docLinks(apis: readonly MovedApi[]): Map<string, SidebarLink> {
  const all = apis.flatMap(({ pages }) =>
    pages.flatMap(({ docId, title, to }) => (docId === undefined ? [] : [{ docId, title, href: to }])),
  );
  return new Map(all.reverse().map(({ docId, ...link }) => [docId, link]));
}

function linksTo(apis: readonly MovedApi[]): SidebarLink[] {
  return apis.map(({ title, addresses }) => ({ title, href: addresses.overview }));
}

function isWithin(docIdBase: string | undefined, dirName: string): boolean {
  if (docIdBase === undefined) return false;
  const folder = docIdBase.replace(/\/$/, '');
  return dirName === '.' || folder === dirName || folder.startsWith(`${dirName}/`);
}
