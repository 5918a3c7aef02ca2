import { onceByText } from '../../../shared/core/cache';
import { compileRange } from '../request/compileRange';

interface Range {
  pattern: RegExp;
  weight: number;
  quality: number;
  /** A more particular kind of JSON, such as a version of it: readers of it read JSON. */
  isJson: boolean;
}

/** The content with the highest quality (RFC 9110, section 12.5.1); among equals JSON, otherwise the first. */
export function negotiate<Content extends { mediaType: string }>(
  accept: string | null,
  contents: Content[],
): Content | undefined {
  const ranges = readRanges(accept?.trim() || '*/*');
  const rated = contents.map((content) => ({ content, quality: rate(content.mediaType, ranges) }));
  const best = Math.max(...rated.map(({ quality }) => quality));
  const equals = rated.filter(({ quality }) => quality > 0 && quality === best).map(({ content }) => content);
  return equals.find(({ mediaType }) => /[/+]json\b/i.test(mediaType)) ?? equals[0];
}

/** Clients send few different ones. */
const readRanges = onceByText((accept) => accept.split(',').map(readRange), 1000);

function readRange(text: string): Range {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const stars = name.split('*').length - 1;
  const isJson = name.endsWith('+json');
  return { pattern: compileRange(name), weight: 2 - stars, quality: Number(quality ?? 1) || 0, isJson };
}

function rate(mediaType: string, ranges: Range[]): number {
  const essence = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  const fitting = ranges.filter(
    ({ pattern, isJson }) => pattern.test(essence) || (isJson && essence === 'application/json'),
  );
  const [first] = fitting.sort((a, b) => b.weight - a.weight);
  return first?.quality ?? 0;
}
