import { writeMultipart } from '../../sample/multipart';
import type { PreparedRequest } from '../../sample/prepare';
import type { Template } from '../../sample/template';
import type { Block } from '../../text/block';
import { code, type Doc } from '../../text/doc';
import { using } from './imports';
import { writeBytes, writeJson, writeList, writePairs, writeString } from './literals';

const readFile = (fileName: string) => using('Path', code`Path(${writeString(fileName)}).read_bytes()`);

export interface PythonBody {
  setup: Block;
  data: Doc;
  contentType?: Template;
}

export function pythonBody({ body, contentType = '' }: PreparedRequest): PythonBody | undefined {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
      return {
        setup: [],
        data: using('json', code`json.dumps(${writeJson(body.value)}).encode()`),
        contentType: [contentType],
      };
    case 'form':
      return { setup: [], data: using('urlencode', code`urlencode(${writePairs(body.pairs)}).encode()`) };
    case 'text':
      return { setup: [], data: writeBytes([body.text]), contentType: [contentType] };
    case 'binary':
      return { setup: [], data: readFile(body.fileName), contentType: [contentType] };
    case 'multipart': {
      const { contentType: type, lines } = writeMultipart(body.parts);
      const items = lines.map((line) =>
        line.fileName === undefined ? writeBytes(line.text) : readFile(line.fileName),
      );
      return {
        setup: [code`body = b"\\r\\n".join(${writeList(items)})`],
        data: 'body',
        contentType: [type],
      };
    }
  }
}
