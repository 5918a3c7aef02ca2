import type { Transport } from '../../../_samples/cloud';

export interface LoggedCall {
  id: number;
  method: string;
  path: string;
  /** Absent if no answer came. */
  code?: number;
  answer: string;
}

const SECRETS =
  /((?:session_key|gameSecret|iv)=|"(?:sessionKey|accessToken)":\s*")([^"&]{8})[^"&]+/g;

/** Keys and secrets do not belong into logs. */
export function shorten(text: string): string {
  return text.replace(SECRETS, '$1$2…');
}

/** Passes calls on and reports each one. */
export function logCalls(
  send: Transport,
  report: (call: Omit<LoggedCall, 'id'>) => void,
): Transport {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const call = {
      method: request.method,
      path: shorten(pathname + decodeURIComponent(search)),
    };
    try {
      const text = await send(request);
      report({ ...call, ...readAnswer(text) });
      return text;
    } catch (error) {
      report({ ...call, answer: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };
}

function readAnswer(text: string): Pick<LoggedCall, 'code' | 'answer'> {
  try {
    const reply: { code: number } = JSON.parse(text);
    // Digits of large ids: formatted as text, so that none is lost.
    return { code: reply.code, answer: shorten(indentJson(text)) };
  } catch {
    return { answer: text };
  }
}

/** Like `JSON.stringify` with an indent, but numbers keep all digits. */
function indentJson(text: string): string {
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  return text.replace(/"(?:[^"\\]|\\.)*"|[{[]\s*[}\]]|[{[\]},:]|\s+/g, (token) => {
    if (/^\s/.test(token)) return '';
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (token === '}' || token === ']') return line() + token;
    if (token === ':') return ': ';
    return token === '{' || token === '[' || token === ',' ? token + line() : token;
  });
}
