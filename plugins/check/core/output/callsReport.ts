import type { Source } from '../../../shared/problem';
import type { MatchedCalls } from '../calls/matchCalls';
import { showPlace } from '../calls/reaches';
import { ANY_METHOD } from '../samples/types';
import type { Note } from './types';

/** What `--calls` found, for people and tools. */
export interface CallsReport {
  found: Array<{ operation: string; places: readonly Source[] }>;
  /** Requests that match no operation. */
  unknown: Note[];
  elsewhere: Array<{ server: string; requests: number }>;
}

export function reportCalls({ found, unknown, elsewhere }: MatchedCalls): CallsReport {
  return {
    found: [...found].map(([operation, places]) => ({ operation, places })),
    unknown: unknown.map(({ method, path, file, line, column }) => {
      const request = method === ANY_METHOD ? path : `${method} ${path}`;
      return { file, line, column, rule: 'unknown-call', message: `\`${request}\` matches no operation.` };
    }),
    elsewhere: [...elsewhere].map(([server, requests]) => ({ server, requests })),
  };
}

const MOST_SHOWN = 3;

/** One line for each operation, and one for the requests to other servers. */
export function listCalls({ found, elsewhere }: CallsReport): string[] {
  const width = Math.max(0, ...found.map(({ operation }) => operation.length));
  const lines = found.map(({ operation, places }) => {
    const more = places.length > MOST_SHOWN ? ` and ${places.length - MOST_SHOWN} more` : '';
    return `  ${operation.padEnd(width)}  ${places.slice(0, MOST_SHOWN).map(showPlace).join(', ')}${more}`;
  });
  return [
    found.length === 0 ? 'No calls of this document were found.' : `Calls found: ${found.length} operations`,
    ...lines,
    ...elsewhere.map(({ server, requests }) => `Not compared: requests to ${server} (${requests})`),
  ];
}
