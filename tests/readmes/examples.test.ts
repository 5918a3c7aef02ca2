import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiOptionsSchema } from '../../plugins/openapi';
import { readModel } from '../../plugins/openapi/read/readModel';
import { type Backend, loadSandboxes } from '../../plugins/sandbox';
import { importModule } from '../../plugins/shared/importModule';
import { ROOT } from '../helpers/sources';
import { type LoadedShape, loadShape } from '../shapes/support/loadShape';
import { createSite, type Files } from '../shapes/support/site';
import { PLUGINS } from './support/listPlugins';
import { listBlocks } from './support/markdown';

const CONFIG = 'docusaurus.config.ts';
const OUTPUT = 'output';

interface Example extends LoadedShape {
  siteDir: string;
}

/** What a site with the example of a plugin has. */
const EXAMPLES: Record<string, (site: Example) => void | Promise<void>> = {
  appearance: async ({ props }) =>
    expect((await globalData(props, 'appearance')).socialLinks).toEqual([
      expect.objectContaining({ kind: 'github' }),
      expect.objectContaining({ kind: 'x' }),
    ]),
  console: ({ props }) => {
    expect(props.routesPaths).toContain('/reference/pets');
    const { getClientModules } = pluginOf(props, 'console');
    expect(getClientModules?.()).toEqual([expect.stringMatching(/console.theme.try\.css$/)]);
  },
  demos: ({ props }) => expect(props.routesPaths).toEqual(expect.arrayContaining(['/docs/counter', '/~demos/counter'])),
  docs: async ({ props, siteDir }) => {
    expect(props.routesPaths).toEqual(expect.arrayContaining(['/reference/pets', '/reference/first-call']));
    expect(await readFile(join(siteDir, 'reference/pets.gen.mdx'), 'utf8')).toContain('Each pet has a number.');
  },
  flows: async ({ props, siteDir }) => {
    expect(props.routesPaths).toContain('/docs/api/flows/find');
    const page = await readFile(join(siteDir, 'docs/api/flows/find.gen.mdx'), 'utf8');
    expect(page).toContain('import FlowStart from "@theme/FlowStart"');
    expect(pluginOf(props, 'flows').getThemePath?.()).toMatch(/flows.theme$/);
  },
  markdown: async ({ written }) => expect(await written('llms.txt')).toContain('/docs/intro.md'),
  mcp: ({ props }) => {
    const { getClientModules } = pluginOf(props, 'mcp');
    expect(getClientModules?.()).toEqual([expect.stringContaining('offerTools')]);
  },
  messages: ({ props }) => expect(pluginOf(props, 'messages').content).toEqual(['pets.count']),
  navigation: async ({ props }) =>
    expect((await globalData(props, 'navigation')).items).toEqual([
      expect.objectContaining({ title: 'Intro', link: '/docs/intro' }),
      expect.objectContaining({ title: 'Guide', link: '/docs/guide/feed' }),
      expect.objectContaining({ title: 'Shop', link: 'https://shop.example' }),
    ]),
  openapi: ({ props, siteDir }) => {
    expect(props.routesPaths).toEqual(expect.arrayContaining(['/reference/', '/reference/pets', '/reference/model']));
    const { api } =
      importModule(join(siteDir, 'api.ts'), (value): value is { api: object } => hasKey(value, 'api')) ?? {};
    expect(apiOptionsSchema.validate(api).error).toBeUndefined();
    expect(api).toHaveProperty('pageBuilders.0');
  },
  preset: ({ props }) => expect(props.routesPaths).toEqual(expect.arrayContaining(['/docs/', '/docs/api/pets'])),
  runtime: ({ props }) =>
    expect(pluginOf(props, 'runtime').getClientModules?.()).toContainEqual(expect.stringContaining('trimAddress')),
  sandbox: async ({ props, siteDir }) => {
    const rules = await readFile(join(props.generatedFilesDir, 'sandbox/default/backend.js'), 'utf8');
    expect(rules).toContain('shop.ts');
    const backend = importModule(join(siteDir, 'shop.ts'), (value): value is Backend => hasKey(value, 'operations'));
    const { prepareSandboxes } = await loadSandboxes();
    const open = await prepareSandboxes(await readModel(siteDir, 'openapi.yaml'), backend);
    const { fetch } = open();
    const get = async (id: number) => fetch(new Request(`https://pets.example/pets/${id}`));
    expect(await (await get(7)).json()).toEqual({ id: 7, name: 'Rex' });
    expect((await get(8)).status).toBe(404);
  },
  search: ({ indexed }) => expect(indexed).toEqual(expect.arrayContaining(['/docs/intro', '/docs/feed'])),
  tabs: ({ props }) => {
    expect(props.routesPaths).toContain('/docs/ranks');
    expect(JSON.stringify(props.routes)).toContain('ranks.$tab-recipes.mdx');
  },
};

/** Those that stop the build, with what they print. */
const STOPPING = ['check'];

const printed: string[] = [];

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const method of ['warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void printed.push(parts.join(' ')));
  }
  for (const method of ['log', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  printed.length = 0;
});

describe('the example in the README', () => {
  it('is there for each plugin', () => {
    expect([...Object.keys(EXAMPLES), ...STOPPING].sort()).toEqual(PLUGINS);
  });

  it.each(Object.entries(EXAMPLES))('of %s works', async (plugin, expectAll) => {
    const siteDir = await createExample(plugin);
    const site = await loadShape(siteDir, CONFIG, 'en');
    expect(site.missing).toEqual([]);
    await expectAll({ ...site, siteDir });
    expect(printed).toEqual([]);
  });

  it.each(STOPPING)('of %s stops the build as it says', async (plugin) => {
    const output = blocksOf(plugin)[OUTPUT] ?? '';
    await expect(loadShape(await createExample(plugin), CONFIG, 'en')).rejects.toThrow(output.trim());
  });

  it('of messages stops the build when its syntax is wrong', async () => {
    const siteDir = await createExample('messages');
    const file = join(siteDir, 'src/components/PetCount.tsx');
    await writeFile(file, (await readFile(file, 'utf8')).replace('plural,', 'plurals,'));
    await expect(loadShape(siteDir, CONFIG, 'en')).rejects.toThrow('PetCount.tsx:');
  });
});

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && key in value;
}

function blocksOf(plugin: string): Files {
  const text = readFileSync(join(ROOT, 'plugins', plugin, 'README.md'), 'utf8');
  return Object.fromEntries(listBlocks(text).map(({ title, code }) => [title, code]));
}

/** A site with the files of a README, and a document. */
async function createExample(plugin: string): Promise<string> {
  const { [OUTPUT]: _output, [CONFIG]: config = '', ...files } = blocksOf(plugin);
  const document = blocksOf('openapi')['openapi.yaml'];
  const given: Files = {
    'openapi.yaml': document,
    'docs/intro.md': '# Intro\n',
    ...files,
    [CONFIG]: wrapConfig(config),
  };
  return createSite(given, ['docs', 'blog', 'src', 'sidebars.js']);
}

/** The lines of a README are part of a configuration: imports and values, then keys of the site. */
function wrapConfig(lines: string): string {
  const start = lines.search(/^(presets|plugins|themeConfig): /m);
  if (start === -1) throw new Error(`No keys of a configuration: ${lines}`);
  const keys = lines.slice(start);
  return `${lines.slice(0, start)}
export default {
  title: 'Example',
  url: 'https://x.example',
  baseUrl: '/',
  future: { v4: true },
  ${/^presets:/m.test(keys) ? '' : "presets: [['classic', { docs: {}, blog: false }]],"}
  ${keys}
};
`;
}

type Props = LoadedShape['props'];

function pluginOf({ plugins }: Props, name: string): Props['plugins'][number] {
  const found = plugins.find((plugin) => plugin.name === name);
  if (!found) throw new Error(`The site has no plugin ${name}`);
  return found;
}

async function globalData({ generatedFilesDir }: Props, name: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(generatedFilesDir, 'globalData.json'), 'utf8');
  return (JSON.parse(text) as Record<string, { default?: Record<string, unknown> }>)[name]?.default ?? {};
}
