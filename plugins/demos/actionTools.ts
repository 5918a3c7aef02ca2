import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { MissingPackageError } from '../shared/core/loadOptional';
import { DEMO_ACTIONS, type DemoAction, type DemoOptions } from './options';

type Tool = keyof typeof FILES;
/** Files of those that are installed. */
export type Tools = Partial<Record<Tool, string>>;

/** What pages load of packages that a site may leave out. */
const FILES = {
  html2sketch: 'html2sketch/dist/html2sketch.min.js',
  'dom-to-svg': 'dom-to-svg/package.json',
  'codesandbox-import-utils': 'codesandbox-import-utils/lib/api/define.js',
};

const TOOL_OF: Partial<Record<DemoAction, Tool>> = {
  group: 'html2sketch',
  symbol: 'html2sketch',
  svg: 'dom-to-svg',
  codesandbox: 'codesandbox-import-utils',
};

export function findTools(siteDir: string): Tools {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  const found = Object.entries(FILES).map(([tool, file]) => {
    const places = resolve.paths(file) ?? [];
    return [tool, places.map((place) => join(place, file)).find(existsSync)] as const;
  });
  return Object.fromEntries(found.filter(([, file]) => file !== undefined));
}

/** Actions are on if their tool is there. Throws `MissingPackageError` if the site asks for one whose tool is not. */
export function chooseActions(wanted: DemoOptions['actions'], tools: Tools): Record<DemoAction, boolean> {
  const choose = (action: DemoAction): boolean => {
    const tool = TOOL_OF[action];
    const isThere = tool === undefined || tools[tool] !== undefined;
    if (wanted[action] && !isThere) throw new MissingPackageError(`The option \`demos.actions.${action}\``, tool);
    return wanted[action] ?? isThere;
  };
  return Object.fromEntries(DEMO_ACTIONS.map((action) => [action, choose(action)])) as Record<DemoAction, boolean>;
}

/** The module by which pages get the tools, each when a reader asks for it. */
export function writeTools(tools: Tools): string {
  const { html2sketch } = tools;
  // A static file, which no bundler can read.
  const address = html2sketch && `new URL(${JSON.stringify(html2sketch)}, import.meta.url).href`;
  const svg = tools['dom-to-svg'] && "() => import('dom-to-svg')";
  const codeSandbox = tools['codesandbox-import-utils'] && `() => import('${FILES['codesandbox-import-utils']}')`;
  return [
    `export const html2sketch = ${address};`,
    `export const loadDomToSvg = ${svg};`,
    `export const loadCodeSandboxUtils = ${codeSandbox};`,
    '',
  ].join('\n');
}
