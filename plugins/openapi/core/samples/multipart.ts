import type { PreparedPart } from './prepare';
import { compact, literalText, type Template } from './template';

/** A line of a multipart body, or a file's content in place of one. */
export type MultipartLine = { text: Template; fileName?: undefined } | { fileName: string };

/** Names in a part's header, escaped as browsers do (HTML standard, "multipart/form-data encoding algorithm"). */
function escapeName(name: string): string {
  return name.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22');
}

/** The header lines of a part, without the blank line after them. */
export function partHeader(part: PreparedPart): { disposition: string; contentType?: string } {
  const name = `form-data; name="${escapeName(part.name)}"`;
  if (part.fileName === undefined) return { disposition: name, contentType: part.contentType };
  return {
    disposition: `${name}; filename="${escapeName(part.fileName)}"`,
    contentType: part.contentType ?? 'application/octet-stream',
  };
}

/** A boundary that no field contains. Files are not known; that they contain it is as good as impossible. */
function chooseBoundary(parts: PreparedPart[]): string {
  const texts = parts.map((part) => part.name + (part.fileName ?? literalText(part.value)));
  let boundary = '----form-boundary-7MA4YWxkTrZu0gW';
  while (texts.some((text) => text.includes(boundary))) boundary += 'x';
  return boundary;
}

/**
 * A multipart body as it travels (RFC 7578), for clients that cannot make one themselves: lines to be joined by CR LF.
 * The last one is empty.
 */
export function writeMultipart(parts: PreparedPart[]): { boundary: string; lines: MultipartLine[] } {
  const boundary = chooseBoundary(parts);
  const line = (...text: Template): MultipartLine => ({ text: compact(text) });
  const lines = parts.flatMap((part) => {
    const { disposition, contentType } = partHeader(part);
    return [
      line(`--${boundary}`),
      line(`Content-Disposition: ${disposition}`),
      ...(contentType === undefined ? [] : [line(`Content-Type: ${contentType}`)]),
      line(),
      part.fileName === undefined ? line(...part.value) : { fileName: part.fileName },
    ];
  });
  return { boundary, lines: [...lines, line(`--${boundary}--`), line()] };
}

/** The same with the line breaks in place and the texts between two files as one. */
export function joinLines(lines: MultipartLine[]): MultipartLine[] {
  const chunks: MultipartLine[] = [];
  let text: Template = [];
  lines.forEach((line, index) => {
    if (index > 0) text.push('\r\n');
    if (line.fileName === undefined) text.push(...line.text);
    else {
      chunks.push({ text: compact(text) }, line);
      text = [];
    }
  });
  return [...chunks, { text: compact(text) }];
}

/** The body's text where no part is a file. */
export function multipartText(lines: MultipartLine[]): Template {
  return compact(joinLines(lines).flatMap((chunk) => (chunk.fileName === undefined ? chunk.text : [])));
}
