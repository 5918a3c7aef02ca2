import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ReadResult, SpecDocument } from '../../plugins/document/core';
import { translateDocument } from '../../plugins/document/core/grammar/translate';
import { createReader } from '../../plugins/document/read';
import { createErrorFinder, summarise } from '../../plugins/openapi/core/errors/recogniseError';
import { buildModel } from '../../plugins/openapi/core/model/build';
import type { ApiModel, Operation } from '../../plugins/openapi/core/model/types';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import type { ApiPage, PageSection } from '../../plugins/openapi/core/pages/site/types';
import { fillSample } from '../../plugins/openapi/core/readerValues/fillSample';
import type { FillableCalls } from '../../plugins/openapi/core/readerValues/types';
import { visitFields } from '../../plugins/openapi/core/records/visitFields';
import type { EntityView, ErrorCodeView, ErrorLookupView, OperationView } from '../../plugins/openapi/core/view/types';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { sampleLanguages } from '../../plugins/samples/core/languages';
import { widthOf } from '../../plugins/samples/core/text/width';
import { typeText } from '../../plugins/schema/core/describe/typeText';
import type { FieldView, SchemaView } from '../../plugins/schema/core/types';
import { renderInlineMarkdown } from '../../plugins/shared/core/description';
import { isObject } from '../../plugins/shared/core/json';
import { formatProblem } from '../../plugins/shared/problem';
import { listAssumptions } from './support/listAssumptions';

const ROOT = join(import.meta.dirname, '../..');

let result: ReadResult;
let document: SpecDocument;
let model: ApiModel;
let pages: ApiPage[];
let samples: FillableCalls;

beforeAll(async () => {
  result = await createReader(ROOT).read('openapi/openapi.yaml', { strict: true, swaggerParser: true });
  if (!result.document) throw new Error(result.problems.map(formatProblem).join('\n'));
  document = result.document;
  model = buildModel(document);
  const options = { pages: 'tag' as const, routeBase: 'api', languages: sampleLanguages, words: pageWords('en') };
  const site = buildPages(model, options);
  pages = [...site.pages()];
  samples = site.samples();
});

function views(): OperationView[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap(({ component, data }) => (component === 'ApiOperation' ? [data as OperationView] : [])),
  );
}

function entity(name: string): EntityView {
  const section = pages
    .flatMap(({ sections }) => sections)
    .find((one) => one.component === 'ApiEntity' && one.id === name);
  if (!section) throw new Error(`No entity ${name}`);
  return section.data as EntityView;
}

function fieldsOf(sections: PageSection[]): FieldView[] {
  const found: FieldView[] = [];
  const add = (schema: SchemaView | undefined) =>
    schema && visitFields(schema, { field: (field) => void found.push(field) });
  for (const { component, data } of sections) {
    if (component === 'ApiEntity') add((data as EntityView).schema);
    if (component === 'ApiOperation') add((data as OperationView).result?.contents[0]?.schema);
  }
  return found;
}

/** Names of operations that fail a predicate. */
function without(holds: (operation: Operation) => unknown): string[] {
  return model.operations.flatMap((operation) => (holds(operation) ? [] : [operation.id]));
}

test('our document has no problem, neither for us nor for the second validator', () => {
  expect(result.problems.map(formatProblem)).toEqual([]);
});

test('a model names all calls that return it, and maps name their keys', () => {
  expect(entity('RankEntry').usedBy.map(({ title }) => title)).toEqual(['Get one entry', 'Get a page of entries']);
  expect(typeText(entity('ArchiveMap').schema.type)).toBe('{id} → Archive');
});

test('lists are shown as they travel, and what opens opens in place', () => {
  const call = views().find(({ id }) => id === 'archive-batch-get');
  const includes = call?.parameters.flatMap(({ fields }) => fields).find(({ name }) => name === 'includes');
  expect(includes?.schema.notes).toEqual([{ kind: 'commas', value: 'includes=progress,settings' }]);
  const archive = call?.result?.contents[0]?.schema.fields?.[0]?.schema;
  expect(archive?.fields?.map(({ name, optional }) => [name, optional])).toEqual([
    ['createTime', undefined],
    ['updateTime', undefined],
    ['data', true],
    ['userId', true],
  ]);
});

describe('every call', () => {
  test('is there, on a page of its own kind', () => {
    expect(model.operations).toHaveLength(36);
    expect(views()).toHaveLength(36);
    expect(pages.filter(({ kind }) => kind === 'tag')).toHaveLength(19);
  });

  test('has a title, a description and an effect', () => {
    expect(without(({ title }) => title)).toEqual([]);
    expect(without(({ description }) => description)).toEqual([]);
    expect(without(({ effect }) => effect)).toEqual([]);
  });

  test('has an example of a success, but for the image', () => {
    const shown = (ok: boolean) =>
      views().flatMap(({ id, examples }) => (examples.some((one) => one.ok === ok) ? [] : [id]));
    expect(shown(true)).toEqual(['share-image']);
    // The server's time needs no input, so it cannot fail.
    expect(shown(false)).toEqual(['server-timestamp']);
  });

  test('examples are those of the document, not made up', () => {
    const authored = ({ responses }: Operation) =>
      responses.some(
        ({ status, contents }) => status === '200' && contents.some(({ examples }) => examples.length > 0),
      );
    expect(without(authored)).toEqual(['share-image']);
  });

  test('says which errors it brings', () => {
    expect(without(({ errors }) => errors.length > 0)).toEqual(['server-timestamp']);
  });

  test('has samples in all languages that fit who may call', () => {
    const few = views().flatMap(({ id, caller, samples }) =>
      samples.length === (caller === 'server' ? 5 : 10) ? [] : [id],
    );
    expect(few).toEqual([]);
  });
});

describe('every error code', () => {
  test('is in the catalogue once, with all that a reader needs', () => {
    expect(model.errors).toHaveLength(39);
    expect(new Set(model.errors.map(({ code }) => code)).size).toBe(39);
    const poor = model.errors.filter(
      ({ meaning, cause, action, retry, feature }) => !(meaning && cause && action && retry && feature),
    );
    expect(poor.map(({ code }) => code)).toEqual([]);
  });

  test('can come from some call, or says why not', () => {
    const listed = new Set(model.operations.flatMap(({ errors }) => errors.map(({ error }) => error.code)));
    const orphans = model.errors.filter(({ code, unused }) => !listed.has(code) && !unused);
    expect(orphans.map(({ code }) => code)).toEqual([]);
  });

  test('with two meanings is shown with the one that applies', () => {
    const shown = views().flatMap(({ id, errors }) =>
      errors.flatMap(({ code, meaning }) => (code === 10100 ? [[id, meaning]] : [])),
    );
    const game = 'The game does not exist.';
    expect(Object.fromEntries(shown)).toEqual({
      'wx-login': game,
      'dy-login': game,
      'ks-login': game,
      'share-image': game,
      'config-content': 'The config does not exist.',
      'access-token-get': game,
      'access-token-refresh': game,
    });
  });

  test('that only some calls share is in sight', () => {
    const folded = views().flatMap(({ errors }) => errors.flatMap(({ code, common }) => (common ? [code] : [])));
    expect([...new Set(folded)].sort((a, b) => a - b)).toEqual([500, 501, 10020, 10021]);
    const token = views().find(({ id }) => id === 'access-token-get');
    expect(token?.errors.filter(({ common }) => !common).map(({ code }) => code)).toContain(10102);
  });

  test('says what has to change before a call succeeds', () => {
    const codesOf = (retry: string) => model.errors.filter((error) => error.retry === retry).map(({ code }) => code);
    expect(codesOf('after-setup')).toEqual([10501, 10604, 10701]);
    expect(codesOf('after-consent')).toEqual([30100]);
    expect(codesOf('after-login')).toEqual([10020, 10021]);
    expect(model.errors.find(({ code }) => code === 10101)?.action).toContain('on a server');
  });

  test('of the help feature may be worded as an invite code', () => {
    const wordings = model.errors.flatMap(({ code, cause }) => {
      const wording = /may word this\s+as \*(.+?)\*/.exec(cause?.replaceAll('\n', ' ') ?? '')?.[1];
      return wording ? [[code, wording]] : [];
    });
    expect(wordings).toEqual([
      [10300, 'invite code topic invalid'],
      [10301, 'invite code invalid'],
      [10302, 'invite code expired'],
    ]);
  });
});

describe('what the service does not say', () => {
  const assumedIn = (pointer: string) =>
    listAssumptions(model).flatMap((found) => (found.pointer.includes(pointer) ? [found.text] : []));

  test.each([
    ['/info', 'HTTP statuses'],
    ['/info', 'Which call returns which code'],
    ['archive~1batch_get/get', 'With neither list'],
    ['/excludes', 'With both lists'],
    ['~1timestamp/get', '1970'],
    ['/TrackEvent', '1970'],
    ['/unionId', 'one developer'],
    ['/finishTime', 'milliseconds'],
    ['/lastInvitedTime', 'milliseconds'],
    ['/lastRespondTime', 'milliseconds'],
    ['share~1image', 'PNG'],
    ['ip2region/get/parameters', 'the entry'],
    ['coord2region/get/parameters', 'the entry'],
    ['coord2region/get/parameters', 'Without it'],
    ['rank~1page', 'takes no `key`'],
    ['invite~1response/get', 'same inviter'],
    ['dy~1login', '`code` is optional'],
    ['/Failure', '`null`'],
  ])('is marked at %s: %s', (pointer, words) => {
    expect(assumedIn(pointer).join(' ')).toContain(words);
  });

  test('is shown on the pages, all of it', () => {
    const shown = JSON.stringify(pages);
    const html = (text: string) => JSON.stringify(renderInlineMarkdown(text)).slice(1, -1);
    const found = listAssumptions(model);
    expect(found.length).toBeGreaterThan(40);
    expect(found.filter(({ text }) => !shown.includes(html(text)))).toEqual([]);
  });

  test('is not said of HTTP statuses, nor of data that is not given', () => {
    const texts = JSON.stringify(document.root);
    expect(texts).not.toMatch(/status 200|answered with|No data\./);
    const envelopeOnly = views().filter(({ result }) => result?.html?.includes('is not specified'));
    expect(envelopeOnly.map(({ id }) => id).sort()).toEqual(
      [
        'archive-batch-delete archive-delete deregister help-finish invite-response logout session-check share-answer',
        'share-finish track-collect',
      ]
        .join(' ')
        .split(' '),
    );
  });
});

describe('what the service does say', () => {
  test('an archive may name its owner, and does after it was written', () => {
    const required = (name: string) => {
      const fields = entity(name).schema.fields ?? [];
      return fields.filter((field) => field.required).map((field) => field.name);
    };
    expect(entity('Archive').schema.fields?.map(({ name }) => name)).toContain('userId');
    expect(required('Archive')).toEqual(['createTime', 'updateTime']);
    expect(required('StoredArchive')).toContain('userId');
  });

  test('`respond` counts people, not successful invites', () => {
    const respond = entity('InviteDetails').schema.fields?.find(({ name }) => name === 'respond');
    expect(respond?.schema.html).toContain('Number of people who responded.');
    expect(respond?.schema.html).not.toMatch(/reward/);
  });

  test('pages of a ranking list are numbered from 1, and their size is optional', () => {
    const { parameters = [] } = model.operations.find(({ id }) => id === 'rank-page') ?? {};
    const paging = parameters.filter(({ name }) => name.startsWith('page'));
    expect(paging.map(({ name, required, description }) => [name, required, description])).toEqual([
      ['pageNum', false, 'The number of the page. Pages are numbered from 1.'],
      ['pageSize', false, 'The number of entries on a page. The default page size is not specified.'],
    ]);
  });

  test('only ids of users are beyond 2^53', () => {
    const noted =
      JSON.stringify(pages).match(/"name":"\w+"[^{}]*"schema":\{[^{}]*(\{[^{}]*\}[^{}]*)*"kind":"int64"/g) ?? [];
    expect(noted.every((text) => /"text":"UserId"/.test(text) || /"name":"(id|UserId)"/.test(text))).toBe(true);
    const times = ['timestamp', 'finishTime', 'lastInvitedTime', 'lastRespondTime'];
    const notesOf = (name: string) =>
      pages.flatMap(({ sections }) => fieldsOf(sections)).filter((field) => field.name === name);
    for (const name of times) {
      const kinds = notesOf(name).flatMap(({ schema }) => schema.notes?.map(({ kind }) => kind) ?? []);
      expect.soft(kinds, name).not.toContain('int64');
      expect.soft(notesOf(name).length, name).toBeGreaterThan(0);
    }
  });
});

describe('the pages', () => {
  test('show every entity', () => {
    const shown = pages.flatMap(({ kind, sections }) => (kind === 'models' ? sections.map(({ title }) => title) : []));
    expect(shown).toEqual(model.entities.map(({ name }) => name));
  });

  test('have no empty section', () => {
    const empty = pages.flatMap(({ path, sections }) =>
      sections.flatMap(({ id, title, data, component }) =>
        title.trim() === '' || (component !== 'ApiErrorCode' && Object.keys(data ?? {}).length === 0)
          ? [`${path}#${id}`]
          : [],
      ),
    );
    expect(empty).toEqual([]);
    expect(pages.filter(({ sections }) => sections.length === 0).map(({ path }) => path)).toEqual([]);
  });

  test('have anchors that are all different', () => {
    for (const { path, sections } of pages) {
      const ids = [...JSON.stringify(sections.map(({ data }) => data)).matchAll(/"id":"([^"]+)","name"/g)].map(
        ([, id]) => id,
      );
      expect
        .soft(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          path,
        )
        .toEqual([]);
    }
  });

  test('lead to sections that exist', () => {
    const sections = new Set(pages.flatMap(({ path, sections: own }) => own.map(({ id }) => `/${path}#${id}`)));
    const hrefs = [...JSON.stringify(pages).matchAll(/"href":"(\/[^"]*#[^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(100);
    const dead = hrefs.filter((href) => !sections.has(href) && !href.startsWith('/api#auth-'));
    expect([...new Set(dead)]).toEqual([]);
  });
});

describe('the Chinese texts', () => {
  const pairs = parse(readFileSync(join(ROOT, 'src/i18n/zh-CN/openapi/messages.yaml'), 'utf8')) as Array<{
    en: string;
    zh: string;
  }>;
  const messages = Object.fromEntries(pairs.map(({ en, zh }) => [en, zh]));

  test('are there for every text of the document', () => {
    expect(translateDocument(document.root, messages).missing).toEqual([]);
  });

  test('are none that nothing asks for', () => {
    // An empty translation reports all translatable texts.
    const asked = new Set(translateDocument(document.root, {}).missing);
    expect(pairs.filter(({ en }) => !asked.has(en)).map(({ en }) => en)).toEqual([]);
  });

  test('are each listed once', () => {
    expect(Object.keys(messages)).toHaveLength(pairs.length);
    expect(pairs.filter(({ en, zh }) => zh.trim() === '' || (zh === en && en !== 'API'))).toEqual([]);
  });

  test('keep the code and the numbers of the English ones', () => {
    const lost = pairs.flatMap(({ en, zh }) => {
      const code = [...en.matchAll(/`[^`]+`/g)].map(([span]) => span);
      const numbers = [...en.replace(/`[^`]+`/g, '').matchAll(/\d[\d,.]*\d|\d/g)].map(([number]) =>
        number.replaceAll(',', ''),
      );
      const missing = [
        ...code.filter((span) => !zh.includes(span)),
        ...numbers.filter((number) => !zh.replaceAll(',', '').includes(number)),
      ];
      return missing.length > 0 ? [`${missing.join(' ')}: ${en.slice(0, 60)}`] : [];
    });
    expect(lost).toEqual([]);
  });

  test('are what comments in samples are written in', () => {
    const root = translateDocument(document.root, messages).root;
    const options = { pages: 'tag' as const, routeBase: 'api', languages: sampleLanguages };
    const built = buildPages(buildModel({ root, positionOf: document.positionOf }), {
      ...options,
      words: pageWords('zh-CN'),
    });
    const samples = [...built.pages()].flatMap(({ sections }) =>
      sections.flatMap(({ component, data }) =>
        component === 'ApiOperation' ? (data as OperationView).samples.map(({ code }) => code) : [],
      ),
    );
    const comments = samples.flatMap((code) => code.match(/(?:^|\s)(?:\/\/|#|\/\*\*) .+$/gm) ?? []);
    expect(comments.length).toBeGreaterThan(50);
    expect(comments.filter((comment) => !/\p{Script=Han}|jackson|revokeObjectURL/u.test(comment))).toEqual([]);
  });

  test('say which of several meanings applies, as the English ones do', () => {
    const root = translateDocument(document.root, messages).root;
    const { operations } = buildModel({ root, positionOf: document.positionOf });
    const { errors = [] } = operations.find(({ id }) => id === 'config-content') ?? {};
    expect(errors.find(({ error }) => error.code === 10100)?.meaning?.meaning).toBe('配置不存在。');
  });

  test('leave everything but texts as it is', () => {
    const translated = buildModel({
      root: translateDocument(document.root, messages).root,
      positionOf: document.positionOf,
    });
    const shape = ({ operations, entities, errors }: ApiModel) => ({
      operations: operations.map(({ id, path, parameters }) => [id, path, parameters.map(({ name }) => name)]),
      entities: entities.map(({ name, schema }) => [name, isObject(schema) && Object.keys(schema)]),
      errors: errors.map(({ code, retry }) => [code, retry]),
    });
    expect(shape(translated)).toEqual(shape(model));
  });
});

test.each(['en', 'zh-CN'])('samples in %s fit 54 columns, in every language', async (locale) => {
  const words = pageWords(locale);
  const options = { pages: 'tag' as const, routeBase: 'api', languages: sampleLanguages, words };
  const samples = [...buildPages(model, options).pages()].flatMap(({ sections }) =>
    sections.flatMap(({ component, data }) => (component === 'ApiOperation' ? (data as OperationView).samples : [])),
  );
  const lines = samples.flatMap(({ id, code, others = [] }) =>
    [code, ...others.map((other) => other.code)].flatMap((text) => text.split('\n').map((line) => `${id}: ${line}`)),
  );
  expect(lines.length).toBeGreaterThan(5000);
  expect(lines.filter((line) => widthOf(line.slice(line.indexOf(':') + 2)) > 54)).toEqual([]);
});

test('every sample shows the values of its reader, and asks for nothing secret', () => {
  const keys = new Set<string>();
  for (const { id: call, samples: shown } of views()) {
    for (const { key, name, in: place } of samples.calls[call]?.places ?? []) {
      keys.add(name);
      for (const { id: language, code } of shown) {
        const filled = fillSample({ code, call, language, choice: 0 }, [samples], { [key]: 'Mine' });
        expect([call, language, place, filled?.includes('Mine')]).toEqual([call, language, place, true]);
      }
    }
  }
  expect([...keys].sort()).toEqual(['dataId', 'gameId', 'groupId', 'id', 'type']);
});

describe('the lookup of errors', () => {
  const SIGN = /<ErrorSign id="([^"]+)" texts=\{\[(.*?)\]\}>/g;
  const signsOf = (file: string) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(SIGN)].map(([, id = '', texts = '']) => ({
      id,
      texts: [...texts.matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, one = '', other = '']) => one || other),
    }));
  const signs = signsOf('docs/api/errors.mdx');

  /** What beginners paste, as platforms, runtimes and tools word it, and the short name of the answer. */
  test.each([
    ['{"errMsg":"request:fail url not in domain list","errno":600002}', 'url not in domain list'],
    ['{"errMsg":"request:fail request domain not in white list","errNo":21101}', 'url not in domain list'],
    ['http://127.0.0.1:4010 不在以下 request 合法域名列表中', 'url not in domain list'],
    ['{"errMsg":"login:fail invalid appid","errCode":40013}', 'invalid appid'],
    ['login:fail 系统错误，错误码：41002，appid missing', 'invalid appid'],
    ['tt.login fail: {"errMsg":"login:fail host login failed","errNo":21201}', 'login:fail'],
    ['getUserProfile:fail auth deny', 'auth deny'],
    ['request:fail invalid url "undefined/api/v1/wx/login"', 'invalid url'],
    ['TypeError: Failed to parse URL from undefined/api/v1/wx/login', 'invalid url'],
    ['Uncaught ReferenceError: wx is not defined', 'wx is not defined'],
    ["TypeError: Cannot read properties of null (reading 'sessionKey')", "reading 'sessionKey'"],
    ['Error: listen EADDRINUSE: address already in use 127.0.0.1:4010', 'EADDRINUSE'],
    ['Error: The answer has no envelope.\n    at call (cloud.js:20:9)', 'has no envelope'],
    ['{"errcode":40029,"errmsg":"invalid code, rid: 65f2a1c3-500"}', '30101'],
    ['{"errcode":45011,"errmsg":"api minute-quota reach limit"}', '30102'],
    ['CloudError: 10604: archive not enabled\n    at call (cloud.js:31:11)', '10604'],
    ['{"code":10100,"msg":"config does not exist"} GET /api/v1/config/content/shop/prices', '10100 configContent'],
    ['GET /api/v1/oauth/check_session?session=a 200 {"code":501,"msg":"missing"}', 'code 501 sessionCheck'],
    ['Error: getaddrinfo ENOTFOUND cloud.example.com\n    at node:dns:109:26', 'ENOTFOUND'],
    ['TypeError: fetch failed [cause]: Error: connect ECONNREFUSED 127.0.0.1:4010', 'ECONNREFUSED'],
    ['request:fail 小程序要求的 TLS 版本必须大于等于 1.2', 'CERT_HAS_EXPIRED'],
    ['request:fail ssl hand shake error', 'CERT_HAS_EXPIRED'],
    ['request:fail errcode:-109 cronet_error_code:-109 error_msg:net::ERR_ADDRESS_UNREACHABLE', 'ENETUNREACH'],
    ['{"errno":5,"errMsg":"request:fail timeout"}', 'timeout'],
    ["Access to fetch at 'https://cloud.example.com/timestamp' has been blocked by CORS policy", 'CORS'],
    ['Uncaught SyntaxError: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON', 'Unexpected token'],
    ['HTTP 500', 'HTTP 500'],
    ['504 Gateway Timeout', 'HTTP 504'],
    ['429', 'HTTP 429'],
    ['TypeError: AbortSignal.timeout is not a function', ''],
  ])('%s', (pasted, expected) => {
    const sections = pages.flatMap((page) => page.sections);
    const errors = sections.flatMap(({ component, data }) =>
      component === 'ApiErrorCode' && data ? [data as ErrorCodeView] : [],
    );
    const lookup = sections.find(({ component }) => component === 'ApiErrorLookup')?.data as ErrorLookupView;
    expect(summarise(createErrorFinder(errors, lookup, signs)(pasted))).toBe(expected);
  });

  test('knows the same messages in both languages', () => {
    expect(signs).toHaveLength(9);
    expect(signsOf('src/i18n/zh-CN/docusaurus-plugin-content-docs/current/api/errors.mdx')).toEqual(signs);
  });
});
