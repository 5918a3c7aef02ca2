import { joinLines, type MultipartLine, writeMultipart } from '../../sample/multipart';
import type { PreparedRequest } from '../../sample/prepare';
import type { Block } from '../../text/block';
import { code, type Doc } from '../../text/doc';
import { joinOperands, pairOperands, quoteJava, writeCall, writeJson, writeString, writeText } from './expressions';
import { using } from './imports';

export interface JavaBody {
  setup: Block;
  publisher: Doc;
  contentType: string;
}

const publishFile = (fileName: string) =>
  using(['BodyPublishers', 'Path'], writeCall('BodyPublishers.ofFile', [`Path.of(${quoteJava(fileName)})`]));

const publishText = (text: Doc) => using(['BodyPublishers'], writeCall('BodyPublishers.ofString', [text]));

/** One operand a line of the body. */
function writeLines(chunk: MultipartLine & { fileName?: undefined }): Doc {
  const operands = chunk.text.flatMap((part) =>
    typeof part === 'string' ? (part.match(/[^]*?\r\n|[^]+/g) ?? []).map(writeString) : [writeText([part])],
  );
  return joinOperands(operands, '');
}

function publishMultipart(lines: MultipartLine[]): Doc {
  const publishers = joinLines(lines).map((chunk) =>
    chunk.fileName === undefined ? publishText(writeLines(chunk)) : publishFile(chunk.fileName),
  );
  const [only, ...more] = publishers;
  return only && more.length === 0 ? only : writeCall('BodyPublishers.concat', publishers);
}

/** `String body = …;`, which the publisher sends. */
function sendText(value: Doc, contentType: string): JavaBody {
  return { setup: [code`String body = ${value};`], publisher: publishText('body'), contentType };
}

export function javaBody({ body, contentType = '' }: PreparedRequest): JavaBody | undefined {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
      return sendText(writeJson(body.value), contentType);
    case 'form':
      return sendText(joinOperands(pairOperands(body.pairs, '')), 'application/x-www-form-urlencoded');
    case 'text':
      return sendText(writeString(body.text), contentType);
    case 'binary':
      return { setup: [], publisher: publishFile(body.fileName), contentType };
    case 'multipart': {
      const { contentType: type, lines } = writeMultipart(body.parts);
      return { setup: [code`var body = ${publishMultipart(lines)};`], publisher: 'body', contentType: type };
    }
  }
}
