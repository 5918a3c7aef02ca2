import { CONTROL_PATH } from '../core/controls/answerControl';
import type { Answer } from '../core/handle/createSandbox';
import { fromRequest } from '../core/request/sentRequest';
import { respondWithError, withHeaders } from '../core/response/respond';
import type { Json } from '../core/types';
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
export function addStartPage(
  answer: Answer,
  writePage: (state: Json, controls: ListedControl[]) => Promise<string>,
): Answer {
  async function read<Read>(path: string): Promise<Read> {
    const { body } = await answer(fromRequest(new Request(`http://localhost${CONTROL_PATH}${path}`)), { ip: '' });
    return JSON.parse(String(body)) as Read;
  }

  return async (request, caller) => {
    const { pathname } = request;
    const isOurs = pathname === '/' || pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`);
    if (isOurs && request.method !== 'OPTIONS' && !isLocal(request.headers)) {
      return respondWithError('foreign-page', FOREIGN);
    }
    const reply = await answer(request, caller);
    if (request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Private-Network')) {
      // Chromium requires this before a page from the internet may call this machine.
      return withHeaders(reply, { 'Access-Control-Allow-Private-Network': 'true' });
    }
    const isStart = reply.status === 404 && request.method === 'GET' && pathname === '/';
    if (!isStart) return reply;
    const page = await writePage(await read<Json>('/state'), await read<ListedControl[]>(''));
    return { status: 200, headers: PAGE_HEADERS, body: page };
  };
}
