import type { SandboxApi, SandboxOperation } from '../../sandbox';
import { isObject } from '../../shared/core/isObject';
import { parse } from '../core/credentials';
import { layOutJson } from '../core/layOutJson';

/** What a call has returned, or why there was no call. */
export interface Answered {
  /** Of another call than that of the form. */
  title?: string;
  /** Why the request could not be made. */
  failure?: string;
  note?: string;
  status?: number;
  isError?: boolean;
  /** Of the catalogue. */
  code?: number;
  message?: string;
  /** Why the sandbox refused the call. */
  reason?: string;
  json?: unknown;
  text?: string;
  grammar?: string;
  image?: string;
  bytes?: number;
}

export async function readAnswer(
  response: Response,
  { envelope, messages }: SandboxApi,
  operation: SandboxOperation,
): Promise<Answered> {
  const { headers, ok, status } = response;
  const type = headers.get('Content-Type') ?? '';
  const reason = headers.get('Sandbox-Reason');
  const common = {
    status,
    isError: !ok,
    ...(reason && { reason: decodeURIComponent(reason) }),
  };
  if (type.startsWith('image/')) {
    const image = await response.blob();
    return { ...common, image: URL.createObjectURL(image), bytes: image.size };
  }
  const isText = type === '' || /json|text|xml|javascript|yaml|csv|form-urlencoded/i.test(type);
  if (!isText) return { ...common, bytes: (await response.blob()).size };
  const text = await response.text();
  const json = parse(text);
  const code = envelope && isObject(json) ? json[envelope.code] : undefined;
  const isRefused = typeof code === 'number' && code !== envelope?.success;
  return {
    ...common,
    ...(isRefused && { isError: true, code, message: operation.messages?.[code] ?? messages[code] }),
    ...(json === undefined ? { text, grammar: 'text' } : { json, text: layOutJson(text), grammar: 'json' }),
  };
}
