import type { IncomingMessage } from 'node:http';
import type { SearchDocument } from '../../../plugins/search/core/typesense/documents';
import type { TypesenseServer } from '../../../plugins/search/core/typesense/questions';
import { listen } from './listen';

const KEY = 'search-only';
const COLLECTION = 'docs-en';

interface Search {
  collection: string;
  q: string;
  filter_by: string;
  query_by?: string;
  query_by_weights?: string;
  infix?: string;
  drop_tokens_threshold?: number;
  group_by?: 'navTitle';
  group_limit?: number;
  per_page: number;
}

export interface FakeTypesense extends TypesenseServer {
  asked: Array<{ searches: Search[] }>;
}

/** Supports exact filters, infix search, weights and groups. Tokenizes at whitespace and `token_separators`. */
export async function serveTypesense(documents: SearchDocument[]): Promise<FakeTypesense> {
  const asked: FakeTypesense['asked'] = [];
  const { url } = await listen((request, response) => {
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.headers['x-typesense-api-key'] !== KEY) return reply(401, { message: 'Forbidden - a valid key' });
    if (request.method !== 'POST' || request.url !== '/multi_search') return reply(404, { message: 'Not Found' });
    void readBody(request).then((text) => {
      const body = JSON.parse(text) as { searches: Search[] };
      asked.push(body);
      reply(200, { results: body.searches.map((search) => answer(search, documents)) });
    });
  });
  return { url, key: KEY, collection: COLLECTION, asked };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

interface Scored {
  document: SearchDocument;
  matched: string[];
  score: number;
}

function answer(search: Search, documents: SearchDocument[]): object {
  if (search.collection !== COLLECTION) return { code: 404, error: 'Not found.' };
  const passes = readFilter(search.filter_by);
  const scored = score(search, documents.filter(passes)).sort(
    (a, b) => b.score - a.score || a.document.position - b.document.position,
  );
  const hits = scored.map(({ document, matched, score }) => ({
    document,
    highlight: { text: [{ matched_tokens: matched, snippet: `<mark>${matched.join('</mark> <mark>')}</mark>` }] },
    text_match: score,
  }));
  if (!search.group_by) return { found: hits.length, hits: hits.slice(0, search.per_page) };
  const keys = new Set(hits.map(({ document }) => document.navTitle));
  const grouped = Array.from(keys, (key) => {
    const all = hits.filter(({ document }) => document.navTitle === key);
    return { group_key: [key], found: all.length, hits: all.slice(0, search.group_limit) };
  });
  return { found: keys.size, found_docs: hits.length, grouped_hits: grouped.slice(0, search.per_page) };
}

/** All words first, then fewer until there are enough; each scores with its best field. */
function score(
  { q, query_by, query_by_weights, infix, drop_tokens_threshold = 1 }: Search,
  documents: SearchDocument[],
) {
  if (q === '*') return documents.map((document): Scored => ({ document, matched: [], score: 0 }));
  const fields = (query_by ?? '').split(',') as Array<'page' | 'heading' | 'text' | 'keywords'>;
  const weights = (query_by_weights ?? '').split(',').map(Number);
  const within = (infix ?? '').split(',');
  const wanted = cut(q);
  const all = documents.flatMap((document): Scored[] => {
    const best = wanted.map((word) =>
      Math.max(
        0,
        ...fields.map((field, place) => {
          const words = [document[field] ?? []].flat().flatMap(cut);
          const has = (text: string) => (within[place] === 'always' ? text.includes(word) : text.startsWith(word));
          return words.some(has) ? (weights[place] ?? 0) : 0;
        }),
      ),
    );
    const matched = wanted.filter((_, place) => (best[place] ?? 0) > 0);
    return matched.length > 0 ? [{ document, matched, score: Math.max(...best) + matched.length * 1000 }] : [];
  });
  const whole = all.filter(({ matched }) => matched.length === wanted.length);
  return whole.length < drop_tokens_threshold ? all : whole;
}

function cut(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s/\-.{}]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}_]/gu, ''))
    .filter(Boolean);
}

type Test = (document: SearchDocument) => boolean;

/** `a:=b && (c:=[d, e] || f:=[g])`, with or without backticks around values. */
function readFilter(filter: string): Test {
  const either = (text: string): Test => {
    const tests = text.split(' || ').map(readCondition);
    return (document) => tests.some((test) => test(document));
  };
  const tests = filter.split(' && ').map((part) => either(part.replace(/^\(|\)$/g, '')));
  return (document) => tests.every((test) => test(document));
}

function readCondition(condition: string): Test {
  const [, field = '', list = ''] = /^(\w+):=\[?(.*?)\]?$/s.exec(condition) ?? [];
  const values = list.split(', ').map((value) => cut(value.replace(/^`|`$/g, '')).join(' '));
  return (document) => {
    const own = [document[field as keyof SearchDocument] ?? []].flat().map((value) => cut(String(value)).join(' '));
    return own.some((value) => values.includes(value));
  };
}
