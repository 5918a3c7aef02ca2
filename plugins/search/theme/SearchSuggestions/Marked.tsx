import type { ReactNode } from 'react';
import type { Chunk } from '../../core/types';

export default function Marked({ chunks }: { chunks: readonly Chunk[] }): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name than their place
  return chunks.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
