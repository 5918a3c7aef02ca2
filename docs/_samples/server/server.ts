import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { checkSession, SessionRefused } from './check-session';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await checkSession(request.headers['x-session-key']);
    response.end(JSON.stringify({ ok: true }));
  } catch (error) {
    response.statusCode = error instanceof SessionRefused ? 401 : 503;
    response.end();
  }
}

/** Listens behind TLS. */
export const server = createServer(
  (request, response) => void answer(request, response),
).listen(Number(process.env.PORT ?? 8080));
