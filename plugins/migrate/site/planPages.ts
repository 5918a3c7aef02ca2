import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { parsePointer } from '../../shared/core/pointer';
import { nameBelow } from '../../shared/files';
import { parseCommonMark, parsePage } from '../../shared/mdx/parseMdx';
import type { Problem } from '../../shared/problem';
import { joinPath } from '../../shared/siteLink';
import { editLinks } from '../core/code/editLinks';
import { applyEdits, describeEdits } from '../core/code/edits';
import { listNodes, moduleOf, textOf } from '../core/code/nodes';
import type { FileChange } from '../core/migration';
import { editPage } from '../core/pages/editPage';
import type { DocsInstance } from '../core/siteConfig';
import type { OldTarget } from '../core/types';
import { type MovedApi, type OldLink, operationName } from './oldSite';
import { parseCode } from './parseCode';

export interface PagesPlan {
  changes: FileChange[];
  problems: Problem[];
  /** The new address of a generated page, as code names it; `undefined` for any other address. */
  linkFor(address: string): string | undefined;
  /** Pages of the docs show parts of an API, without an import: they need `plugin-docs`. */
  needsParts: boolean;
}

const IGNORED = [
  '**/node_modules/**',
  '**/.docusaurus/**',
  'build/**',
  'static/**',
  '**/*.gen.mdx',
  'livespec/**',
  'livespec-before/**',
];
const COMPONENTS =
  /^@theme\/(Api[A-Z]\w*|Redoc|useSpecData|SchemaTabs|SchemaItem|ParamsItem|MimeTabs|OperationTabs|StatusCodes|Markdown|MethodEndpoint)\b/;
const OLD_MODULE = /^(docusaurus-(plugin|theme)-(openapi-docs|redoc)|redocusaurus|redoc)(\/|$)/;
const GENERATED = /\.(api|info|tag|schema)\.mdx$/;

/** What Docusaurus takes out of a page before it is MDX: ids of headings, comments, and fences for translation services. */
const NO_MDX = /\{#[^}\n]+\}|<!--[\s\S]*?-->/g;

const MDX_FENCE = /^( *(`{3,4}) *mdx-code-block)(\r?\n[\s\S]*?\r?\n)( *\2)(?=\r?$)/gm;

/** Whether a module belongs to one of the old tools. */
export function isOldModule(name: string): boolean {
  return COMPONENTS.test(name) || OLD_MODULE.test(name);
}

/** Finds what hand-written pages and components have of the old tool. */
export async function planPages(
  siteDir: string,
  cwd: string,
  apis: readonly MovedApi[],
  docs: readonly DocsInstance[],
  sidebars: readonly string[],
): Promise<PagesPlan> {
  const files = await Globby(['**/*.{md,mdx,js,jsx,ts,tsx}'], { cwd: siteDir, ignore: IGNORED });
  const links = apis.flatMap((moved) => moved.pages.map((link) => ({ link, moved })));
  const byFile = new Map(
    links.flatMap(({ link, moved }) => (link.file === undefined ? [] : [[link.file, { link, moved }]])),
  );
  const byAddress = new Map(links.map(({ link }) => [link.from, link]));
  const isGenerated = (file: string) => byFile.has(file) || GENERATED.test(file);
  const linkFor = (address: string) => findLink(address, '', undefined)?.to;
  const plan: PagesPlan = { changes: [], problems: [], linkFor, needsParts: false };
  const routes = [...new Set(apis.map(({ api }) => api.route))];
  const note = (
    file: string,
    place: { line: number; column: number },
    rule: string,
    message: string,
    hint?: string,
  ) => {
    const name = nameBelow(join(siteDir, file), cwd);
    plan.problems.push({
      file: name,
      ...place,
      rule,
      severity: 'warning',
      message,
      ...(hint !== undefined && { hint }),
    });
  };
  for (const file of files.sort()) {
    if (isGenerated(file) || /^(docusaurus\.config|livespec\.config)\./.test(file)) continue;
    const text = await readFile(join(siteDir, file), 'utf8');
    if (/\.mdx?$/.test(file)) planPage(file, text);
    else await planCode(file, text);
  }
  return plan;

  function planPage(file: string, text: string): void {
    const tree = parseAtOffsets(text);
    const instance = docs.find(({ path }) => file.startsWith(`${path}/`));
    const resolveFile = (name: string) =>
      posix.join(name.startsWith('@site/') ? '' : posix.dirname(file), name.replace(/^@site\//, ''));
    const { edits, left, hasParts } = editPage(text, tree, {
      isOld: (module) => isOldModule(module) || byFile.has(resolveFile(module)),
      linkFor: (url) => findLink(url, file, instance)?.to,
      partFor(module, attributes) {
        const generated = byFile.get(resolveFile(module));
        if (generated) return partOf(generated.link.target, generated.moved);
        const { pointer, id, spec } = attributes;
        // A document of its own, which no API of the site has.
        if (spec !== undefined) return undefined;
        const moved =
          id === undefined ? apis[0] : apis.find((each) => each.api.id === id || each.api.options.id === id);
        const target = pointer === undefined ? undefined : targetOf(pointer);
        return moved && target && instance ? partOf(target, moved) : undefined;
      },
    });
    if (hasParts) plan.needsParts = true;
    if (edits.length > 0) {
      const about = hasParts ? 'parts of an API without an import, and new addresses' : 'new addresses';
      plan.changes.push({ file, text: applyEdits(text, edits), about, changes: describeEdits(text, edits) });
    }
    for (const { what, ...place } of left) {
      note(
        file,
        place,
        'no-counterpart',
        `There is nothing in place of ${what}.`,
        'Show a call with `<Operation id="…" api="…" />` or a data model with `<Schema name="…" api="…" />`.',
      );
    }
  }

  /** A file or an address, as a page links to it. */
  function findLink(url: string, file: string, instance: DocsInstance | undefined): OldLink | undefined {
    const [path = ''] = url.split(/[?#]/);
    if (path === '' || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
    if (/\.mdx?$/.test(path))
      return (
        byFile.get(posix.join(posix.dirname(file), path))?.link ??
        byFile.get(posix.join(instance?.path ?? '', path))?.link
      );
    const isAbsolute = path.startsWith('/');
    const folder = instance
      ? joinPath(instance.route, posix.dirname(file.slice(instance.path.length + 1)).replace(/^\.$/, ''))
      : '';
    const address = isAbsolute ? path : posix.join('/', folder, path);
    const found = byAddress.get(address.replace(/(.)\/$/, '$1'));
    return found && found.to !== found.from ? found : undefined;
  }

  async function planCode(file: string, text: string): Promise<void> {
    if (/^src\/theme\/(Api|Redoc)/.test(file)) {
      note(
        file,
        { line: 1, column: 1 },
        'old-component',
        'This replaces a component of the old theme, which will be gone.',
        'Wrap one of ours: `npx docusaurus swizzle @livespec/docusaurus/plugin-openapi --list`.',
      );
      return;
    }
    if (!/openapi-docs|redoc|@theme\/(Api|use)/i.test(text) && !routes.some((route) => text.includes(route))) return;
    const code = await parseCode(join(siteDir, file));
    const nodes = code ? listNodes(code.tree) : [];
    const edits = sidebars.includes(file) ? [] : editLinks(text, nodes, linkFor);
    if (edits.length > 0) {
      const changes = describeEdits(text, edits);
      plan.changes.push({ file, text: applyEdits(text, edits), about: 'new addresses', changes });
    }
    for (const { node } of nodes) {
      const from = moduleOf(node);
      const name = from && textOf(from);
      if (!from || name === undefined || !isOldModule(name) || isSidebarModule(name)) continue;
      const place = { line: from.loc.start.line, column: from.loc.start.column + 1 };
      note(
        file,
        place,
        'old-component',
        `\`${name}\` is part of the old packages, which will be gone.`,
        'Link to the pages of the API, or show a part of it in an MDX page.',
      );
    }
  }
}

/** A page that is no valid MDX has no components, but links. */
function parseAtOffsets(text: string): Root {
  const blank = (found: string) => found.replace(/[^\r\n]/g, ' ');
  const unwrapped = text.replace(
    MDX_FENCE,
    (_, before: string, _fence, inside: string, after: string) => blank(before) + inside + blank(after),
  );
  return parsePage(unwrapped.replace(NO_MDX, blank)).tree ?? parseCommonMark(text).tree;
}

/** Their uses are found in the sidebars. */
function isSidebarModule(name: string): boolean {
  return name.startsWith('docusaurus-plugin-openapi-docs/lib/sidebars');
}

/** A JSON pointer of Redoc: `#/paths/~1pets/get`. */
function targetOf(pointer: string): OldTarget | undefined {
  const [first, second, third, ...more] = parsePointer(pointer.replace(/^#/, ''));
  if (more.length > 0 || second === undefined || third === undefined) return undefined;
  if (first === 'paths') return { kind: 'operation', path: second, method: third };
  return first === 'components' && second === 'schemas' ? { kind: 'schema', name: third } : undefined;
}

function partOf(target: OldTarget, moved: MovedApi): string | undefined {
  const api = JSON.stringify(moved.instance.id);
  if (target.kind === 'schema') return `<Schema name=${JSON.stringify(target.name)} api=${api} />`;
  const name = target.kind === 'operation' ? operationName(moved, target.method, target.path) : undefined;
  return name === undefined ? undefined : `<Operation id=${JSON.stringify(name)} api=${api} />`;
}
