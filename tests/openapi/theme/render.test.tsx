import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { PageSection } from '../../../plugins/openapi/core/pages/site/types';
import type { ExampleView } from '../../../plugins/openapi/core/view/types';
import { findChosen } from '../../../plugins/openapi/theme/ApiOperation/chosen';
import Samples from '../../../plugins/openapi/theme/ApiOperation/Samples';
import { CURRENT, RELEASES } from '../changes/history';
import { siteOf } from '../model/support';

type Component = (props: never) => ReactNode;

const { repeated, watch } = vi.hoisted(() => {
  const repeated: string[] = [];
  return {
    repeated,
    watch(list: unknown) {
      const children = Array.isArray(list) ? (list as Array<{ key?: string | null } | null | undefined>) : [];
      const keys = children.flatMap((child) => child?.key ?? []);
      repeated.push(...keys.filter((key, index) => keys.indexOf(key) !== index));
    },
  };
});

/** React reports duplicate keys only on updates; this checks all lists of children and results. */
vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const { jsxDEV, ...runtime } = await importOriginal<typeof import('react/jsx-dev-runtime')>();
  const watched = new WeakMap<object, Component>();
  const watchResult = (component: Component): Component => {
    const known = watched.get(component);
    if (known) return known;
    const wrapped: Component = (props) => {
      const result = component(props);
      watch(result);
      return result;
    };
    watched.set(component, wrapped);
    return wrapped;
  };
  return {
    ...runtime,
    jsxDEV: (type: never, ...rest: [{ children?: unknown }, ...never[]]) => {
      const { children } = rest[0];
      for (const list of [children, ...(Array.isArray(children) ? children : [])]) watch(list);
      return (jsxDEV as (...args: unknown[]) => unknown)(
        typeof type === 'function' ? watchResult(type) : type,
        ...rest,
      );
    },
  };
});
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({ children, values = {} }: { children: string; values?: Record<string, ReactNode> }) =>
    createElement(Fragment, {}, ...children.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? values[part] : part))),
  translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
    message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
}));
vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ hash: '' }) }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => false }));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => undefined }) }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => ({ i18n: { currentLocale: 'en' } }) }));
vi.mock('@docusaurus/useBaseUrl', () => ({
  default: () => '/',
  useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => path }),
}));
vi.mock('@generated/openapi/default/servers.json', () => ({ default: {} }));
vi.mock('@generated/openapi/default/actions.js', () => ({
  default: {
    Ask: ({ operation: { id } }: { operation: { id: string } }) => <a href={`/ask?${id}`}>Ask</a>,
    Try: ({ operation: { path } }: { operation: { path: string } }) => <button type="button">{path}</button>,
  },
}));
vi.mock('@generated/openapi/default/patterns.json', () => ({ default: {} }));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({ useActivePluginAndVersion: () => undefined }));
vi.mock('@generated/openapi/default/download.json', () => ({ default: {} }));
vi.mock('@generated/sandbox/default/documents.js', () => ({ default: {} }));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({ get: () => null, listen: () => () => undefined, set: () => undefined }),
}));

async function componentOf(name: PageSection['component']): Promise<ComponentType<{ data: object }>> {
  const module = (await import(`../../../plugins/openapi/theme/${name}/index.tsx`)) as { default: never };
  return module.default;
}

async function render(document: string, options: Parameters<typeof siteOf>[1] = {}): Promise<string> {
  const sections = siteOf(document, options).list.flatMap((page) =>
    page.sections.map((section) => ({ ...section, page: page.sections.map(({ data = {} }) => data) })),
  );
  const written = await Promise.all(
    sections.map(async ({ component, data, page, seesPage }) => {
      if (!data) return '';
      const Section = await componentOf(component);
      return renderToStaticMarkup(<Section data={seesPage ? page : data} />);
    }),
  );
  return written.join('\n');
}

const ROWS: Record<string, string> = {
  'get-rank.query.sort': 'sort since 1.1.0 deprecated since 1.2.0 string',
  'Entry.gone': 'gone since 1.2.0 string',
  'Entry.label': 'label deprecated since 1.1.0 string',
  'Entry.score': 'score required integer',
};

const CHANGELOG = [
  [
    '# Compatible changes',
    '- Entry',
    '- owner added',
    '- Get ranks GET /rank',
    '- response 202.owner type any → object',
    '- Delete the ranks DELETE /rank',
    '- query until added',
    '- Add a rank POST /rank · added',
  ],
  [
    '# Clients may have to change',
    '- Get ranks GET /rank',
    '- query size maximum 100 → 80',
    '- Delete the ranks DELETE /rank',
    '- query before is required now',
    '# Clients may behave differently',
    '- Get ranks GET /rank',
    '- query sort deprecated',
    '- Delete the ranks DELETE /rank · deprecated',
    '# Compatible changes',
    '- Entry',
    '- gone added',
    '- Get ranks GET /rank',
    '- response 202.gone added',
  ],
];

describe('what the theme makes of a document', () => {
  test('has no key twice among neighbours, whatever repeats in the document', async () => {
    const html = await render(`
servers: [{ url: https://a.example }, { url: https://a.example }]
tags: [{ name: A, x-page: { path: same } }, { name: B, x-page: { path: same } }]
x-envelope: {}
x-error-catalogue:
  - { code: 1, name: one, meaning: x, meanings: [{ when: w, meaning: a }, { when: w, meaning: b }] }
paths:
  /a:
    get:
      tags: [A, T, T]
      servers: [{ url: https://b.example }, { url: https://b.example }]
      security: [{ k: [] }, { k: [] }]
      x-badges: [B, B]
      x-errors: [1, 1]
      parameters:
        - { name: 'p q', in: query, schema: { enum: [1, '1'], x-enumDescriptions: [a, b] } }
        - { name: 'p<q', in: query, schema: { type: string, allOf: [{ pattern: a }, { pattern: a }] } }
      responses: { 200: { description: x } }
  /b: { get: { tags: [B], responses: { 200: { description: x } } } }
components: { securitySchemes: { k: { type: apiKey, in: header, name: X } } }
`);
    expect(html).toContain('https://b.example');
    expect(repeated).toEqual([]);
  });

  test('shows what an example of a parameter or header is', async () => {
    const html = await render(`
paths:
  /a:
    get:
      parameters:
        - name: level
          in: query
          examples: { first: { summary: The first level, value: 1 }, long: { summary: Many levels, value: "${'1,'.repeat(60)}" } }
      responses: { 200: { description: x, headers: { H: { examples: { a: { summary: A day, value: 2026-01-01 } } } } } }
`);
    expect(html).toContain('Example <code>1</code> (The first level)');
    expect(html).toContain('<summary>Example (Many levels)</summary>');
    expect(html).toContain('<code>2026-01-01</code> (A day)');
  });

  test('folds what has parts: the first variant of a body is open, values and rules are in the list', async () => {
    const dog = `{ title: Dog, required: [name], properties: { legs: { oneOf: [{ type: 'null' }, { const: 4 }, { enum: [3, 2] }] } } }`;
    const cat =
      '{ title: Cat, properties: { lives: { type: object, additionalProperties: { type: string, description: x } } } }';
    const content = `{ application/json: { schema: { oneOf: [${dog}, ${cat}] } } }`;
    const html = await render(`paths: { /a: { post: { requestBody: { content: ${content} } } } }`);
    expect(html).toMatch(/<details open=""><summary><span>Dog</);
    expect(html).toMatch(/<details><summary><span>Cat</);
    expect(html).toMatch(
      /<span>integer<\/span><span class="api-note">Always <code>4<.*?<span>integer<\/span>.*?One of <code>3<\/code> <code>2</s,
    );
    expect(html).toMatch(/<p class="api-note"><span>Required\s+<code>name</);
    expect(html).toContain('>{key}</a>');
    expect(html).toContain('<small>optional</small>');
  });

  test('says the type of a value once, with its name, and each value of a variant by itself', async () => {
    const html = await render(`
paths:
  /a:
    get:
      parameters: [{ name: of, in: query, schema: { $ref: '#/components/schemas/EventName' } }]
      responses: { 200: { description: x, content: { application/json: { schema: { $ref: '#/components/schemas/Events' } } } } }
  /b: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } } }
components:
  schemas:
    EventName: { type: string, minLength: 1 }
    Event: { type: object, properties: { id: { type: string } } }
    Events: { type: array, items: { $ref: '#/components/schemas/Event' } }
    Cat: { type: object, properties: { kind: { type: string }, lives: { type: integer } } }
    Pet:
      oneOf: [{ $ref: '#/components/schemas/Cat' }]
      discriminator: { propertyName: kind, mapping: { tom: Cat, kitten: Cat } }
`);
    const types = [...html.matchAll(/<span class="api-type">(.*?)<\/span>/g)].map(([, type = '']) =>
      type.replace(/<[^>]+>/g, ''),
    );
    expect(types).toContain('string (EventName)');
    expect(types).toContain('Event[] (Events)');
    expect(html).toContain('<code>tom</code> <code>kitten</code>');
  });

  test('says since when there is a call or field, and since when it is deprecated', async () => {
    const html = await render(CURRENT, { releases: RELEASES });
    // A row of a field of a call, one of the page of a model, a call, and a call that is deprecated.
    for (const id of ['get-rank.query.sort', 'Entry.gone', 'Entry.label', 'Entry.score']) {
      const [row = ''] = new RegExp(`<tr id="${id}">.*?</th>`).exec(html) ?? [];
      expect(
        row
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ).toBe(ROWS[id]);
    }
    expect(html).toMatch(
      />POST<\/span><span class="api-path">.*?<ul class="api-badges">(?:<li[^>]*>[^<]*<\/li>)*<li>Since 1\.3\.0<\/li>/,
    );
    expect(html).toContain('<strong>Deprecated since 1.2.0.</strong>');
  });

  test('lists what each release changed, by call', async () => {
    const html = await render(CURRENT, { releases: RELEASES });
    const sections = [...html.matchAll(/^<section class="api-changes.*$/gm)].map(([section]) => section);
    const lines = sections.map((section) =>
      section
        .replace(/<li\b|<h3>/g, '\n- $&')
        .replace(/- <h3>/g, '# ')
        .replace(/<[^>]+>/g, '')
        .trim()
        .split('\n'),
    );
    expect(lines.slice(0, 2)).toEqual(CHANGELOG);
    const [changelog = ''] = sections;
    expect(changelog).toContain('<a href="/api/ranks#get-rank">Get ranks</a> <code>GET /rank</code>');
  });

  test('shows what is assumed as text, with a label', async () => {
    const html = await render(`
info: { x-assumed: The *whole*. }
paths: { /a: { get: { x-assumed: [One., Two.], parameters: [{ name: q, in: query, x-assumed: Three. }] } } }
`);
    for (const text of ['The <em>whole</em>.', 'One.', 'Two.', 'Three.']) {
      expect(html).toMatch(new RegExp(`role="note"><b title="[^"]+">Assumed:</b> <span>${text}</span></span>`));
    }
    expect(html.match(/Assumed:/g)).toHaveLength(4);
  });

  test('says who may call, and with what', async () => {
    const html = await render(`
paths:
  /a: { get: { security: [{ k: [] }] } }
  /b: { get: { security: [{ gameSecret: [] }, { k: [] }] } }
  /c: { get: { security: [] } }
  /d: { get: {} }
  /e: { get: { security: [{}] } }
  /f: { get: { security: [{}, { basic: [] }] } }
  /g: { get: { security: [{ jwt: [], cookie: [] }] } }
  /h: { get: { security: [{ opaque: [] }, { digest: [] }, { oauth: [read, write] }] } }
  /i: { get: { security: [{ connect: [] }, { tls: [] }, { nobody: [] }] } }
  /j: { get: { security: [{ one: [] }, { two: [] }] } }
components:
  securitySchemes:
    k: { type: apiKey, in: header, name: X }
    gameSecret: { type: apiKey, in: query, name: gameSecret }
    basic: { type: http, scheme: BASIC }
    jwt: { type: http, scheme: bearer, bearerFormat: JWT }
    cookie: { type: apiKey, in: cookie, name: SID }
    opaque: { type: http, scheme: Bearer }
    digest: { type: http, scheme: digest }
    oauth: { type: oauth2, flows: { implicit: { authorizationUrl: 'https://a.example', scopes: { read: Read, write: Write } } } }
    connect: { type: openIdConnect, openIdConnectUrl: 'https://a.example' }
    tls: { type: mutualTLS }
    one: { type: apiKey, in: header, name: Authorization }
    two: { type: apiKey, in: header, name: Authorization }
`);
    const badges = [...html.matchAll(/<li class="api-badge-caller">(.*?)<\/li>/g)].map(([, badge = '']) =>
      badge.replace(/<[^>]+>/g, ''),
    );
    expect(badges).toEqual([
      'Requires authentication: API key in the header X',
      'From your own server only: API key in the query parameter gameSecret or API key in the header X',
      'No authentication',
      'No authentication',
      'Authentication optional: HTTP Basic',
      'Requires authentication: Bearer token (JWT) + API key in the cookie SID',
      'Requires authentication: Bearer token or HTTP Digest or OAuth 2.0read write',
      'Requires authentication: OpenID Connect or Mutual TLS (client certificate) or nobody',
      'Requires authentication: API key in the header Authorization (one) or API key in the header Authorization (two)',
    ]);
  });

  test('says in words what links and callbacks hand on', async () => {
    const html = await render(`
paths:
  /a:
    post:
      responses:
        200:
          description: x
          links:
            next:
              operationId: next
              parameters: { id: '$response.body#/data', who: '$request.query.user', odd: '$request.cookie.a', n: 5 }
              requestBody: '$request.body'
      callbacks: { done: { '{$request.body#/url}?at={$url}': { post: { responses: { 200: { description: x } } } } } }
`);
    expect(html).toContain('<code>id</code> = the <code>data</code> of this result, ');
    expect(html).toContain('<code>who</code> = the query parameter <code>user</code> of this request, ');
    expect(html).toContain('<code>odd</code> = <code>$request.cookie.a</code>, <code>n</code> = <code>5</code>, ');
    expect(html).toContain('<code>body</code> = the body of this request');
    expect(html).toContain(
      'Sent to the <code>url</code> in the body of this request <code>?at=</code> the address of this request',
    );
    expect(repeated).toEqual([]);
  });

  test.each([
    ['', []],
    ['components: { schemas: { A: {} } }', ['<a href="/api/model">']],
    ['webhooks: { paid: { post: { summary: An order is paid } } }', ['An order is paid']],
  ])('says that there are no calls, and leads to what there is: %j', async (rest, more) => {
    const html = await render(`paths: {}\n${rest}`);
    for (const text of ['This document describes no calls.', ...more]) expect(html).toContain(text);
    expect(html).not.toContain('All calls');
  });

  test('says nothing of the sort where there are calls', async () => {
    expect(await render('paths: { /a: { get: {} } }')).not.toContain('no calls');
  });

  test.each([
    ['bare values', '', 8, /One of <code>v0<\/code>(?: <code>v\d<\/code>)* <code>v7<\/code><details/],
    ['named values', ', x-enum-varnames: [N]', 8, /<li><code>v7<\/code>/],
  ])('folds the rest of many values, each of which it says once: %s', async (_, names, most, first) => {
    const htmlOf = (count: number) => {
      const values = Array.from({ length: count }, (_none, index) => `v${index}`).join(', ');
      return render(`
paths: { /a: { get: { parameters: [{ name: q, in: query, schema: { type: string, enum: [${values}]${names} } }] } } }
`);
    };
    const html = await htmlOf(most + 3);
    expect(html).toMatch(first);
    expect(html).toContain('<details class="api-more"><summary>3 more values</summary>');
    expect(html.split('</summary>')[1]).toContain(`v${most + 2}<`);
    for (let index = 0; index < most + 3; index += 1)
      expect(html.match(new RegExp(`v${index}\\b`, 'g'))).toHaveLength(1);
    expect(await htmlOf(most)).not.toContain('<details');
  });

  test('folds a variant that has fields, and leads to one that is described elsewhere', async () => {
    const html = await render(`
paths: {}
components:
  schemas:
    Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Id' }, { type: string, title: A name }, { type: object, properties: { a: {} } }], discriminator: { propertyName: kind, mapping: { meow: Cat } } }
    Cat: { title: A cat, type: object, properties: { kind: { type: string } } }
    Id: { type: string, format: uuid, description: An id. }
`);
    const inList = '<div class="api-elsewhere"><span>';
    expect(html).toContain(`${inList}<a href="/api/model#Cat">A cat</a> <code>meow</code></span></div>`);
    expect(html).toContain(
      `${inList}<a href="/api/model#Id">Id</a> <span class="api-type">string&lt;uuid&gt;</span></span><div><p>An id.</p>`,
    );
    expect(html).toContain(`${inList}A name <span class="api-type">string</span></span></div>`);
    expect(html).toContain('<summary><span>{ a }</span></summary>');
  });

  test('has the actions of all plugins beside the path of a call, and none beside that of a webhook', async () => {
    const responses = { 200: { description: 'Done.' } };
    const html = await render(
      JSON.stringify({
        openapi: '3.1.1',
        info: { title: 'Cats', version: '1' },
        paths: { '/cats': { get: { operationId: 'catList', responses } } },
        webhooks: { born: { post: { operationId: 'catBorn', responses } } },
      }),
    );
    expect(html.match(/<a href="\/ask[^>]*>Ask<\/a><button type="button">[^<]*<\/button>/g)).toEqual([
      '<a href="/ask?cat-list">Ask</a><button type="button">/cats</button>',
    ]);
    expect(html.match(/\/ask\?/g)).toHaveLength(1);
  });

  test('breaks long names between their words, and says the same as before', async () => {
    const html = await render(`
paths: { /a: { get: { parameters: [{ name: lastFactorVerification, in: query, schema: { $ref: '#/components/schemas/LongNameOfAType' } }] } } }
components: { schemas: { LongNameOfAType: { type: object, properties: { short_name: {}, an_even_longer_name: {} } } } }
`);
    expect(html).toContain('>lastFactor<wbr/>Verification</a>');
    expect(html).toContain('>LongNameOf<wbr/>AType</a>');
    expect(html).toContain('>an_even_<wbr/>longer_name</a>');
    expect(html).toContain('>short_name</a>');
  });

  test('lists a call without a name by its path, once', async () => {
    const html = await render('paths: { /a/b: { post: {} }, /c: { get: { summary: See } } }');
    expect(html).toContain('POST</span><a href="/api/other#post-a-b">/a/b</a></li>');
    expect(html).toContain('GET</span><a href="/api/other#get-c">See</a><code>/c</code></li>');
  });

  test('breaks paths in lists where a part begins', async () => {
    const html = await render('paths: { "/accounts/{account_id}/members": { get: { summary: See } } }');
    expect(html).toContain('<code>/accounts/<wbr/>{account_id}/<wbr/>members</code>');
  });

  test('marks read-only fields in requests, not in results', async () => {
    const content = '{ application/json: { schema: { properties: { id: { readOnly: true } } } } }';
    const note = 'Read only: not part of a request';
    expect(await render(`paths: { /a: { post: { requestBody: { content: ${content} } } } }`)).toContain(note);
    expect(await render(`paths: { /a: { get: { responses: { 200: { content: ${content} } } } } }`)).not.toContain(note);
  });
});

test('examples of one name belong together, of what is sent and of what comes back', () => {
  const views = (...labels: string[]) => labels.map((label) => ({ label, ok: true, grammar: 'json', code: '' }));
  const results = [...views('one', 'two', 'two'), { ...views('A summary')[0], name: 'three' }] as ExampleView[];
  const named = results.map(({ name, label }) => ({ name: name ?? label }));
  expect(findChosen(named, 0, undefined)).toBe(0);
  expect(findChosen(named, 0, { name: 'two' })).toBe(1);
  expect(findChosen(named, 2, { name: 'two' })).toBe(2);
  expect(findChosen(named, 0, { name: 'three' })).toBe(3);
  expect(findChosen(named, 1, { name: 'nowhere' })).toBe(1);
});

test('code can be switched to each choice of a request, and is the first one without a script', () => {
  const samples = [{ id: 'curl', label: 'curl', grammar: 'text', code: 'meow', others: [{ code: 'woof' }] }];
  const choices = [{ label: 'A cat' }, { label: 'A dog' }];
  const html = renderToStaticMarkup(
    <Samples operation={{ id: 'a', title: 'A', parameters: [] }} samples={samples} choices={choices} servers={[]} />,
  );
  expect(html).toContain('<option value="0" selected="">A cat</option><option value="1">A dog</option>');
  expect(html).toContain('>meow</code>');
  expect(html).not.toContain('woof');
  const authored = { id: 'go', label: 'Go', grammar: 'text', code: 'own' };
  expect(
    renderToStaticMarkup(
      <Samples
        operation={{ id: 'a', title: 'A', parameters: [] }}
        samples={[authored]}
        choices={choices}
        servers={[]}
      />,
    ),
  ).not.toContain('A dog');
});

test('examples of one media type belong together, and those of one name even more', () => {
  const [json, xml] = ['application/json', 'application/xml'];
  const items = [
    { name: 'cat', mediaType: json },
    { name: 'dog', mediaType: json },
    { name: 'cat', mediaType: xml },
  ];
  expect(findChosen(items, 0, { mediaType: xml })).toBe(2);
  expect(findChosen(items, 0, { name: 'dog', mediaType: xml })).toBe(1);
  expect(findChosen(items, 1, { name: 'cat', mediaType: xml })).toBe(2);
});
