import type { PreparedPart } from './prepare';
import { compact, literalText, type Template } from './template';

/** A stretch of a multipart body: text, or a file's content. */
export type MultipartChunk = { text: Template; fileName?: undefined } | { fileName: string };

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

/** A multipart body as it travels (RFC 7578), for clients that cannot make one themselves. */
export function writeMultipart(parts: PreparedPart[]): { boundary: string; chunks: MultipartChunk[] } {
  const boundary = chooseBoundary(parts);
  const chunks: MultipartChunk[] = [];
  let text: Template = [];
  for (const part of parts) {
    const { disposition, contentType } = partHeader(part);
    text.push(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n`);
    text.push(contentType === undefined ? '\r\n' : `Content-Type: ${contentType}\r\n\r\n`);
    if (part.fileName === undefined) text.push(...part.value);
    else {
      chunks.push({ text: compact(text) }, { fileName: part.fileName });
      text = [];
    }
    text.push('\r\n');
  }
  chunks.push({ text: compact([...text, `--${boundary}--\r\n`]) });
  return { boundary, chunks };
}

/** The body's text where no part is a file. */
export function multipartText(chunks: MultipartChunk[]): Template {
  return compact(chunks.flatMap((chunk) => (chunk.fileName === undefined ? chunk.text : [])));
}
