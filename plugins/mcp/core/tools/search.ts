import { lazily } from '../../../shared/core/cache';
import { idOf } from '../library/findOperation';
import type { Library } from '../library/library';
import { Unanswerable } from '../library/unanswerable';
import { objectSchema, READS, type Tool } from './types';

const MOST = 20;
const USUAL = 8;
const LONGEST = 160;

/** What the search of the site finds, a line each. */
export function searchTool(library: Library): Tool {
  const { api } = library;
  // The section of a call has its id, however it was found.
  const callsByPlace = lazily(
    () =>
      new Map(
        api?.model.operations.map((operation) => {
          const call = `${operation.method} ${operation.path}`;
          return [api.placeOf(call), [idOf(operation), call]];
        }),
      ),
  );

  return {
    name: 'search',
    title: 'Search',
    description:
      'Finds pages, sections, calls, parameters, fields, models and error codes by name, code, path or words. ' +
      'Each result has an address for `read`; calls have an id for `describe` and `try`.',
    inputSchema: objectSchema(
      {
        query: { type: 'string', minLength: 1, description: 'A few words, a name, a path or an error code.' },
        limit: { type: 'integer', minimum: 1, maximum: MOST, description: `Results; default: ${USUAL}.` },
      },
      ['query'],
    ),
    annotations: READS,
    async run({ query, limit = USUAL }) {
      const { searcher } = library;
      if (!searcher) throw new Unanswerable('This site has no search index. `read` without a page lists its pages.');
      const places = await searcher.find(String(query), Number(limit));
      if (places.length === 0) return `Nothing matches \`${String(query)}\`. \`read\` without a page lists all pages.`;
      return places
        .map(({ kind, title, text, link }) => {
          const call = callsByPlace().get(link);
          return [`- ${title}`, ...(call ?? [kind, cut(text)]).filter(Boolean), link].join(' · ');
        })
        .join('\n');
    },
  };
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
