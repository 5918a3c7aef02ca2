import { writeMultipart } from '../multipart';
import type { PreparedRequest } from '../prepare';
import type { Template } from '../template';
import type { Block } from '../text/block';
import { quotePython, writeBytes, writeJson, writeList, writePairs } from './literals';

const readFile = (fileName: string) => `Path(${quotePython(fileName)}).read_bytes()`;

export interface PythonBody {
  setup: Block;
  data: string;
  contentType?: Template;
}

export function pythonBody({ body, contentType = '' }: PreparedRequest): PythonBody | undefined {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
      return { setup: [], data: `json.dumps(${writeJson(body.value)}).encode()`, contentType: [contentType] };
    case 'form':
      return { setup: [], data: `urlencode(${writePairs(body.pairs)}).encode()` };
    case 'text':
      return { setup: [], data: writeBytes([body.text]), contentType: [contentType] };
    case 'binary':
      return { setup: [], data: readFile(body.fileName), contentType: [contentType] };
    case 'multipart': {
      const { boundary, lines } = writeMultipart(body.parts);
      const items = lines.map((line) =>
        line.fileName === undefined ? writeBytes(line.text) : readFile(line.fileName),
      );
      return {
        setup: [`body = b"\\r\\n".join(${writeList(items)})`.split('\n')],
        data: 'body',
        contentType: [`multipart/form-data; boundary=${boundary}`],
      };
    }
  }
}
