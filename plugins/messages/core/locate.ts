import type { Source } from '../../shared/problem';
import type { MessageFile } from './types';

/** The place of an offset in a file. */
export function locate({ file, text }: MessageFile, offset: number): Source {
  const lines = text.slice(0, offset).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
