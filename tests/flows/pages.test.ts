import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH_FLOW_WORDS } from '../../plugins/flows/core/pages/words';
import { toOperations } from '../../plugins/flows/core/toOperations';
import { createFlowPages } from '../../plugins/flows/pages/createFlowPages';
import { flowTranslations, flowWords } from '../../plugins/flows/pages/flowWords';
import { readFlowFolder } from '../../plugins/flows/pages/readFlowFolder';
import { type ApiModel, type ApiPage, DEFAULT_API_OPTIONS, openApi } from '../../plugins/openapi';
import { createSiteContext } from '../../plugins/openapi/core/pages/site/context';
import { sectionText } from '../../plugins/openapi/core/records/sectionText';
import { pageWords } from '../../plugins/openapi/write/pageWords';

const ROOT = resolve(__dirname, '../..');
const LOCALIZATION = join(ROOT, 'src/i18n/zh-CN');

let model: ApiModel;
beforeAll(async () => {
  model = await (await openApi({ siteDir: ROOT }, { ...DEFAULT_API_OPTIONS, spec: 'openapi/openapi.yaml' })()).read();
}, 60_000);

function build(locale: string, isPlayable = false): { pages: ApiPage[]; noteOf(id: string): string | undefined } {
  const i18n = { currentLocale: locale, defaultLocale: 'en' };
  const flows = createFlowPages({ siteDir: ROOT, localizationDir: LOCALIZATION, i18n }, 'openapi/flows', {
    routeBase: 'api',
    isPlayable,
  });
  const words = pageWords('en');
  const site = createSiteContext(model, { pages: 'tag', routeBase: 'api', languages: [], words });
  const linksAt = (path: string) => site.viewAt(path).links;
  const operationOf = (id: string) => model.operations.find(({ operationId }) => operationId === id);
  return {
    pages: [...flows.pageBuilder({ model, locale, linksAt })],
    noteOf: (id) => {
      const operation = operationOf(id);
      return operation && flows.operationNote(operation, { model, locale });
    },
  };
}

const htmlOf = ({ intro = '', sections }: ApiPage) =>
  [intro, ...sections.map(({ data }) => (data as { html: string }).html)].join('\n');

describe('pages of workflows', () => {
  it('have a picture, inputs, and each step with its call, values, criteria, outputs and what follows', () => {
    const page = build('en').pages.find(({ path }) => path === 'api/flows/session');
    expect(page?.title).toBe('Stay logged in, and log out');
    expect(page?.sections.map(({ id, title }) => `${id}: ${title}`)).toEqual([
      'flow: Stay logged in, and log out',
      'inputs: Inputs',
      'step-login: 1. Log in with the messaging app',
      'step-check: 2. Check the session',
      'step-logout: 3. Log out',
      'step-ended: 4. Check the session',
    ]);
    const html = page ? htmlOf(page) : '';
    expect(html).toMatch(/<figure class="diagram"><svg /);
    expect(html).toContain('<a href="/api/session#session-check"><code>GET /api/v1/oauth/check_session</code></a>');
    expect(html).toContain('<a href="#step-login"><code>$steps.login.outputs.sessionKey</code></a>');
    expect(html).toContain('<li><code>$response.body#/code == 0</code></li>');
    expect(html).toContain('try again, at most 1×, after step <a href="#step-login">1</a>, if <code>');
  });

  it('say the same to search where readers can play them, and have what plays them', () => {
    const [page, still] = [true, false].map((isPlayable) =>
      build('en', isPlayable).pages.find(({ path }) => path === 'api/flows/share'),
    );
    expect(page?.sections.map(({ component }) => component)).toEqual([
      ...['ApiText', 'FlowStart'],
      ...Array.from({ length: 6 }, () => 'FlowStep'),
      'FlowOutputs',
    ]);
    const textOf = (of: ApiPage | undefined) =>
      of?.sections.map((section) => sectionText(section, new Set()).paragraphs);
    expect(textOf(page)).toEqual(textOf(still));
    const { flow, inputs } = (page?.sections[1]?.data ?? {}) as { flow?: object; inputs?: object[] };
    expect(inputs?.[0]).toEqual({ name: 'gameId', type: 'string, required', text: 'The id of the game.' });
    expect(JSON.stringify(flow).length).toBeLessThan(6_000);
  });

  it('are named at the calls that they use, and at no others', () => {
    const { noteOf } = build('en');
    expect(noteOf('cdkeyUse')).toBe('Part of the flows: [Redeem a code](/api/flows/redeem)');
    expect(noteOf('wxDecryptData')).toBeUndefined();
  });

  it('are in Chinese, too, in all of their texts and words', () => {
    const texts = flowTranslations(LOCALIZATION);
    const written = readFlowFolder(ROOT, 'openapi/flows', toOperations(model)).flatMap(({ document }) =>
      document.workflows.flatMap(({ summary, description, inputs, steps }) => [
        ...[document.title, summary, description],
        ...inputs.map(({ schema }) => schema.description),
        ...steps.flatMap((step) => [step.description, step.actor]),
      ]),
    );
    const used = new Set(written.filter((text) => text !== undefined));
    expect([...used].filter((text) => !(String(text) in texts))).toEqual([]);
    expect(Object.keys(texts).filter((text) => !used.has(text))).toEqual([]);
    const words = Object.entries(flowWords('zh-CN'));
    expect(words.filter(([key, word]) => ENGLISH_FLOW_WORDS[key as keyof typeof ENGLISH_FLOW_WORDS] === word)).toEqual(
      [],
    );
    const { pages, noteOf } = build('zh-CN');
    expect(pages.map(({ title }) => title)).toContain('五步登录');
    expect(noteOf('logout')).toBe('所属流程: [保持登录与退出登录](/api/flows/session)');
  });
});
