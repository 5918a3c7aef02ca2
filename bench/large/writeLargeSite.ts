import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CALLS_OF_DOCUMENT = 1000;
const CALLS_OF_TAG = 50;
const WORDS =
  'account address booking carrier coupon device gift invoice ledger message order parcel player refund shelf ticket'.split(
    ' ',
  );

/** A site of as many pages of calls, from several documents. `edition`: a word in the descriptions of the first tag's calls. */
export async function writeLargeSite(siteDir: string, calls: number, edition: string): Promise<void> {
  await mkdir(join(siteDir, 'docs'), { recursive: true });
  await writeFile(join(siteDir, 'docs/index.md'), '# Welcome\n');
  // Modules that a build keeps are in the folder of the site.
  await mkdir(join(siteDir, 'node_modules'), { recursive: true });
  const names: string[] = [];
  for (let first = 0; first < calls; first += CALLS_OF_DOCUMENT) {
    const name = `api-${names.length + 1}`;
    const document = makeDocument(name, first, Math.min(CALLS_OF_DOCUMENT, calls - first), edition);
    await writeFile(join(siteDir, `${name}.json`), JSON.stringify(document));
    names.push(name);
  }
  await writeFile(
    join(siteDir, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(configOf(names), null, 2)};\n`,
  );
}

function configOf(names: string[]): object {
  return {
    title: 'Large',
    url: 'http://localhost',
    baseUrl: '/',
    trailingSlash: true,
    future: { v4: true, faster: true },
    presets: [['@livespec/docusaurus', { docs: { routeBasePath: '/' }, classic: { blog: false, pages: false } }]],
    plugins: names.map((name) => [
      '@livespec/docusaurus/plugin-docs',
      {
        id: name,
        docs: { path: name, routeBasePath: name },
        api: { spec: `${name}.json`, routeBase: '', pages: 'operation' },
      },
    ]),
  };
}

function makeDocument(title: string, first: number, calls: number, edition: string): object {
  const numbers = Array.from({ length: calls }, (_, index) => first + index);
  const tags = [...new Set(numbers.map(tagOf))];
  return {
    openapi: '3.1.1',
    info: { title, version: '1.0.0', description: `Calls ${first + 1} to ${first + calls}.` },
    servers: [{ url: 'https://api.example.com' }],
    tags: tags.map((name) => ({ name, description: `All about the ${name}.` })),
    paths: Object.fromEntries(
      numbers.map((number) => [`/${tagOf(number)}/things-${number}/{id}`, pathOf(number, edition)]),
    ),
    components: { schemas: Object.fromEntries(tags.map((tag, index) => [`${tag}-thing`, schemaOf(tag, index)])) },
  };
}

function tagOf(number: number): string {
  const tag = Math.floor(number / CALLS_OF_TAG);
  return `${word(tag)}-${tag + 1}`;
}

function word(number: number): string {
  return WORDS[number % WORDS.length] ?? '';
}

function sentence(seed: number, length: number): string {
  return `The ${Array.from({ length }, (_, index) => word(seed * 7 + index * index * 3 + index)).join(' ')} of ${seed}.`;
}

function pathOf(number: number, edition: string): object {
  const tag = tagOf(number);
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${tag}-thing` } } };
  return {
    put: {
      operationId: `put-${word(number)}-${number}`,
      tags: [tag],
      summary: `Put ${word(number)} ${number}`,
      description: `${sentence(number, 30)}${number < CALLS_OF_TAG ? ` Edition ${edition}.` : ''}\n\n${sentence(number + 1, 40)}`,
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: sentence(number, 8) },
        ...Array.from({ length: 5 }, (_, index) => ({
          name: `${word(number + index)}_${index}`,
          in: 'query',
          schema: { type: index % 2 ? 'integer' : 'string' },
          description: sentence(number + index, 12),
        })),
      ],
      requestBody: { content },
      responses: { 200: { description: 'Done.', content }, 404: { description: 'There is no such thing.' } },
    },
  };
}

function schemaOf(tag: string, seed: number): object {
  const fields = WORDS.map((name, index) => [
    name,
    { type: index % 3 ? 'string' : 'integer', description: sentence(seed + index, 10) },
  ]);
  return { type: 'object', description: `What a call of ${tag} puts.`, properties: Object.fromEntries(fields) };
}
