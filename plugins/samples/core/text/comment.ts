import { stack } from './block';
import { code, type Doc, fit } from './doc';
import { divideText, fillLines } from './width';

/** A comment in as many lines as it needs. */
export function writeComment(mark: string, text: string): Doc {
  const used = mark.length + 1;
  return fit(`${mark} ${text}`, (start, room) => {
    const lines = fillLines(divideText(text), { start: start - used, room: room - used });
    return stack(lines.map((line) => `${mark} ${line.trimEnd()}`));
  });
}

export function writeComments(mark: string, texts: Array<string | false | undefined>): Doc[] {
  return texts.flatMap((text) => (text ? [writeComment(mark, text)] : []));
}

/** Code with a comment behind it, or above it if the line gets too long. */
export function addComment(line: Doc, mark: string, text: string, gap = ' '): Doc {
  return fit(code`${line}${gap}${mark} ${text}`, () => stack([writeComment(mark, text), line]));
}
