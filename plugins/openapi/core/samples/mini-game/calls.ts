import { fillComment } from '../comments';
import { type CodePair, writeObject, writeValue } from '../javascript/literals';
import { quoteJs } from '../javascript/quote';
import { variableName } from '../javascript/variables';
import type { PreparedField, PreparedFile, PreparedRequest } from '../prepare';
import type { Block } from '../text/block';
import type { ReplyForm } from './callbacks';
import { canHaveBody, requestOptions, userFile, writeFullUrl, writeHeaders } from './request-options';

export interface MiniGameCall {
  api: string;
  setup: Block;
  options: CodePair[];
  replyForm: ReplyForm;
  notes: string[];
}

function uploadCall(
  request: PreparedRequest,
  files: PreparedFile[],
  fields: PreparedField[],
  platform: string,
): MiniGameCall {
  const [file] = files;
  if (!file) throw new Error('no file to upload');
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
  return { api: 'uploadFile', setup, options, replyForm: 'text', notes: uploadNotes(request, files, fields, platform) };
}

/** Whether an earlier field has the same name; an object would keep only the last. */
function isRepeated(field: PreparedField, fields: PreparedField[]): boolean {
  return fields.find(({ name }) => name === field.name) !== field;
}

function uploadNotes(
  { comments, method }: PreparedRequest,
  files: PreparedFile[],
  fields: PreparedField[],
  platform: string,
): string[] {
  const api = `${platform}.uploadFile`;
  const list = (some: PreparedField[]) => [...new Set(some.map(({ name }) => name))].map(quoteJs).join(', ');
  const repeated = fields.filter((field) => isRepeated(field, fields));
  const typed = fields.filter(({ contentType }) => contentType !== undefined);
  return [
    ...(files.length > 1 || method !== 'POST' ? [fillComment(comments.oneFile, { api })] : []),
    ...(repeated.length > 0 ? [fillComment(comments.oneValue, { api, names: list(repeated) })] : []),
    ...(typed.length > 0 ? [fillComment(comments.plainFields, { api, names: list(typed) })] : []),
  ];
}

export function chooseCall(request: PreparedRequest, platform: string, textType: string): MiniGameCall {
  const { body, comments, method, result } = request;
  if (method === 'GET' && result === 'binary' && !body) {
    const { setup, url } = writeFullUrl(request);
    const options: CodePair[] = [['url', url], ...writeHeaders(request)];
    return { api: 'downloadFile', setup, options, replyForm: 'file', notes: [] };
  }
  if (body?.kind === 'multipart' && canHaveBody(request)) {
    const files = body.parts.filter((part) => part.fileName !== undefined);
    const fields = body.parts.filter((part) => part.fileName === undefined);
    if (files.length > 0) return uploadCall(request, files, fields, platform);
  }
  const { setup, options } = requestOptions(request, platform);
  if (result === 'binary') options.push(['responseType', "'arraybuffer'"]);
  if (result === 'text') options.push(['dataType', quoteJs(textType)]);
  const noBody = fillComment(comments.noBody, { api: `${platform}.request`, method });
  const notes = body && !canHaveBody(request) ? [noBody] : [];
  return { api: 'request', setup, options, replyForm: 'parsed', notes };
}
