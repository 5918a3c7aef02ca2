import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import messages from '../../plugins/messages';
import loader from '../../plugins/messages/loader';
import { idsByPlugin } from '../../plugins/messages/pluginIds';
import { PAGES } from '../../plugins/messages/rule';
import { IMPORT } from './runMessage';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'messages-'));
  write('codeTranslations.json', { 'site.b': '{n} autres', 'tabs.doc': 'Page' });
});
afterEach(() => {
  rmSync(siteDir, { recursive: true });
  vi.restoreAllMocks();
});

function write(file: string, content: string | object): void {
  const path = join(siteDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

function pluginOf(currentLocale: string) {
  const locales = ['en', 'fr'];
  const localeConfigs = Object.fromEntries(locales.map((path) => [path, { path }]));
  const i18n = { path: 'i18n', currentLocale, defaultLocale: 'en', locales, localeConfigs };
  return messages({ siteDir, generatedFilesDir: siteDir, i18n } as unknown as LoadContext);
}

type Configure = (config: object) => { module?: { rules: Array<{ use: Array<{ loader: string; options: object }> }> } };

it('fails at a wrong message of any language', async () => {
  write(
    'src/pages/a.tsx',
    `${IMPORT}// Translate\nformatMessage(translate({ id: 'a', message: '{n, plural, one {x}}' }));`,
  );
  write('i18n/fr/code.json', { b: { message: '<b>x' } });
  await expect(pluginOf('en').loadContent?.()).rejects.toThrow(
    /i18n\/fr\/code\.json:1:18 {2}error {2}message-syntax\n {2}SyntaxError in message "b" for locale "fr": UNCLOSED_TAG[^]*src\/pages\/a\.tsx:3:65 {2}error {2}message-syntax\n {2}SyntaxError in message "a" for locale "en": MISSING_OTHER_CLAUSE/,
  );
});

it('compiles messages once, and logs once which have no translation', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const source = `${IMPORT}formatMessage(translate({ id: 'site.b', message: '{n} others' }), { n });`;
  write(
    'src/a.tsx',
    `import { translate } from '@docusaurus/Translate';\n${source}translate({ id: 'site.a', message: 'A' });`,
  );
  const plugin = pluginOf('fr');
  const content = (await plugin.loadContent?.()) ?? [];
  await plugin.contentLoaded?.({ content, actions: {} as never });
  const configure = plugin.configureWebpack as unknown as Configure;
  const config = { resolve: { alias: { '@theme/DocTabs': join(PAGES, 'tabs/theme/DocTabs') } } };
  const { module } = configure(config);
  expect(configure({ ...config, module })).toEqual({});
  const printed = warn.mock.calls.flat().join('\n').split('\n');
  expect(printed).toContain('Missing message: "site.a" for locale "fr", using default message as fallback.');
  expect(printed).toContain('Missing messages: 2 of the plugin "tabs" for locale "fr".');
  expect(printed).toHaveLength(3);

  const [use] = module?.rules[0]?.use ?? [];
  const dependencies: string[] = [];
  const context = {
    resourcePath: join(siteDir, 'src/a.tsx'),
    getOptions: () => use?.options as never,
    addDependency: (file: string) => dependencies.push(file),
  };
  expect(loader.call(context, source)).toContain(
    '["site.b",v=>""+$argument(v["n"])+" autres",v=>""+$argument(v["n"])+" others"]',
  );
  expect(dependencies).toEqual([join(siteDir, 'codeTranslations.json')]);
  expect(loader.call(context, 'translate()')).toBe('translate()');
  const broken = `${IMPORT}\n formatMessage(text);`;
  expect(() => loader.call(context, broken)).toThrow(/src\/a\.tsx:3:2 {2}error {2}message-literal/);
});

it('logs nothing in the default language', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect((pluginOf('en').configureWebpack as unknown as Configure)({})).toHaveProperty('module');
  expect(warn).not.toHaveBeenCalled();
});

it('knows the messages of plugins, but not the words that a build writes into pages', () => {
  const words = JSON.parse(readFileSync('plugins/openapi/locales/zh-CN/words.json', 'utf8')) as object;
  const ids = [...(idsByPlugin().get('openapi') ?? [])];
  expect(ids.length).toBeGreaterThan(0);
  expect(Object.keys(words).filter((id) => ids.includes(id))).toEqual([]);
});
