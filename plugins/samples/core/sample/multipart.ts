import type { PreparedPart } from './prepare';
import { compact, literalText, type Template } from './template';

export type MultipartLine = { text: Template; fileName?: undefined } | { fileName: string };

/** Escapes names in part headers as browsers do (HTML standard, "multipart/form-data encoding algorithm"). */
function escapeName(name: string): string {
  return name.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22');
}

export function partHeader(part: PreparedPart): { disposition: string; contentType?: string } {
  const name = `form-data; name="${escapeName(part.name)}"`;
  if (part.fileName === undefined) return { disposition: name, contentType: part.contentType };
  return {
    disposition: `${name}; filename="${escapeName(part.fileName)}"`,
    contentType: part.contentType ?? 'application/octet-stream',
  };
}

/** A boundary that no field contains. File contents are unknown; a collision is practically impossible. */
function chooseBoundary(parts: PreparedPart[]): string {
  const texts = parts.map((part) => part.name + (part.fileName ?? literalText(part.value)));
  let boundary = '----form-7MA4YWxkTrZu0gW';
  while (texts.some((text) => text.includes(boundary))) boundary += 'x';
  return boundary;
}

/** A multipart body (RFC 7578) for clients that cannot build one: lines to join with CRLF, the last one empty. */
export function writeMultipart(parts: PreparedPart[]): { contentType: string; lines: MultipartLine[] } {
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
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    lines: [...lines, line(`--${boundary}--`), line()],
  };
}

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

export function multipartText(lines: MultipartLine[]): Template {
  return compact(joinLines(lines).flatMap((chunk) => (chunk.fileName === undefined ? chunk.text : [])));
}
