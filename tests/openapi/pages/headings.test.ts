import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../plugins/openapi/core/pages/render';
import type { ApiPage } from '../../../plugins/openapi/core/pages/site/types';
import { collectRecords } from '../../../plugins/openapi/core/records/collectRecords';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import { modelOf, siteOf } from '../model/support';
import { compilePage } from '../support/compilePage';
import { headingsOf } from '../support/readPage';

const PATHS = `
tags:
  - name: Pets
    description: |
      All about pets.

      # Care

      Feed them.
paths:
  /pets/{id}:
    get:
      operationId: getPet
      tags: [Pets]
      summary: Get a pet
      description: |
        Gets one.

        ## Errors

        None.
    put: { operationId: putPet, tags: [Pets], summary: Put a pet, description: "## Errors\\n\\nMany." }
components:
  schemas: { Pet: { type: object, description: A pet. }, 'Odd/Name': { type: string } }
  securitySchemes: { key: { type: apiKey, in: header, name: X } }
`;

const withDescription = (description: string) => `info: { title: T, description: ${JSON.stringify(description)} }`;

function pageAt(list: ApiPage[], path: string): ApiPage {
  const page = list.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return page;
}

describe('headings of descriptions are headings of the page', () => {
  test.each<[string, string, Array<[level: number, id: string, title: string]>]>([
    [
      'nest below the title, whatever levels they leave out',
      '# A\n\n### B\n\n## C\n\n#### D\n\n# E',
      [
        [2, 'a', 'A'],
        [3, 'b', 'B'],
        [3, 'c', 'C'],
        [4, 'd', 'D'],
        [2, 'e', 'E'],
      ],
    ],
    [
      'have ids as Docusaurus makes them',
      '## Rate limits, and *more*!\n\n## What `GET` does\n\n## 限流\n\n## Rate limits, and more',
      [
        [2, 'rate-limits-and-more', 'Rate limits, and more!'],
        [2, 'what-get-does', 'What GET does'],
        [2, '限流', '限流'],
        [2, 'rate-limits-and-more-1', 'Rate limits, and more'],
      ],
    ],
    [
      'keep the ids that their author chose',
      '## Errors {#faults}\n\n## Other {#a/b}\n\n## Again {#faults}',
      [
        [2, 'faults', 'Errors'],
        [2, 'a-b', 'Other'],
        [2, 'faults-1', 'Again'],
      ],
    ],
    [
      'take no id of the page itself',
      '## Servers\n\n## Auth key\n\n## !',
      [
        [2, 'servers-1', 'Servers'],
        [2, 'auth-key-1', 'Auth key'],
        [2, 'section', '!'],
      ],
    ],
    [
      'of HTML count, those in lists and quotes do not',
      '<h2 id="x">One</h2>\n\n> ## Two\n\n- # Three',
      [[2, 'one', 'One']],
    ],
  ])('%s', async (_, description, headings) => {
    const site = siteOf(withDescription(description) + PATHS);
    const { html, toc } = await compilePage(renderPage(pageAt(site.list, 'api'), undefined));
    expect(headingsOf(html).map(({ level, id, text }) => [level, id, text])).toEqual([
      ...headings,
      [2, 'authentication', 'Authentication'],
      [2, 'calls', 'All calls'],
    ]);
    expect(toc.map(({ id }) => id)).toEqual([...headings.map(([, id]) => id), 'authentication', 'calls']);
  });

  test('one that is called as a section of the page is that section', async () => {
    const description = '# Start\n\n# authentication\n\nAsk us.\n\n## Renewal\n\n# End\n\n[x](#section/Authentication)';
    const page = pageAt(siteOf(withDescription(description) + PATHS).list, 'api');
    const { html } = await compilePage(renderPage(page, undefined));
    expect(headingsOf(html).map(({ level, id, text }) => [level, id, text])).toEqual([
      [2, 'start', 'Start'],
      [2, 'end', 'End'],
      [2, 'authentication', 'Authentication'],
      [3, 'renewal', 'Renewal'],
      [2, 'calls', 'All calls'],
    ]);
    expect(page.sections.find(({ id }) => id === 'authentication')?.data).toMatchObject({ html: '<p>Ask us.</p>' });
    expect(renderPage(page, undefined).json).toContain('/api#authentication');
  });

  test.each<[string, 'tag' | 'operation', string, Array<[number, string]>]>([
    [
      'of a tag and its operations',
      'tag',
      'api/pets',
      [
        [2, 'care'],
        [2, 'get-pet'],
        [3, 'get-pet--errors'],
        [2, 'put-pet'],
        [3, 'put-pet--errors'],
      ],
    ],
    ['of a tag whose operations have pages', 'operation', 'api/pets', [[2, 'care']]],
    ['of an operation', 'operation', 'api/pets/get-pet', [[2, 'get-pet--errors']]],
  ])('on the page %s', async (_, pages, path, headings) => {
    const page = pageAt(siteOf(PATHS, { pages }).list, path);
    const rendered = renderPage(page, undefined);
    const { html, frontMatter } = await compilePage(rendered);
    expect(headingsOf(html).map(({ level, id }) => [level, id])).toEqual(headings);
    expect(frontMatter['hide_table_of_contents']).toBeUndefined();
    // Text below a heading is not part of the intro.
    expect(JSON.stringify(page.sections.map(({ data }) => data))).not.toContain('spec-heading');
    expect(rendered.json).toContain(path === 'api/pets' ? 'Feed them.' : 'None.');
  });

  test('a page without them has no table of contents', () => {
    const { list } = siteOf('paths: { /a: { get: { tags: [a] } } }');
    for (const page of list) expect(renderPage(page, undefined).mdx).toContain('hide_table_of_contents: true');
  });

  test('are sections for search', () => {
    const document = withDescription('Start.\n\n# Errors\n\nMany *codes*.') + PATHS;
    const [model, site] = [modelOf(document), siteOf(document)];
    const records = collectRecords(model, site, pageWords('en'));
    for (const page of site.list) records.add(page, false);
    const sections = records.finish().pages.flatMap((page) => page.sections);
    expect(sections).toContainEqual({ place: 'errors', title: 'Errors', paragraphs: ['Many codes.'] });
    expect(sections).toContainEqual({ place: 'care', title: 'Care', paragraphs: ['Feed them.'] });
    expect(sections).toContainEqual({ place: 'get-pet--errors', title: 'Errors', paragraphs: ['None.'] });
    expect(sections.find(({ place }) => place === 'get-pet')?.paragraphs).toContain('Gets one.');
    expect(sections.find(({ place }) => place === 'get-pet')?.paragraphs).not.toContain('None.');
  });
});

describe('relative links of a document', () => {
  const linkOf = (docsUrl: string | undefined, root = '') => {
    const text = `${withDescription('See [limits](/docs/limits?a=1).')}\n${root}${PATHS}`;
    const { list } = siteOf(text, docsUrl === undefined ? {} : { docsUrl });
    const { sections } = pageAt(list, 'api');
    const found = /href="([^"]*limits[^"]*)"|See limits/.exec(JSON.stringify(sections).replaceAll('\\"', '"'));
    return found?.[1] ?? found?.[0];
  };

  test('lead to the address of its documentation, or to the first site that it names', () => {
    expect(linkOf('https://docs.example.com/v1/')).toBe('https://docs.example.com/docs/limits?a=1');
    const named = 'externalDocs: { url: https://acme.example/api }\n';
    expect(linkOf('document', named)).toBe('https://acme.example/docs/limits?a=1');
    expect(linkOf('document', 'servers: [{ url: "//acme.example/v2" }]\n')).toBe(
      'https://acme.example/docs/limits?a=1',
    );
  });

  test('stay in the site where nobody says that they lead elsewhere', () => {
    expect(linkOf(undefined)).toBe('/docs/limits?a=1');
  });

  test('are texts where they lead to the site of a document that names none', () => {
    expect(linkOf('document', 'servers: [{ url: /v2 }]\n')).toBe('See limits');
    const { list } = siteOf(`${withDescription('x')}\nexternalDocs: { url: /more, description: More }\n${PATHS}`, {
      docsUrl: 'document',
    });
    expect(JSON.stringify(pageAt(list, 'api').sections)).toContain('{"kind":"docs","text":"More (/more)"}');
  });

  test('lead to a part of the document, where they name one', () => {
    const text = `${withDescription('# Limits\n\nFew.')}\nexternalDocs: { url: "#section/Limits", description: More }\n`;
    const { list } = siteOf(text + PATHS, { docsUrl: 'document' });
    expect(JSON.stringify(pageAt(list, 'api').sections)).toContain(
      '{"kind":"docs","href":"/api#limits","text":"More"}',
    );
  });
});

describe('links to parts of the document', () => {
  const links = (written: string, linkTo?: (link: { href: string }) => string): string => {
    const description = `# Errors\n\n## Limits\n\n# Other\n\n## Limits\n\n${written}`;
    const { list } = siteOf(withDescription(description) + PATHS, linkTo ? { linkTo } : {});
    return pageAt(list, 'api').sections[0]?.parts?.at(-1)?.html ?? '';
  };

  test.each([
    ['#tag/Pets', '/api/pets'],
    ['#tag/pets', '/api/pets'],
    ['#operation/getPet', '/api/pets#get-pet'],
    ['#operation/get-pet', '/api/pets#get-pet'],
    ['#tag/Pets/operation/putPet', '/api/pets#put-pet'],
    ['#tag/Pets/paths/~1pets~1%7Bid%7D/get', '/api/pets#get-pet'],
    ['#tag/pets/GET/pets/{id}', '/api/pets#get-pet'],
    ['#tag/Pets/Care', '/api/pets#care'],
    ['#section/Errors', '/api#errors'],
    ['#section/errors/limits', '/api#limits'],
    ['#section/Other/Limits', '/api#limits-1'],
    ['#section/Limits', '/api#limits'],
    ['#schema/Pet', '/api/model#Pet'],
    ['#/components/schemas/Pet', '/api/model#Pet'],
    ['#/components/schemas/Odd~1Name', '/api/model#Odd-Name'],
    ['#/components/securitySchemes', '/api#authentication'],
    ['#/components/securitySchemes/key', '/api#auth-key'],
    ['#section/Authentication', '/api#authentication'],
    ['#section/Authentication/key', '/api#auth-key'],
    ['#tag%2FPets%2Fpaths%2F~1pets~1%7Bid%7D%2Fput', '/api/pets#put-pet'],
    ['#Pet', '/api/model#Pet'],
    ['#/Pets/putPet', '/api/pets#put-pet'],
    ['#/Pets', '/api/pets'],
  ])('%s leads to %s', (written, address) => {
    expect(links(`[x](${written})`)).toBe(`<p><a href="${address}">x</a></p>`);
  });

  test.each([
    '#tag/Dogs',
    '#operation/getDog',
    '#section/Nothing',
    '#schema/Dog',
    '#/components/schemas/Dog',
    '#errors',
  ])('%s is left to the check of links', (written) => {
    const asked: string[] = [];
    expect(
      links(`[x](${written})`, ({ href }) => {
        asked.push(href);
        return href;
      }),
    ).toContain(`href="${written}"`);
    expect(asked).toContain(written);
  });

  test.each([
    [
      '<SchemaDefinition schemaRef="#/components/schemas/Pet" showReadOnly={true} />',
      '<a href="/api/model#Pet">Pet</a>',
    ],
    ['See <SchemaDefinition schemaRef="#/components/schemas/Pet"/>.', '<p>See <a href="/api/model#Pet">Pet</a>.</p>'],
    ['<SecurityDefinitions />', '<a href="/api#authentication">Authentication</a>'],
    ['<!-- ReDoc-Inject: <security-definitions> -->', '<a href="/api#authentication">Authentication</a>'],
    ['<!-- Redoc-Inject: <SecurityDefinitions/> -->', '<a href="/api#authentication">Authentication</a>'],
    ['`<SecurityDefinitions />`', '<p><code>&#x3C;SecurityDefinitions /></code></p>'],
  ])('%s is %s', (written, html) => {
    expect(links(written)).toBe(html);
  });

  test('a document without keys links to none', () => {
    const { list } = siteOf(withDescription('# A\n\n<SecurityDefinitions />'));
    expect(list[0]?.sections[0]?.parts).toEqual([{ id: 'a', title: 'A', level: 2, html: '' }]);
  });
});
