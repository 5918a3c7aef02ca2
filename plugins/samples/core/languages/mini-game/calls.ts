import { fillComment } from '../../sample/comments';
import { type PreparedField, type PreparedFile, type PreparedRequest, sentBody } from '../../sample/prepare';
import type { Block } from '../../text/block';
import { type CodePair, writeObject, writeValue } from '../javascript/literals';
import { quoteJs } from '../javascript/quote';
import { variableName } from '../javascript/variables';
import type { ReplyForm } from './callbacks';
import { requestOptions, userFile, writeFullUrl, writeHeaders } from './request-options';

export interface MiniGameCall {
  api: string;
  setup: Block;
  options: CodePair[];
  replyForm: ReplyForm;
  notes: string[];
}

function uploadCall(
  request: PreparedRequest,
  file: PreparedFile,
  hasMore: boolean,
  fields: PreparedField[],
  platform: string,
): MiniGameCall {
  const { setup, url } = writeFullUrl(request);
  const options: CodePair[] = [
    ['url', url],
    ['filePath', userFile(platform, file.fileName)],
    ['name', quoteJs(file.name)],
  ];
  if (fields.length > 0) {
    const sent = fields.filter((field) => !isRepeated(field, fields));
    const pairs = sent.map(({ name, value }): CodePair => [name, writeValue(value, variableName)]);
    options.push(['formData', writeObject(pairs)]);
  }
  options.push(...writeHeaders(request));
  return {
    api: 'uploadFile',
    setup,
    options,
    replyForm: 'text',
    notes: uploadNotes(request, hasMore, fields, platform),
  };
}

/** Whether an earlier field has the same name; an object would keep only the last. */
function isRepeated(field: PreparedField, fields: PreparedField[]): boolean {
  return fields.find(({ name }) => name === field.name) !== field;
}

function uploadNotes(
  { comments, method }: PreparedRequest,
  hasMore: boolean,
  fields: PreparedField[],
  platform: string,
): string[] {
  const api = `${platform}.uploadFile`;
  const list = (some: PreparedField[]) => [...new Set(some.map(({ name }) => name))].map(quoteJs).join(', ');
  const repeated = fields.filter((field) => isRepeated(field, fields));
  const typed = fields.filter(({ contentType }) => contentType !== undefined);
  return [
    ...(hasMore || method !== 'POST' ? [fillComment(comments.oneFile, { api })] : []),
    ...(repeated.length > 0 ? [fillComment(comments.oneValue, { api, names: list(repeated) })] : []),
    ...(typed.length > 0 ? [fillComment(comments.plainFields, { api, names: list(typed) })] : []),
  ];
}

export function chooseCall(request: PreparedRequest, platform: string, textType: string): MiniGameCall {
  const { body, comments, method, result } = request;
  const sent = sentBody(request);
  if (method === 'GET' && result === 'binary' && !body) {
    const { setup, url } = writeFullUrl(request);
    const options: CodePair[] = [['url', url], ...writeHeaders(request)];
    return { api: 'downloadFile', setup, options, replyForm: 'file', notes: [] };
  }
  const parts = sent?.kind === 'multipart' ? sent.parts : [];
  const [file, ...files] = parts.filter((part) => part.fileName !== undefined);
  const fields = parts.filter((part) => part.fileName === undefined);
  if (file) return uploadCall(request, file, files.length > 0, fields, platform);
  const { setup, options } = requestOptions(request, platform);
  if (result === 'binary') options.push(['responseType', "'arraybuffer'"]);
  if (result === 'text') options.push(['dataType', quoteJs(textType)]);
  const noBody = fillComment(comments.noBody, { api: `${platform}.request`, method });
  const notes = body && !sent ? [noBody] : [];
  return { api: 'request', setup, options, replyForm: 'parsed', notes };
}
