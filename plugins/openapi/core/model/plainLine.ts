import { text } from '../../../schema/core/reader';
import { plainText } from '../../../shared/core/description/plainText';

/** A text for a place that shows one line without formatting, though authors write Markdown there. */
export function plainLine(value: unknown): string | undefined {
  const written = text(value);
  return written === undefined ? undefined : plainText(written);
}
