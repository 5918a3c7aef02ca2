import type { Operation } from '../../../openapi';
import { serverAddress } from '../../../samples/core/code/serverAddress';
import type { LocalSandbox } from '../../../sandbox';
import { decodePercent } from '../../../shared/core/decodePercent';
import { leavesPath } from '../../../shared/core/leavesPath';
import { describeUnreachable } from '../../../shared/core/unreachable';
import { Unanswerable } from '../library/unanswerable';
import type { Call } from './types';

/** Characters of an answer. */
const MOST = 20_000;
/** For pages only. */
const OF_BROWSERS = /^access-control-/;
const LONGEST_WAIT = 30_000;
/** For a sandbox, any host is its own. */
const NOWHERE = 'http://sandbox.invalid';
const NEVER_SENT = /^(TRACE|CONNECT|TRACK)$/i;

export type Target = { sandbox: LocalSandbox; operation: Operation } | { server: string };

/** Sends a request, and writes what came of it: request, status, headers and body. */
export async function sendCall(call: Call, target: Target): Promise<{ text: string; body: string }> {
  const { method, path, body } = call;
  if (NEVER_SENT.test(method)) throw new Unanswerable(`Programs cannot send \`${method}\`.`);
  const base = 'server' in target ? target.server : sandboxBase(target.operation);
  const url = `${base.replace(/\/$/, '')}${path.startsWith('/') ? '' : '/'}${path}`;
  if (leavesPath(url)) throw new Unanswerable('A value of the path is `.` or `..`, which leads to another call.');
  const headers = headersOf(call);
  if (call.cookies.length > 0) headers.set('server' in target ? 'Cookie' : 'Sandbox-Cookie', call.cookies.join('; '));
  if (body?.mediaType) headers.set('Content-Type', body.mediaType);
  const isBare = /^(GET|HEAD)$/.test(method);
  if (body && isBare) throw new Unanswerable(`A request with \`${method}\` has no body.`);
  const init = { method, headers, ...(body && { body: body.content }) };
  const response = await ('server' in target
    ? reach(url, init)
    : target.sandbox.fetch(new Request(url, init), { ip: '127.0.0.1' }));
  const text = await response.text();
  const shown = text.length > MOST ? `${text.slice(0, MOST)}\n(${text.length - MOST} more characters)` : text;
  const sent = [
    `${method} ${'server' in target ? url : url.slice(NOWHERE.length)}`,
    ...Array.from(headers, ([name, value]) => `${name}: ${value}`),
  ];
  const told = [...response.headers].filter(([name]) => !OF_BROWSERS.test(name));
  const received = [String(response.status), ...told.map(([name, value]) => `${name}: ${decodePercent(value)}`)];
  return { body: text, text: [sent.join('\n'), received.join('\n'), shown].join('\n\n').trim() };
}

function headersOf(call: Call): Headers {
  try {
    return new Headers(call.headers);
  } catch (cause) {
    throw new Unanswerable(`These headers cannot be sent: ${(cause as Error).message}`, { cause });
  }
}

/** With the path of the server that the document names. */
function sandboxBase({ servers }: Operation): string {
  const address = serverAddress(servers[0]);
  return URL.canParse(address, NOWHERE) ? `${NOWHERE}${new URL(address, NOWHERE).pathname}` : NOWHERE;
}

/** Goes no further than to the server itself. */
async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(LONGEST_WAIT) });
  } catch (cause) {
    throw new Unanswerable(describeUnreachable(url, cause), { cause });
  }
}
