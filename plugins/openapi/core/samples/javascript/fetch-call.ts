import {
  decidesByCode,
  type PreparedBody,
  type PreparedField,
  type PreparedPart,
  type PreparedRequest,
} from '../prepare';
import { loginText, type TemplatePair } from '../template';
import type { Block } from '../text/block';
import { writeComment } from '../text/comment';
import { code, type Doc, fit, group } from '../text/doc';
import type { SampleLogin } from '../types';
import { writeConst, writeUrl } from './base';
import { type CodePair, writeCall, writeJson, writeObject, writePairs, writeValue } from './literals';
import { fitsFormData, writeMultipartBlob } from './multipart-blob';
import { quoteJs, writeString, writeTemplate } from './quote';
import { statusError, writeIf } from './reply-check';

export interface FetchDialect {
  variable(name: string): string;
  fileBody(fileName: string, index: number): string;
  fileBlob(fileName: string, contentType: string | undefined, index: number): Doc;
  base64(code: Doc): Doc;
  cookies(request: PreparedRequest): { options?: CodePair; header?: CodePair };
}

/** `fetch` throws on GET and HEAD requests with a body. */
export function canHaveBody(request: PreparedRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD';
}

function pairsCode(pairs: TemplatePair[], dialect: FetchDialect): CodePair[] {
  return pairs.map(({ name, value }) => [name, writeValue(value, dialect.variable)]);
}

function searchParams(pairs: TemplatePair[], dialect: FetchDialect): Doc {
  return code`new URLSearchParams(${writePairs(pairsCode(pairs, dialect))})`;
}

function appendParts(parts: PreparedPart[], dialect: FetchDialect): Doc[] {
  let files = 0;
  return parts.map((part) => {
    if (part.fileName === undefined) return appendField(part, dialect);
    const blob = dialect.fileBlob(part.fileName, part.contentType, files++);
    return code`${writeCall('form.append', [quoteJs(part.name), blob, quoteJs(part.fileName)])};`;
  });
}

function appendField({ name, value }: PreparedField, dialect: FetchDialect): Doc {
  return code`${writeCall('form.append', [quoteJs(name), writeValue(value, dialect.variable)])};`;
}

function multipartBlob(parts: PreparedPart[], dialect: FetchDialect): ReturnType<typeof writeMultipartBlob> {
  return writeMultipartBlob(parts, dialect.variable, ({ fileName }, index) => dialect.fileBody(fileName, index));
}

function writeForm({ body, comments }: PreparedRequest, dialect: FetchDialect): Block {
  if (body?.kind !== 'multipart') return [];
  if (fitsFormData(body.parts)) return ['const form = new FormData();', appendParts(body.parts, dialect)];
  return [writeComment('//', comments.typedFields), multipartBlob(body.parts, dialect).setup];
}

function contentTypeOf({ body, contentType }: PreparedRequest, dialect: FetchDialect): string | undefined {
  if (body?.kind !== 'multipart' || fitsFormData(body.parts)) return contentType;
  return multipartBlob(body.parts, dialect).contentType;
}

function bodyCode(body: PreparedBody, dialect: FetchDialect): Doc {
  switch (body.kind) {
    case 'json':
      return code`JSON.stringify(${writeJson(body.value)})`;
    case 'form':
      return searchParams(body.pairs, dialect);
    case 'multipart':
      return 'form';
    case 'text':
      return writeString(body.text);
    case 'binary':
      return dialect.fileBody(body.fileName, 0);
  }
}

function writeOptions(request: PreparedRequest, dialect: FetchDialect): CodePair[] {
  const body = canHaveBody(request) ? request.body : undefined;
  const cookies = dialect.cookies(request);
  const headers = pairsCode(request.headers, dialect);
  const contentType = body && contentTypeOf(request, dialect);
  if (contentType !== undefined) headers.unshift(['Content-Type', writeString(contentType)]);
  if (cookies.header) headers.push(cookies.header);
  const options: CodePair[] = [];
  if (request.method !== 'GET') options.push(['method', quoteJs(request.method)]);
  if (headers.length > 0) options.push(['headers', writeObject(headers)]);
  if (cookies.options) options.push(cookies.options);
  if (body) options.push(['body', bodyCode(body, dialect)]);
  return options;
}

function writeCredentials(login: SampleLogin, dialect: FetchDialect): Doc {
  return writeConst('credentials', dialect.base64(writeTemplate(loginText(login), dialect.variable)));
}

export function fetchSetup(request: PreparedRequest, dialect: FetchDialect): Block {
  return [
    request.login?.scheme === 'basic' && writeCredentials(request.login, dialect),
    request.query.length > 0 && code`const query = ${searchParams(request.query, dialect)};`,
    canHaveBody(request) && writeForm(request, dialect),
  ];
}

export function fetchCall(request: PreparedRequest, dialect: FetchDialect): Block {
  const options = writeOptions(request, dialect);
  const url = writeUrl(request, request.query.length > 0 ? 'query' : undefined, request.rawQuery);
  const call = (values: Doc[]) => code`const response = await ${writeCall('fetch', values)};`;
  return [
    options.length === 0 ? call([url]) : writeFetch(url, options, call),
    !decidesByCode(request) && writeIf('!response.ok', code`throw ${statusError('response.status')};`),
  ];
}

/** Options begin on the line of the URL, if both fit there. */
function writeFetch(url: Doc, options: CodePair[], call: (values: Doc[]) => Doc): Doc {
  const [several, object] = [options.length > 1, (broken: boolean) => writeObject(options, broken)];
  const hugged = fit(code`const response = await fetch(${url}, ${object(true)});`, () =>
    group(call([url, object(several)]), true));
  return several ? hugged : fit(call([url, object(false)]), () => hugged);
}
