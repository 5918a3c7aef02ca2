import type { Chunk } from '../types';
import { plain } from './plain';

export function splitTitle(title: readonly Chunk[], pageTitle: string): [before: Chunk[], own: Chunk[]] {
  const start = `${pageTitle} - `;
  const whole = plain(title);
  if (!whole.startsWith(start) || whole === start) return [[], [...title]];
  const before: Chunk[] = [];
  const own: Chunk[] = [];
  let left = start.length;
  for (const { text, marked } of title) {
    if (left > 0) before.push({ text: text.slice(0, left), marked });
    if (text.length > left) own.push({ text: text.slice(left), marked });
    left = Math.max(0, left - text.length);
  }
  return [before, own];
}
