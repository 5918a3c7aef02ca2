import type { SampleComments } from '../comments';
import { writeJson } from '../javascript/literals';
import { fitsFormData, writeMultipartBlob } from '../javascript/multipart-blob';
import { quoteJs, writeTemplate } from '../javascript/quote';
import { variableName } from '../javascript/variables';
import { multipartText, writeMultipart } from '../multipart';
import type { PreparedPart, PreparedRequest } from '../prepare';
import { encodedPairs } from '../template';
import { type Block, wrapLines } from '../text/block';

export interface CocosBody {
  parameters: string[];
  setup: Block;
  argument: string[];
  contentType?: string;
  notes: string[];
}

const fileName = (index: number) => (index === 0 ? 'file' : `file${index + 1}`);

/** Of Cocos Creator's platforms, only browsers have FormData and Blob. */
function formBody(parts: PreparedPart[], comments: SampleComments): CocosBody {
  const files = parts.filter((part) => part.fileName !== undefined);
  const body = {
    parameters: files.map((_file, index) => `${fileName(index)}: Blob`),
    argument: ['form'],
    notes: [comments.formDataInBrowsers],
  };
  if (fitsFormData(parts)) return { ...body, setup: ['const form = new FormData();', appendParts(parts)] };
  const { setup, contentType } = writeMultipartBlob(parts, variableName, (_file, index) => fileName(index));
  return { ...body, setup: [`// ${comments.typedFields}`, setup], contentType };
}

function appendParts(parts: PreparedPart[]): string[] {
  let files = 0;
  return parts.map((part) => {
    const name = quoteJs(part.name);
    if (part.fileName !== undefined) return `form.append(${name}, ${fileName(files++)}, ${quoteJs(part.fileName)});`;
    return `form.append(${name}, ${writeTemplate(part.value, variableName)});`;
  });
}

export function cocosBody({ body, comments, contentType }: PreparedRequest): CocosBody {
  const plain = (argument: string[], type = contentType): CocosBody => ({
    parameters: [],
    setup: [],
    argument,
    contentType: type,
    notes: [],
  });
  switch (body?.kind) {
    case undefined:
      return plain([]);
    case 'json':
      return plain(wrapLines('JSON.stringify(', writeJson(body.value).split('\n'), ')'));
    case 'form':
      return plain([writeTemplate(encodedPairs(body.pairs), variableName)], 'application/x-www-form-urlencoded');
    case 'text':
      return plain([quoteJs(body.text)]);
    case 'binary':
      return { ...plain(['file']), parameters: ['file: ArrayBuffer'] };
    case 'multipart': {
      if (body.parts.some((part) => part.fileName !== undefined)) return formBody(body.parts, comments);
      const { boundary, lines } = writeMultipart(body.parts);
      return plain([writeTemplate(multipartText(lines), variableName)], `multipart/form-data; boundary=${boundary}`);
    }
  }
}
