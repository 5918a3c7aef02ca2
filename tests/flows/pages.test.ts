import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { List } from 'mdast';
import { beforeAll, describe, expect, it } from 'vitest';
import { listReaderTexts } from '../../plugins/flows/core/folder/listReaderTexts';
import { flowDiagram } from '../../plugins/flows/core/pages/flowDiagram';
import { ENGLISH_FLOW_WORDS } from '../../plugins/flows/core/pages/words';
import { toOperations } from '../../plugins/flows/core/toOperations';
import { createFlowPages } from '../../plugins/flows/pages/createFlowPages';
import { flowTranslations, flowWords } from '../../plugins/flows/pages/flowWords';
import { readFlowFolder } from '../../plugins/flows/pages/readFlowFolder';
import { type ApiModel, type ApiPage, DEFAULT_API_OPTIONS, type FlowPart, openApi } from '../../plugins/openapi';
import { createSiteContext } from '../../plugins/openapi/core/pages/site/context';
import { sectionText } from '../../plugins/openapi/core/records/sectionText';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { SCENES } from '../../src/backend/social/scenes';
import { read } from './helpers';

const ROOT = resolve(__dirname, '../..');
const LOCALIZATION = join(ROOT, 'src/i18n/zh-CN');

let model: ApiModel;
beforeAll(async () => {
  model = await (await openApi({ siteDir: ROOT }, { ...DEFAULT_API_OPTIONS, spec: 'openapi/openapi.yaml' })()).read();
}, 60_000);

function build(
  locale: string,
  isPlayable = false,
): {
  pages: ApiPage[];
  noteOf(id: string): string | undefined;
  partOf(id: string): FlowPart | undefined;
} {
  const i18n = { currentLocale: locale, defaultLocale: 'en' };
  const flows = createFlowPages({ siteDir: ROOT, localizationDir: LOCALIZATION, i18n }, 'openapi/flows', {
    routeBase: 'api',
    samples: ['fetch', 'curl'],
    isPlayable,
  });
  const words = pageWords('en');
  const site = createSiteContext(model, { pages: 'tag', routeBase: 'api', languages: [], words });
  const linksAt = (path: string) => site.viewAt(path).links;
  const operationOf = (id: string) => model.operations.find(({ operationId }) => operationId === id);
  return {
    pages: [...flows.pageBuilder({ model, locale, linksAt })],
    partOf: (id) => flows.flows.parts({ model, locale, linksAt }).get(id),
    noteOf: (id) => {
      const operation = operationOf(id);
      return operation && flows.operationNote(operation, { model, locale });
    },
  };
}

const htmlOf = ({ intro = '', sections }: ApiPage) =>
  [intro, ...sections.map(({ data }) => (data as { html?: string }).html ?? '')].join('\n');

describe('pages of workflows', () => {
  it('have a picture, inputs, and each step with its call, values, criteria, outputs and what follows', () => {
    const page = build('en').pages.find(({ path }) => path === 'api/flows/session');
    expect(page?.title).toBe('Stay logged in, and log out');
    expect(page?.sections.map(({ id, title }) => `${id}: ${title}`)).toEqual([
      'flow: Stay logged in, and log out',
      'inputs: Inputs',
      'step-login: 1. Log in with the messaging app (wx)',
      'step-check: 2. Check the session',
      'step-logout: 3. Log out',
      'step-ended: 4. Check the session',
      'code: As code',
    ]);
    const code = page?.sections.at(-1)?.data as { samples: Array<{ id: string; code: string }> } | undefined;
    expect(code?.samples.map(({ id }) => id)).toEqual(['typescript', 'fetch']);
    expect(code?.samples[0]?.code).toContain('// 2. Check the session');
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
      ...Array.from({ length: 5 }, () => 'FlowStep'),
      ...['FlowOutputs', 'ApiSample'],
    ]);
    const textOf = (of: ApiPage | undefined) => of?.sections.map((section) => sectionText(section).paragraphs);
    expect(textOf(page)).toEqual(textOf(still));
    const { flow, inputs } = (page?.sections[1]?.data ?? {}) as { flow?: object; inputs?: object[] };
    expect(inputs?.[0]).toEqual({ name: 'gameId', type: 'string, required', text: 'The id of the game.' });
    expect(JSON.stringify(flow).length).toBeLessThan(6_000);
  });

  it('end a share with the friends who answered, as Try it does: `finish` is for shares without answers', () => {
    const { noteOf } = build('en');
    const ofShares = ['shareGenerate', 'shareAnswer', 'shareFriends', 'shareFinish'];
    const inFlow = ofShares.filter((id) => noteOf(id)?.includes('(/api/flows/share)'));
    expect(inFlow).toEqual(['shareGenerate', 'shareAnswer', 'shareFriends']);
    expect(SCENES.map((scene) => scene.map(({ operationId }) => operationId))).toContainEqual(inFlow);
  });

  it('are named at the calls that they use, and at no others', () => {
    const { noteOf } = build('en');
    expect(noteOf('cdkeyUse')).toBe('Part of the flows: [Redeem a code](/api/flows/redeem)');
    expect(noteOf('wxDecryptData')).toBeUndefined();
  });

  it('are in Chinese, too, in all of their texts and words', () => {
    const texts = flowTranslations(LOCALIZATION);
    const flows = readFlowFolder(ROOT, 'openapi/flows', toOperations(model));
    const used = new Set(flows.flatMap(({ document }) => listReaderTexts(document)).map(({ text }) => text));
    expect([...used].filter((text) => !(text in texts))).toEqual([]);
    expect(Object.keys(texts).filter((text) => !used.has(text))).toEqual([]);
    const words = Object.entries(flowWords('zh-CN'));
    expect(words.filter(([key, word]) => ENGLISH_FLOW_WORDS[key as keyof typeof ENGLISH_FLOW_WORDS] === word)).toEqual(
      [],
    );
    const { pages, noteOf } = build('zh-CN');
    expect(pages.map(({ title }) => title)).toContain('五步登录');
    expect(noteOf('logout')).toBe('所属流程: [保持登录与退出登录](/api/flows/session)');
  });

  it('are shown in pages of guides: a picture with what happens around the calls, and the steps', () => {
    const { partOf } = build('zh-CN');
    const [figure] = partOf('help')?.diagram('1') ?? [];
    const drawn = JSON.stringify(figure);
    for (const text of ['玩家 → 好友: 带码的链接', '先保存结果', '→ 玩家: 没有新结果', '5 秒后再查'])
      expect(drawn).toContain(text);
    expect(drawn).toContain('"tagName":"a","properties":{"href":"/api/flows/help"}');
    const [list] = build('en').partOf('login')?.steps('1') ?? [];
    const [time, , , , last] = (list as List).children.map(({ data }) => JSON.stringify(data?.hChildren));
    expect(time).toContain('"properties":{"href":"/api/flows/login#step-time"}');
    expect(last).toContain('"value":"Track the login without a region"');
  });
});

it('a retry says what runs before it: a step, or a flow', () => {
  const { document } = read(`workflows:
  - workflowId: adopt
    steps:
      - stepId: list
        operationId: listPets
        onFailure:
          - { name: one, type: retry, workflowId: login, criteria: [{ condition: $statusCode == 401 }] }
          - { name: two, type: retry, stepId: list }
`);
  const [workflow] = document?.workflows ?? [];
  if (!workflow) throw new Error('no workflow');
  const text = { words: ENGLISH_FLOW_WORDS, translate: (own: string) => own, titleOf: () => 'List', apiTitle: 'Pets' };
  const labels = flowDiagram(workflow, text, 'numbers').steps.map(({ label }) => label);
  expect(labels).toEqual([
    '1. List',
    'If it fails: try again, after the flow login',
    'If it fails: try again, after step 1',
  ]);
});

describe('the folder of flows', () => {
  it('is read again for each run: changed and new files count, mistakes have a place, and all files are watched', () => {
    const siteDir = mkdtempSync(join(tmpdir(), 'flows-'));
    const folder = join(siteDir, 'flows');
    cpSync(join(ROOT, 'openapi/flows'), folder, { recursive: true });
    const i18n = { currentLocale: 'en', defaultLocale: 'en' };
    const options = { routeBase: 'api', samples: [] };
    const { pageBuilder, flows } = createFlowPages({ siteDir, localizationDir: siteDir, i18n }, 'flows', options);
    const site = createSiteContext(model, { pages: 'tag', routeBase: 'api', languages: [], words: pageWords('en') });
    const run = () => [...pageBuilder({ model, locale: 'en', linksAt: (path) => site.viewAt(path).links })];
    const before = run();
    const edit = (change: (text: string) => string) => {
      const file = join(folder, 'session.arazzo.yaml');
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    };
    edit((text) => text.replace('Stay logged in', 'Remain logged in'));
    copyFileSync(join(folder, 'track.arazzo.yaml'), join(folder, 'zz.arazzo.yaml'));
    writeFileSync(
      join(folder, 'zz.arazzo.yaml'),
      readFileSync(join(folder, 'zz.arazzo.yaml'), 'utf8').replace('workflowId: track', 'workflowId: zz'),
    );
    const after = run();
    expect(after.map(({ title }) => title)).toContain('Remain logged in, and log out');
    expect(after).toHaveLength(before.length + 1);
    const watched = flows.files();
    expect(watched).toContain(join(folder, 'zz.arazzo.yaml'));
    expect(watched).toContain(join(siteDir, 'openapi/flows.yaml'));
    edit((text) => text.replace('operationId: logout', 'operationId: logOut'));
    expect(run).toThrow(/flows\/session\.arazzo\.yaml:\d+:22.*\n.*There is no operation `logOut`/);
    edit((text) => text.replace('operationId: logOut', 'operationId: logout'));
    expect(run()).toHaveLength(after.length);
    const twin = join(folder, 'zz.arazzo.yaml');
    writeFileSync(twin, readFileSync(twin, 'utf8').replace('workflowId: zz', 'workflowId: Track'));
    expect(run).toThrow(
      /flows\/zz\.arazzo\.yaml:11:5.*\n.*The page of `Track` would have the address of that of `track`: flows\/track\.arazzo\.yaml:11\./,
    );
    rmSync(folder, { recursive: true });
    expect(run).toThrow('has no file `*.arazzo.yaml`');
    expect(flows.files().map((file) => dirname(file))).toContain(folder);
  });
});
