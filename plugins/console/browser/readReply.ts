import { translate } from '@docusaurus/Translate';
import type { SandboxApi, SandboxOperation } from '../../sandbox';
import { decodePercent } from '../../shared/core/decodePercent';
import { isObject, parseJson } from '../../shared/core/json';
import { isTooDeep } from '../../shared/core/jsonText';
import { layOutJson } from '../../shared/core/layOutJson';
import { countParts, isStream } from '../core/answers/streams';
import type { FailureKind } from '../core/explainFailure';
import type { Form } from '../core/form';
import type { Target } from './targets';

/** What a call has returned, or why there was no answer. */
export interface Answered {
  /** The title of a call other than that of the form. */
  title?: string;
  failure?: Failed;
  /** Only if there was an answer. */
  reply?: Reply;
  /** The request as it was sent, without its secrets. */
  sent: string;
  milliseconds: number;
  /** That was sent, without its credentials. */
  form: Form;
  target: Target;
}

/** Why a request has no answer. `request` and `answer`: the message is for readers. */
export interface Failed {
  /** `answer`: it came, but not to its end. `redirect`: it leads elsewhere, and was not followed. */
  kind: FailureKind | 'request' | 'redirect' | 'answer' | 'cancelled';
  message: string;
  address: string;
}

export interface Reply {
  status: number;
  isError: boolean;
  /** A code of the catalogue. */
  code?: number;
  message?: string;
  /** Why a sandbox refused the call. */
  reason?: string;
  /** The caller polls too soon: seconds since the last call, and at least between two. */
  early?: { since: number; least: number };
  headers: Array<[name: string, value: string]>;
  json?: unknown;
  text?: string;
  /** Only its beginning is shown; of a stream its end. */
  isCut: boolean;
  /** JSON that is nested too deep for anything but its text. */
  isDeep?: true;
  /** What has arrived of a stream. */
  stream?: { parts: number; state: 'open' | 'ended' | 'cancelled' };
  grammar: string;
  /** A picture, by its address in this page. */
  image?: string;
  content: Blob;
}

/** More would make the page slow. */
const MOST_SHOWN = 60_000;
/** Enough text to fill what is shown, also if it is indented deeper than ours. */
const MOST_READ = 4 * MOST_SHOWN;
/** Bytes; the text and the value of more would stop the page for seconds. */
const MOST_PARSED = 1_000_000;
/** Not SVG, which can have scripts. */
const PICTURE = /^image\/(png|jpeg|gif|webp|avif|bmp)\b/i;
const TEXT = /json|text|xml|javascript|yaml|csv|form-urlencoded/i;

interface Reading {
  /** Of a server, headers of a sandbox mean nothing. */
  isOfSandbox: boolean;
  onPart(reply: Reply): void;
  isCancelled(): boolean;
}

export async function readReply(
  response: Response,
  envelope: SandboxApi['envelope'],
  operation: SandboxOperation,
  reading: Reading,
): Promise<Reply> {
  const { headers, ok, status } = response;
  const type = headers.get('Content-Type') ?? '';
  const ofSandbox = reading.isOfSandbox ? headers : new Headers();
  const reason = ofSandbox.get('Sandbox-Reason');
  const common = {
    status,
    isError: !ok,
    ...(reason && { reason: decodePercent(reason) }),
    ...readEarly(ofSandbox.get('Sandbox-Early') ?? ''),
    headers: [...headers].filter(([name]) => !reading.isOfSandbox || !/^sandbox-(reason|early)$/.test(name)),
    isCut: false,
    grammar: 'text',
  };
  if (isStream(type) && response.body) return readStream(response.body, type, common, reading);
  const content = await response.blob();
  if (PICTURE.test(type)) return { ...common, content, image: URL.createObjectURL(content) };
  if (type !== '' && !TEXT.test(type)) return { ...common, content };
  const isWhole = content.size <= MOST_PARSED;
  const text = await (isWhole ? content : content.slice(0, MOST_READ)).text();
  const json = isWhole ? parseJson(text) : undefined;
  const code = envelope && isObject(json) ? json[envelope.code] : undefined;
  const isRefused = typeof code === 'number' && code !== envelope?.success;
  const isDeep = json === undefined && /^\s*[[{]/.test(text) && isTooDeep(text);
  const isLong = !isWhole || text.length > MOST_READ;
  const read = isLong ? text.slice(0, MOST_READ) : text;
  const isJson = json !== undefined || isDeep || (!isWhole && /json/i.test(type));
  const shown = isJson ? layOutJson(read, MOST_SHOWN) : read;
  return {
    ...common,
    content,
    // `1e999` is none.
    ...(typeof code === 'number' && Number.isFinite(code) && { code }),
    ...(isRefused && { isError: true, message: operation.messages?.[code] ?? nameUnlisted() }),
    ...(json !== undefined && { json }),
    ...(isDeep && { isDeep }),
    ...(isJson && { grammar: 'json' }),
    text: shown.slice(0, MOST_SHOWN),
    isCut: isLong || shown.length > MOST_SHOWN,
  };
}

function nameUnlisted(): string {
  return translate({ id: 'console.unlisted', message: 'The document does not list this code.' });
}

function readEarly(text: string): Pick<Reply, 'early'> {
  const [, since, least] = /^(\d+(?:\.\d+)?) of (\d+(?:\.\d+)?)/.exec(text) ?? [];
  return since === undefined ? {} : { early: { since: Number(since), least: Number(least) } };
}

type Common = Pick<Reply, 'status' | 'isError' | 'headers' | 'isCut' | 'grammar'>;

/** What has arrived remains, also if the reader or the server ends it. */
async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string,
  common: Common,
  { onPart, isCancelled }: Reading,
): Promise<Reply> {
  const chunks: Array<Uint8Array<ArrayBuffer>> = [];
  const decoder = new TextDecoder();
  let text = '';
  let parts = 0;
  let isCut = false;
  const replyOf = (state: 'open' | 'ended' | 'cancelled'): Reply => ({
    ...common,
    text,
    isCut,
    stream: { parts: parts + countParts(text, type), state },
    content: new Blob(state === 'open' ? [] : chunks, { type }),
  });
  const reader = body.getReader();
  let isFailed = false;
  let showing: ReturnType<typeof setTimeout> | undefined;
  const separator = /^text\/event-stream/i.test(type) ? '\n\n' : '\n';
  onPart(replyOf('open'));
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      isFailed = true;
      return { done: true, value: undefined };
    });
    if (done || value === undefined) break;
    chunks.push(value);
    text += decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n');
    if (text.length > MOST_SHOWN) {
      const left = text.slice(0, -MOST_SHOWN);
      const at = left.lastIndexOf(separator);
      const end = at < 0 ? left.length : at + separator.length;
      parts += countParts(text.slice(0, end), type);
      text = text.slice(end);
      isCut = true;
    }
    // A fast stream would leave no time for the page.
    showing ??= setTimeout(() => {
      showing = undefined;
      onPart(replyOf('open'));
    }, SHOWN_MS);
  }
  clearTimeout(showing);
  return replyOf(isFailed || isCancelled() ? 'cancelled' : 'ended');
}

const SHOWN_MS = 50;
