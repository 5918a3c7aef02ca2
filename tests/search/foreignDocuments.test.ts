import { expect, it } from 'vitest';
import { collectRecords } from '../../plugins/openapi/core/records/collectRecords';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { indexPages } from '../../plugins/search/searchTools';
import { modelOf, siteOf } from '../openapi/model/support';

/** Each word with `zq` stands in one place of the document, and is shown by a page. */
const PLACES = `
info: { title: Places, version: zqversion, description: zqinfo, contact: { name: zqcontact }, license: { name: zqlicense } }
servers: [{ url: 'https://zqserver.example.com', description: zqserverdesc, variables: { v: { default: zqvariable } } }]
tags: [{ name: Tag, description: zqtagdesc, externalDocs: { url: 'https://e.com', description: zqtagdocs } }]
security: [{ key: [] }]
paths:
  /zqpath/{id}:
    post:
      tags: [Tag]
      operationId: zqOperation
      summary: zqsummary
      description: zqopdesc
      deprecated: true
      externalDocs: { url: 'https://e.com', description: zqopdocs }
      parameters:
        - { name: id, in: path, required: true, description: zqparamdesc, schema: { type: string, enum: [zqparamenum] } }
        - { name: q, in: query, schema: { type: string, examples: [zqparamexample], default: zqparamdefault } }
      requestBody:
        description: zqbodydesc
        content:
          application/json:
            schema:
              type: object
              description: zqschemadesc
              properties:
                f: { type: string, description: zqfielddesc, enum: [zqfieldenum] }
                k: { const: zqconst }
                n:
                  oneOf:
                    - title: zqvarianttitle
                      type: object
                      properties: { zqvariantfield: { type: string, description: zqvariantdesc } }
                    - { type: string }
            examples: { one: { summary: zqexsummary, value: { f: zqexvalue } } }
      responses:
        '200':
          description: zqokdesc
          headers: { X-Zqheader: { description: zqheaderdesc, schema: { type: string } } }
          content:
            application/json:
              schema: { type: object, properties: { zqresultfield: { type: string, description: zqresultdesc } } }
              example: { zqresultexample: 1 }
          links: { l: { operationId: zqOperation, description: zqlinkdesc } }
        '404':
          description: zqnotfound
          content: { application/json: { schema: { type: object, properties: { zqerrfield: { type: string } } } } }
        '409': { description: zqconflict }
      callbacks:
        zqcallback:
          '{$request.body#/zqcburl}':
            post:
              summary: zqcbsummary
              description: zqcbdesc
              requestBody: { content: { application/json: { schema: { type: object, properties: { zqcbfield: {} } } } } }
              responses: { '200': { description: zqcbok } }
webhooks:
  zqhook:
    post:
      tags: [Tag]
      summary: zqhooksummary
      requestBody: { content: { application/json: { schema: { type: object, properties: { zqhookfield: {} } } } } }
      responses: { '200': { description: zqhookok } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Zqkey, description: zqkeydesc } }
  schemas: { ZqModel: { type: string, description: zqmodeldesc, enum: [zqmodelenum], default: zqmodeldefault } }
`;

const LANGUAGES = `
info:
  title: Search
  description: "本文は検索です。サンドボックスを使う。Čas je drahý. Sie können müssen. 한국어 검색 기능. Größe naïve café. C++ and .NET. Đặng. ภาษาไทย Ωμέγα"
tags: [{ name: ペット, description: ペットの管理 }]
paths:
  /pets/{petId}/toys_list:
    get:
      operationId: getPetToysList_v2
      tags: [ペット]
      summary: ペットのおもちゃを取得
      parameters:
        - { name: petId, in: path, required: true, schema: { type: string } }
        - { name: X-Request-Id, in: header, schema: { type: string } }
        - { name: 'filter[userId]', in: query, schema: { type: string } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/ToyCallback' } } } }
        '404': { description: Nicht gefunden }
components:
  schemas:
    ToyCallback: { type: object, properties: { dead_lock_code: { type: string, description: The ERR_DEADLOCK_42 code } } }
`;

function engineOf(document: string) {
  const [model, site] = [modelOf(document), siteOf(document)];
  const collector = collectRecords(model, site, pageWords('en'));
  for (const page of site.list) collector.add(page, false);
  return createExactEngine(indexPages(site.list, collector.finish()));
}

async function missed(document: string, queries: readonly string[]): Promise<string[]> {
  const engine = engineOf(document);
  const counts = await Promise.all(
    queries.map(async (text) => {
      const { total, namesTotal } = await engine.search({ text });
      return { text, count: total + namesTotal };
    }),
  );
  return counts.filter(({ count }) => count === 0).map(({ text }) => text);
}

it('every word that pages show of a document is found', async () => {
  const words = [...new Set(PLACES.match(/zq\w+/gi))];
  expect(words.length).toBeGreaterThan(45);
  expect(await missed(PLACES, words)).toEqual([]);
});

it('words are found in any language, with their accents and without, and names with their signs', async () => {
  const queries =
    '検索 サンドボックス čas cas können konnen mussen Größe große naïve naive cafe 검색 C++ .NET Đặng dang ภาษา ωμεγα ΩΜΈΓΑ ペット X-Request-Id /pets/{petId} toys_list filter[userId] getPetToysList_v2 404 gefunden dead_lock_code ERR_DEADLOCK_42';
  expect(await missed(LANGUAGES, queries.split(' '))).toEqual([]);
});

it('accents are marked where they stand', async () => {
  const { groups } = await engineOf(LANGUAGES).search({ text: 'konnen' });
  const marked = groups.flatMap(({ hits }) => hits.flatMap(({ text }) => text.filter((chunk) => chunk.marked)));
  expect(marked.map(({ text }) => text)).toContain('können');
});
