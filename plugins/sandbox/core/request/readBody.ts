import { parseJson as parsePlainJson } from '../../../shared/core/json';
import type { SandboxBody, SandboxContent, SandboxParameter } from '../api';
import { WrongValue } from '../failure';
import { limitReason, OWN_LIMITS } from '../limits';
import type { Json } from '../types';
import { compileRange } from './compileRange';
import { findTexts, type SentTexts } from './findTexts';
import { readQuery, type Texts } from './readTexts';
import { readJson, readLeniently, readValue } from './readValue';
import type { SentRequest } from './sentRequest';

export interface SentBody {
  headers: SentRequest['headers'];
  bytes: Uint8Array | undefined;
  multipart?: Texts;
}

export function parseBody(
  body: SandboxBody,
  sent: SentBody,
  isExact = false,
): { value: Json | undefined; content: SandboxContent } {
  const { bytes, headers, multipart } = sent;
  if (!bytes) throw new WrongValue(`is too long. ${limitReason(OWN_LIMITS.body)}`, { status: 413 });
  const content = chooseContent(body, headers);
  if (content.kind === 'bytes') return { content, value: undefined };
  if (content.kind === 'multipart') {
    if (!multipart) throw new WrongValue(`is not valid ${content.mediaType}`);
    return { content, value: readForm(content, multipart) };
  }
  const text = decodeText(bytes, headers);
  if (content.kind === 'json') {
    const mayBeText = content.mediaType.includes('*') && !/json/.test(mediaTypeOf(headers));
    return { content, value: mayBeText ? (parsePlainJson(text) ?? text) : readJson(text, content.types, isExact) };
  }
  return { content, value: content.kind === 'form' ? readForm(content, readQuery(text)) : text };
}

/**
 * The content of a body, whatever is wrong in it; `undefined` for files, and for media types that the document lacks. Its
 * value is `undefined` if it is no JSON.
 */
export function readContent(body: SandboxBody, sent: SentBody): ReturnType<typeof parseBody> | undefined {
  const { contents } = body;
  const mediaType = mediaTypeOf(sent.headers);
  const content = contents.find((one) => one.mediaType === mediaType) ?? contents.find((one) => fits(mediaType, one));
  const { bytes, multipart } = sent;
  if (!content || !bytes || content.kind === 'bytes' || content.kind === 'text') return undefined;
  const text = new TextDecoder().decode(bytes);
  if (content.kind === 'json') return { content, value: parsePlainJson(text) };
  const read = (field: SandboxParameter, part: SentTexts) => readLeniently(field, part) ?? part.texts[0] ?? '';
  return { content, value: readForm(content, multipart ?? readQuery(text), read) };
}

/** The content for the request's media type; by default JSON, otherwise the first. */
function chooseContent({ contents }: SandboxBody, headers: SentBody['headers']): SandboxContent {
  const sent = headers.get('Content-Type');
  const mediaType = mediaTypeOf(headers);
  const fitting = contents.filter((content) => fits(mediaType, content));
  const found =
    sent === null
      ? (contents.find(({ kind }) => kind === 'json') ?? contents[0])
      : (fitting.find((content) => content.mediaType === mediaType) ?? fitting[0]);
  if (found) return found;
  const names = contents.map((content) => content.mediaType);
  throw new WrongValue(`must be sent as ${names.join(' or ')}, not as ${mediaType}`, { status: 415 });
}

function mediaTypeOf(headers: SentBody['headers']): string {
  return (headers.get('Content-Type')?.split(';')[0] ?? '').trim().toLowerCase();
}

function fits(sent: string, { mediaType, kind }: SandboxContent): boolean {
  if (kind === 'json' && mediaType === 'application/json') return /^application\/([\w.-]+\+)?json$/.test(sent);
  return compileRange(mediaType).test(sent);
}

function decodeText(bytes: Uint8Array, headers: SentBody['headers']): string {
  const [, ...rest] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const charset = /charset="?([^"\s]*)/.exec(rest.join(';'))?.[1] ?? 'utf-8';
  const encoding = headers.get('Content-Encoding') ?? 'identity';
  if (!/^utf-?8$/.test(charset)) throw new WrongValue(`must be UTF-8, not ${charset}`, { status: 415 });
  if (encoding !== 'identity') throw new WrongValue(`must not be compressed (${encoding})`, { status: 415 });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new WrongValue('is not valid UTF-8', { cause });
  }
}

function readForm({ fields = [] }: SandboxContent, query: Texts, read = readField): Json {
  const places = { path: new Map(), query, search: '', headers: new Headers(), cookies: new Map() };
  const known = new Map(fields.map((field) => [field.name, field]));
  const sent = new Map(fields.map((field) => [field.name, findTexts(field, places)]));
  const inObjects = new Set(fields.flatMap((field) => namesWithin(field, sent.get(field.name))));
  for (const key of query.keys()) {
    const name = known.has(key) ? key : key.replace(/\[.*$/, '');
    if (!sent.has(name) && !inObjects.has(key)) sent.set(name, findTexts(fieldOf(name), places));
  }
  const entries = [...sent].flatMap(([name, texts]): Array<[string, Json]> => {
    const isMissing = texts.texts.length + texts.members.length === 0;
    return isMissing ? [] : [[name, read(known.get(name) ?? fieldOf(name), texts)]];
  });
  return Object.fromEntries(entries);
}

function fieldOf(name: string): SandboxParameter {
  return { name, in: 'query', required: false };
}

/** The names under which an exploded object is sent. */
function namesWithin({ object }: SandboxParameter, sent: SentTexts | undefined): string[] {
  return object?.separator === 'repeat' ? (sent?.members ?? []).flatMap(([path]) => path) : [];
}

function readField(field: SandboxParameter, sent: SentTexts): Json {
  try {
    return readValue(field, sent);
  } catch (error) {
    throw error instanceof WrongValue ? new WrongValue(`at /${field.name} ${error.message}`, { cause: error }) : error;
  }
}
