import { decodePercent } from '../../shared/core/decodePercent';
import type { SandboxApi } from '../core/api';
import { escapeRegExp } from '../core/request/readTexts';
import { REASON_HEADER } from '../core/response/respond';
import type { Answered } from '../node/startServer';

const HIDDEN = '***';
const MOST_LETTERS = 300;
/** Catches misspelled names of secrets, such as `session` for `session_key`. */
const SOUNDS_SECRET = /session|secret|token|password/i;

/** Formats a line per call: `16:20:31.123  GET    /api/v1/counter/inc/jumps?session_key=***  0  1.2 ms`. */
export function createCallFormat(api: SandboxApi): (call: Answered, time: Date) => string {
  const secrets = listSecrets(api);
  const codeName = api.envelope && escapeRegExp(JSON.stringify(api.envelope.code));
  const codePattern = codeName === undefined ? undefined : new RegExp(`^\\{${codeName}:(-?[\\w".]+)`);

  return ({ method, url, status, headers, body, milliseconds, aborted }, time) => {
    const code = (typeof body === 'string' && codePattern?.exec(body)?.[1]) || `HTTP ${status}`;
    const reason = showable(decodePercent(headers[REASON_HEADER] ?? ''));
    const parts = [
      formatTime(time),
      method.padEnd(6),
      hideSecrets(url, secrets),
      reason ? `${code} (${reason})` : code,
      `${milliseconds.toFixed(1)} ms`,
      ...(aborted ? ['broken off'] : []),
    ];
    return parts.join('  ');
  };
}

/** Faster than `toTimeString`, which also finds out what the time zone is called. */
function formatTime(time: Date): string {
  const digits = (number: number, length = 2) => String(number).padStart(length, '0');
  const parts = [time.getHours(), time.getMinutes(), time.getSeconds()].map((part) => digits(part));
  return `${parts.join(':')}.${digits(time.getMilliseconds(), 3)}`;
}

function listSecrets({ operations }: SandboxApi): Set<string> {
  const names = operations.flatMap(({ security, parameters }) => [
    ...security.flat().map(({ name }) => name),
    ...parameters.filter(({ secret }) => secret).map(({ name }) => name),
  ]);
  return new Set(names);
}

function hideSecrets(url: string, secrets: Set<string>): string {
  const [path = '', ...query] = url.split('?');
  const pairs = query.join('?').split('&');
  const shown = pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    const isSecret = secrets.has(decodePercent(name)) || SOUNDS_SECRET.test(decodePercent(name));
    return isSecret && value.join('') !== '' ? `${name}=${HIDDEN}` : pair;
  });
  const text = showable([path, ...(query.length > 0 ? [shown.join('&')] : [])].join('?'));
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

/** Replaces control characters, which a terminal would interpret. */
function showable(text: string): string {
  return text.replace(/[\x00-\x1f\x7f-\x9f]/g, '?');
}
