import { joinLines, type MultipartLine, writeMultipart } from '../multipart';
import type { PreparedRequest } from '../prepare';
import { encodedPairs } from '../template';
import { indent, wrapLines } from '../text/block';
import { quoteJava, writeJson, writeText } from './expressions';

export interface JavaBody {
  publisher: string[];
  contentType: string;
}

const publishFile = (fileName: string) => `BodyPublishers.ofFile(Path.of(${quoteJava(fileName)}))`;

function publishText(chunk: MultipartLine & { fileName?: undefined }): string[] {
  const lines: string[] = [];
  for (const part of chunk.text) {
    const pieces =
      typeof part === 'string' ? (part.match(/[^]*?\r\n|[^]+/g) ?? []).map(quoteJava) : [writeText([part])];
    lines.push(...pieces);
  }
  const [first = '""', ...rest] = lines;
  if (rest.length === 0) return [`BodyPublishers.ofString(${first})`];
  return wrapLines('BodyPublishers.ofString(', [first, ...rest.map((line) => `    + ${line}`)], ')');
}

function publishMultipart(lines: MultipartLine[]): string[] {
  const publishers = joinLines(lines).map((chunk) =>
    chunk.fileName === undefined ? publishText(chunk) : [publishFile(chunk.fileName)],
  );
  const [only, ...more] = publishers;
  if (only && more.length === 0) return only;
  const last = publishers.length - 1;
  return [
    'BodyPublishers.concat(',
    ...publishers.flatMap((publisher, index) => indent(wrapLines('', publisher, index === last ? ')' : ','), '    ')),
  ];
}

export function javaBody({ body, contentType = '' }: PreparedRequest): JavaBody | undefined {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
      return { publisher: publishJson(writeJson(body.value)), contentType };
    case 'form':
      return {
        publisher: [`BodyPublishers.ofString(${writeText(encodedPairs(body.pairs))})`],
        contentType: 'application/x-www-form-urlencoded',
      };
    case 'text':
      return { publisher: [`BodyPublishers.ofString(${quoteJava(body.text)})`], contentType };
    case 'binary':
      return { publisher: [publishFile(body.fileName)], contentType };
    case 'multipart': {
      const { boundary, lines } = writeMultipart(body.parts);
      return { publisher: publishMultipart(lines), contentType: `multipart/form-data; boundary=${boundary}` };
    }
  }
}

function publishJson([first = '', ...rest]: string[]): string[] {
  return wrapLines('BodyPublishers.ofString(', [first, ...indent(rest, '    ')], ')');
}
