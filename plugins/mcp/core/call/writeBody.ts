import type { Operation } from '../../../openapi';
import { isObject } from '../../../shared/core/json';
import { isJson } from '../../../shared/core/mediaTypes';
import { Unanswerable } from '../library/unanswerable';
import type { Given, SentBody } from './types';

/** The body of a request, in the media type that is asked for, or the first one. */
export function writeBody({ body }: Operation, { body: value, mediaType: asked }: Given): SentBody | undefined {
  if (value === undefined) return undefined;
  if (!body) throw new Unanswerable('The call has no body.');
  const types = body.contents.map(({ mediaType }) => mediaType);
  const mediaType = asked ?? types.find(isJson) ?? types[0] ?? 'application/json';
  if (asked !== undefined && !types.includes(asked))
    throw new Unanswerable(`The body may be \`${types.join('`, `')}\`, not \`${asked}\`.`);
  if (isJson(mediaType)) return { content: JSON.stringify(value), mediaType };
  const pairs = isObject(value)
    ? Object.entries(value).flatMap(([name, one]) => [one].flat().map((item) => [name, textOf(item)]))
    : [];
  if (mediaType === 'application/x-www-form-urlencoded') return { content: new URLSearchParams(pairs) };
  if (mediaType.startsWith('multipart/')) {
    const content = new FormData();
    for (const [name = '', text = ''] of pairs) content.append(name, text);
    return { content };
  }
  return { content: textOf(value), mediaType };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
