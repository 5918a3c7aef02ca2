import type { SampleComments } from '../comments';
import { writeJson } from '../javascript/literals';
import { quoteJs, writeTemplate } from '../javascript/quote';
import { variableName } from '../javascript/variables';
import { multipartText, writeMultipart } from '../multipart';
import type { PreparedPart, PreparedRequest } from '../prepare';
import { encodedPairs } from '../template';
import { type Block, wrapLines } from '../text/block';

/** What `send` gets. */
export interface CocosBody {
  /** Parameters of the function: the files. */
  parameters: string[];
  setup: Block;
  argument: string[];
  contentType?: string;
  notes: string[];
}

const fileName = (index: number) => (index === 0 ? 'file' : `file${index + 1}`);

/** A form with files. Only browsers know FormData. */
function formBody(parts: PreparedPart[], comments: SampleComments): CocosBody {
  let files = 0;
  const appends = parts.map((part) => {
    const name = quoteJs(part.name);
    if (part.fileName !== undefined) return `form.append(${name}, ${fileName(files++)}, ${quoteJs(part.fileName)});`;
    const value = writeTemplate(part.value, variableName);
    if (part.contentType === undefined) return `form.append(${name}, ${value});`;
    return `form.append(${name}, new Blob([${value}], { type: ${quoteJs(part.contentType)} }));`;
  });
  return {
    parameters: Array.from({ length: files }, (_, index) => `${fileName(index)}: Blob`),
    setup: ['const form = new FormData();', appends],
    argument: ['form'],
    notes: [comments.formDataInBrowsers],
  };
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
