import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { SwizzleConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { DEMO_COMPONENTS } from '../../plugins/demos';
import { API_PARTS } from '../../plugins/docs/core/apiParts';
import { OWN_KEYS } from '../../plugins/navigation/core/frontMatter';
import { PINS } from '../../plugins/openapi';
import manifest from '../../plugins/package.json';
import { TAB_KEYS } from '../../plugins/tabs/core/frontMatter';
import { ROOT } from '../helpers/sources';
import { describeOptions } from './support/describeOptions';
import { PACKAGE, PLUGINS } from './support/listPlugins';
import { fillSection, renderTable } from './support/markdown';
import { OPTIONS } from './support/options';
import { readMembers } from './support/readMembers';

const READMES = ['', ...PLUGINS].map((name) => join(PACKAGE, name, 'README.md'));

interface PluginModule {
  getSwizzleConfig?(): SwizzleConfig;
  validateOptions?(given: { options: object }): unknown;
}
const load = (name: string) => import(join(PACKAGE, name, 'index.ts')) as Promise<PluginModule>;

/** Rewrites a section with UPDATE=1. */
function expectSection(file: string, name: string, content: string): void {
  const filled = fillSection(readFileSync(file, 'utf8'), name, content);
  if (process.env.UPDATE) writeFileSync(file, filled);
  expect(readFileSync(file, 'utf8')).toBe(filled);
}

function renderOptions({ schema, from, elsewhere = {} }: (typeof OPTIONS)[string]): string {
  const rows = describeOptions(schema, readMembers(...from), elsewhere).map(({ name, type, initial, purpose }) => [
    `\`${name}\``,
    `\`${type}\``,
    initial,
    purpose,
  ]);
  return renderTable(['option', 'type', 'default', 'purpose'], rows);
}

function renderComponents({ components }: SwizzleConfig): string {
  const rows = Object.entries(components).map(([name, { actions, description = '' }]) => [
    `\`${name}\``,
    description,
    actions.eject === 'safe' ? 'wrap, eject' : 'wrap',
  ]);
  return renderTable(['component', 'shows', 'swizzle'], rows);
}

describe('READMEs of plugins', () => {
  it.each(Object.entries(OPTIONS))('%s: every option', (name, options) => {
    expectSection(join(PACKAGE, name, 'README.md'), 'options', renderOptions(options));
  });

  it.each(PLUGINS.filter((name) => !(name in OPTIONS)))('%s: no options', async (name) => {
    const { validateOptions } = await load(name);
    expect(() => validateOptions?.({ options: { unknown: 1 } })).toThrow('The plugin has no options.');
    expect(readFileSync(join(PACKAGE, name, 'README.md'), 'utf8')).toContain('no options');
  });

  it.each(PLUGINS)('%s: the components that a site can replace', async (name) => {
    const { getSwizzleConfig } = await load(name);
    const config = getSwizzleConfig?.();
    if (!config || Object.keys(config.components).length === 0) return;
    expectSection(join(PACKAGE, name, 'README.md'), 'components', renderComponents(config));
  });
});

describe('keys and components that pages use', () => {
  const rowsOf = (name: string) => readFileSync(join(PACKAGE, name, 'README.md'), 'utf8').match(/^\| `.*$/gm) ?? [];

  it.each([
    ['navigation', Object.keys(OWN_KEYS).filter((key) => key !== 'title')],
    ['tabs', Object.keys(TAB_KEYS)],
  ])('%s: the front matter', (name, keys) => {
    const rows = [...rowsOf(name), ...rowsOf('docs')];
    expect(keys.filter((key) => !rows.some((row) => row.includes(`\`${key}\``)))).toEqual([]);
  });

  it('docs and demos: what needs no import', () => {
    const docs = rowsOf('docs').join('\n');
    expect([...PINS, ...Object.keys(API_PARTS)].filter((name) => !docs.includes(`\`<${name} `))).toEqual([]);
    const demos = readFileSync(join(PACKAGE, 'demos/README.md'), 'utf8');
    expect(DEMO_COMPONENTS.filter((name) => !demos.includes(`\`<${name}`))).toEqual([]);
  });
});

describe('the page of commands', () => {
  const run = promisify(execFile);
  const help = async (...args: string[]) => {
    const { stdout } = await run(process.execPath, [join(PACKAGE, 'bin/livespec.mjs'), ...args, '--help']);
    return stdout;
  };

  it('has the help of each', async () => {
    const listed = [...(await help()).matchAll(/^ {2}livespec (\S+) +(.*)$/gm)];
    expect(listed.length).toBeGreaterThan(5);
    const sections = listed.map(
      async ([, name = '', does]) =>
        `## ${name}\n\n\`livespec ${name}\` ${does}.\n\n\`\`\`text\n${await help(name)}\`\`\``,
    );
    expectSection(join(PACKAGE, 'COMMANDS.md'), 'commands', `\n${(await Promise.all(sections)).join('\n\n')}\n`);
  });
});

describe('links', () => {
  it.each(READMES.map((file) => [relative(PACKAGE, file), file]))('%s: lead to files of the package', (_name, file) => {
    const links = withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#([^)]*))?\)/g);
    const broken = [...links].filter(([, path = '', anchor]) => {
      const target = resolve(dirname(file), path);
      return !existsSync(target) || (anchor && !listAnchors(readFileSync(target, 'utf8')).includes(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('lead from the README of the package to each plugin, and to the commands', () => {
    const text = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
    for (const name of PLUGINS) expect(text).toContain(`(${name}/README.md)`);
    expect(text).toContain('(COMMANDS.md)');
  });

  it('show pictures of the repository', () => {
    const { url } = manifest.repository;
    const base = `${url.replace(/^git\+|\.git$/g, '')}/raw/main/`;
    const pictures = readFileSync(join(PACKAGE, 'README.md'), 'utf8').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g);
    const addresses = [...pictures].map(([, address = '']) => address);
    expect(addresses).toHaveLength(2);
    const isThere = (address: string) => address.startsWith(base) && existsSync(join(ROOT, address.slice(base.length)));
    expect(addresses.filter((address) => !isThere(address))).toEqual([]);
  });
});

function withoutCode(text: string): string {
  return text.replace(/^(`{3,})[\s\S]*?^\1/gm, '');
}

/** As hosts of repositories make them. */
function listAnchors(text: string): string[] {
  const headings = withoutCode(text).matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}
