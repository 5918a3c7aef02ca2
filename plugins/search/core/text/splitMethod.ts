import type { Chunk } from '../types';

/** Splits `GET /path`. No method if it is part of the match. */
export function splitMethod(chunks: readonly Chunk[]): { method?: string; rest: readonly Chunk[] } {
  const [first, ...others] = chunks;
  const found = first && !first.marked ? /^(GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS|TRACE) /.exec(first.text) : null;
  if (!first || !found) return { rest: chunks };
  const text = first.text.slice(found[0].length);
  return { method: found[1], rest: text === '' ? others : [{ text, marked: false }, ...others] };
}
