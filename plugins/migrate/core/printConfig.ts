import { isObject } from '../../shared/core/json';
import type { NewApi, NewConsole } from './newSite';

/** Everything that the file with the new plugins says. */
export interface ConfigParts {
  apis: readonly NewApi[];
  console: NewConsole;
  hasSearch: boolean;
  hasRedirects: boolean;
  hasHashes: boolean;
  samples?: string[];
}

export type ConfigStyle = 'typescript' | 'module' | 'commonjs';

const PACKAGE = '@livespec/docusaurus';

/** Stands for the languages that all APIs share. */
const SAMPLES = Symbol('samples');

/** Writes the file that the configuration of the site imports. */
export function printConfig(parts: ConfigParts, style: ConfigStyle): string {
  const head = ['// Made by `livespec migrate`: the plugins that show the APIs. It is yours to change.'];
  const redirects = './livespec/redirects.json';
  if (style === 'typescript') head.push("import type { PluginConfig } from '@docusaurus/types';");
  if (parts.hasRedirects) {
    head.push(
      style === 'commonjs' ? `const redirects = require('${redirects}');` : `import redirects from '${redirects}';`,
    );
  }
  if (parts.samples) head.push('', `const samples = ${print(parts.samples, '')};`);
  const list = pluginsOf(parts).map((plugin) => `  ${print(plugin, '  ')},`);
  if (parts.hasRedirects) list.push("  ['@docusaurus/plugin-client-redirects', { redirects }],");
  if (parts.hasHashes) {
    list.push('  // Leads links such as `#operation/getPet` to the pages that are there now.');
    list.push("  () => ({ name: 'old-hashes', getClientModules: () => ['./livespec/oldHashes.js'] }),");
  }
  const body = `[\n${list.join('\n')}\n]`;
  const code =
    style === 'commonjs'
      ? `module.exports = ${body};`
      : style === 'module'
        ? `export default ${body};`
        : `const plugins: PluginConfig[] = ${body};\n\nexport default plugins;`;
  return `${head.join('\n')}\n\n${code}\n`;
}

function pluginsOf({ apis, console, hasSearch, samples }: ConfigParts): unknown[] {
  return [
    `${PACKAGE}/plugin-openapi`,
    ...apis.map((api) => [`${PACKAGE}/plugin-docs`, docsOptions(api, samples !== undefined)]),
    ...(hasSearch ? [] : [`${PACKAGE}/plugin-search`]),
    ...(console.isShown ? [`${PACKAGE}/plugin-sandbox`] : []),
    ...(console.isShown
      ? [withOptions(`${PACKAGE}/plugin-console`, console.proxy ? { proxy: console.proxy } : {})]
      : []),
  ];
}

function withOptions(name: string, options: object): unknown {
  return Object.keys(options).length > 0 ? [name, options] : name;
}

function docsOptions({ id, spec, pages, route, folder, showExtensions, versions, label }: NewApi, hasSamples: boolean) {
  const current = label === undefined ? {} : { current: { label } };
  const older = versions.map(({ name, label: text, route: at }) => {
    return [name, { ...(text !== undefined && { label: text }), path: at.slice(route.length + 1), banner: 'none' }];
  });
  return {
    id,
    docs: {
      path: folder,
      routeBasePath: route === '' ? '/' : route,
      ...(versions.length > 0 && { lastVersion: 'current', versions: { ...current, ...Object.fromEntries(older) } }),
    },
    api: {
      spec,
      routeBase: '',
      ...(pages === 'operation' && { pages }),
      ...(showExtensions && { showExtensions: ['x-*'] }),
      ...(hasSamples && { samples: SAMPLES }),
    },
  };
}

const WIDTH = 100;

/** Writes a value as code: in one line if it fits. */
function print(value: unknown, margin: string): string {
  if (value === SAMPLES) return 'samples';
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return JSON.stringify(value);
  const inner = `${margin}  `;
  const items = isList
    ? value.map((each) => print(each, inner))
    : Object.entries(value).map(([key, each]) =>
        `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : print(key, '')}: ${print(each, inner)}`.replace(
          /^samples: samples$/,
          'samples',
        ),
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const space = isList ? '' : ' ';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (margin.length + line.length <= WIDTH && !line.includes('\n')) return line;
  // An entry with its options: `['name', {`.
  if (isList && items.length === 2 && isObject(value[1])) return `[${items[0]}, ${print(value[1], margin)}]`;
  return `${open}\n${items.map((item) => `${inner}${item},`).join('\n')}\n${margin}${close}`;
}
