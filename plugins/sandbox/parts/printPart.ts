import { gzipSync } from 'node:zlib';
import { lightenPart } from '../core/parts/lightenPart';
import type { OperationPart } from '../core/parts/types';

/** Bytes of a part, as hosts compress it. */
export const MOST_BYTES = 40_000;

/** The text of a part. One that is too large loses what matters least, until it fits. */
export function printPart(part: OperationPart): string {
  let text = '';
  for (const lighter of lightenPart(part)) {
    text = JSON.stringify(lighter);
    // Compressed, no text is longer than before.
    if (text.length <= MOST_BYTES || gzipSync(text).length <= MOST_BYTES) return text;
  }
  return text;
}
