import { FEW_NAMES, USUAL_LIMIT } from '../../core/limits';
import { splitKeywords } from '../../core/text/keywords';
import { type SearchEngine, SearchError, type SearchResult } from '../../core/types';
import { readAnswers } from '../../core/typesense/answers';
import { askQuestions, type TypesenseServer } from '../../core/typesense/questions';
import { showAnswers } from '../../core/typesense/showAnswers';

/** Milliseconds. */
const LONGEST_WAIT = 10_000;

const NOTHING: SearchResult = { keywords: [], names: [], namesTotal: 0, groups: [], total: 0 };

export function createTypesenseEngine(server: TypesenseServer, longestWait = LONGEST_WAIT): SearchEngine {
  const running = new Set<AbortController>();

  async function ask(body: object): Promise<string> {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new Error(`${server.url} does not answer`)), longestWait);
    running.add(ending);
    try {
      const response = await fetch(new URL('/multi_search', server.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-typesense-api-key': server.key },
        body: JSON.stringify(body),
        signal: ending.signal,
      });
      if (!response.ok) throw new Error(`${server.url} answers ${response.status}`);
      return await response.text();
    } catch (cause) {
      throw new SearchError('unreachable', { cause });
    } finally {
      clearTimeout(timer);
      running.delete(ending);
    }
  }

  return {
    // Nothing to preload.
    load: () => Promise.resolve(),
    async search({ text, limit = USUAL_LIMIT, nameLimit = FEW_NAMES }) {
      const keywords = splitKeywords(text);
      if (keywords.length === 0) return NOTHING;
      const answers = readAnswers(await ask(askQuestions(server, { text, keywords, limit })));
      return showAnswers(answers, { text, keywords, limit, nameLimit });
    },
    dispose() {
      for (const ending of running) ending.abort(new Error('The search was ended'));
    },
  };
}
