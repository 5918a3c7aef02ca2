import { CONTROL_PATH } from '../core/controls/answerControl';
import { respondWithError } from '../core/response/respond';
import type { Json } from '../core/types';
import type { Fetch } from '../node/startServer';
import { isLocal } from './isLocal';
import type { ListedControl } from './startPage/writeStartPage';

/** Allows only inline styles, so that nothing in the state can run as a script. */
const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

const FOREIGN =
  'Pages from elsewhere, and files, may make the calls of the API, but not use its controls: serve them from localhost.';

/**
 * Adds a start page at `/` if the API has no operation there. It and the controls are only for this machine: any
 * website the developer visits could otherwise empty the state.
 */
export function createServerFetch(
  fetch: Fetch,
  writePage: (state: Json, controls: ListedControl[]) => Promise<string>,
): Fetch {
  async function read<Answer>(path: string): Promise<Answer> {
    const response = await fetch(new Request(`http://localhost${CONTROL_PATH}${path}`), { ip: '' });
    return (await response.json()) as Answer;
  }

  return async (request, caller) => {
    const { pathname } = new URL(request.url);
    const isOurs = pathname === '/' || pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`);
    if (isOurs && request.method !== 'OPTIONS' && !isLocal(request.headers)) {
      return respondWithError('foreign-page', FOREIGN);
    }
    const response = await fetch(request, caller);
    if (request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Private-Network')) {
      // Chromium requires this before a page from the internet may call this machine.
      response.headers.set('Access-Control-Allow-Private-Network', 'true');
    }
    const isStart = response.status === 404 && request.method === 'GET' && pathname === '/';
    if (!isStart) return response;
    const page = await writePage(await read<Json>('/state'), await read<ListedControl[]>(''));
    return new Response(page, { headers: PAGE_HEADERS });
  };
}
