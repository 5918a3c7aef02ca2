import type { Chunk } from '../types';

export function plain(chunks: readonly Chunk[]): string {
  return chunks.map(({ text }) => text).join('');
}
