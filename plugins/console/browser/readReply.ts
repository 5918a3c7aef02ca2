import type { SandboxApi, SandboxOperation } from '../../sandbox';
import { isObject, parseJson } from '../../shared/core/json';
import type { FailureKind } from '../core/explainFailure';
import { layOutJson } from '../core/layOutJson';

/** What a call has returned, or why there was no answer. */
export interface Answered {
  /** Of another call than that of the form. */
  title?: string;
  failure?: { kind: FailureKind | 'request' | 'cancelled'; message: string; address: string };
  /** Only if there was an answer. */
  reply?: Reply;
  /** The request as it was sent, without its secrets. */
  sent: string;
  milliseconds: number;
}

export interface Reply {
  status: number;
  isError: boolean;
  /** Of the catalogue. */
  code?: number;
  message?: string;
  /** Why a sandbox refused the call. */
  reason?: string;
  /** The caller polls too soon: seconds since the last call, and at least between two. */
  early?: { since: number; least: number };
  headers: Array<[name: string, value: string]>;
  json?: unknown;
  text?: string;
  /** Only its beginning is shown. */
  isCut: boolean;
  grammar: string;
  /** A picture, by its address in this page. */
  image?: string;
  content: Blob;
}

/** More would make the page slow. */
const MOST_SHOWN = 60_000;
/** Not SVG, which can have scripts. */
const PICTURE = /^image\/(png|jpeg|gif|webp|avif|bmp)\b/i;
const TEXT = /json|text|xml|javascript|yaml|csv|form-urlencoded/i;

export async function readReply(
  response: Response,
  { envelope, messages }: SandboxApi,
  operation: SandboxOperation,
): Promise<Reply> {
  const { headers, ok, status } = response;
  const content = await response.blob();
  const type = headers.get('Content-Type') ?? '';
  const reason = headers.get('Sandbox-Reason');
  const common = {
    status,
    isError: !ok,
    ...(reason && { reason: decodeURIComponent(reason) }),
    ...readEarly(headers.get('Sandbox-Early') ?? ''),
    headers: [...headers].filter(([name]) => !/^sandbox-(reason|early)$/.test(name)),
    content,
    isCut: false,
    grammar: 'text',
  };
  if (PICTURE.test(type)) return { ...common, image: URL.createObjectURL(content) };
  if (type !== '' && !TEXT.test(type)) return common;
  const text = await content.text();
  const json = parseJson(text);
  const code = envelope && isObject(json) ? json[envelope.code] : undefined;
  const isRefused = typeof code === 'number' && code !== envelope?.success;
  const shown = json === undefined ? text : layOutJson(text);
  return {
    ...common,
    ...(typeof code === 'number' && { code }),
    ...(isRefused && { isError: true, message: operation.messages?.[code] ?? messages[code] }),
    ...(json !== undefined && { json, grammar: 'json' }),
    text: shown.slice(0, MOST_SHOWN),
    isCut: shown.length > MOST_SHOWN,
  };
}

function readEarly(text: string): Pick<Reply, 'early'> {
  const [, since, least] = /^([\d.]+) of ([\d.]+)/.exec(text) ?? [];
  return since === undefined ? {} : { early: { since: Number(since), least: Number(least) } };
}
