import type { SampleComments } from '../../sample/comments';
import { multipartText, writeMultipart } from '../../sample/multipart';
import type { PreparedPart, PreparedRequest } from '../../sample/prepare';
import type { Block } from '../../text/block';
import { code, type Doc } from '../../text/doc';
import { writeEncodedPairs } from '../javascript/encoded-pairs';
import { writeForm } from '../javascript/form';
import { writeJson } from '../javascript/literals';
import { writeString, writeTemplate } from '../javascript/quote';
import { variableName } from '../javascript/variables';

export interface CocosBody {
  parameters: string[];
  setup: Block;
  argument?: Doc;
  contentType?: string;
  notes: string[];
}

const fileName = (index: number) => (index === 0 ? 'file' : `file${index + 1}`);

/** Of Cocos Creator's platforms, only browsers have FormData and Blob. */
function formBody(parts: PreparedPart[], comments: SampleComments): CocosBody {
  const files = parts.filter((part) => part.fileName !== undefined);
  return {
    parameters: files.map((_file, index) => `${fileName(index)}: Blob`),
    argument: 'form',
    notes: [comments.formDataInBrowsers],
    ...writeForm(parts, comments, {
      variable: variableName,
      fileBody: (_name, index) => fileName(index),
      fileBlob: (_name, _type, index) => fileName(index),
    }),
  };
}

export function cocosBody({ body, comments, contentType }: PreparedRequest): CocosBody {
  const plain = (argument?: Doc, type = contentType): CocosBody => ({
    parameters: [],
    setup: [],
    argument,
    contentType: type,
    notes: [],
  });
  switch (body?.kind) {
    case undefined:
      return plain();
    case 'json':
      return plain(code`JSON.stringify(${writeJson(body.value)})`);
    case 'form':
      return plain(writeEncodedPairs(body.pairs), 'application/x-www-form-urlencoded');
    case 'text':
      return plain(writeString(body.text));
    case 'binary':
      return { ...plain('file'), parameters: ['file: ArrayBuffer'] };
    case 'multipart': {
      if (body.parts.some((part) => part.fileName !== undefined)) return formBody(body.parts, comments);
      const { contentType: type, lines } = writeMultipart(body.parts);
      return plain(writeTemplate(multipartText(lines), variableName), type);
    }
  }
}
