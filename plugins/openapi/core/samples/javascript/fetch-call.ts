import {
  decidesByCode,
  type PreparedBody,
  type PreparedField,
  type PreparedPart,
  type PreparedRequest,
} from '../prepare';
import type { TemplatePair } from '../template';
import { type Block, wrapLines } from '../text/block';
import type { SampleLogin } from '../types';
import { type CodePair, writeJson, writeObject, writePairs } from './literals';
import { fitsFormData, writeMultipartBlob } from './multipart-blob';
import { quoteJs, templateLiteral, writeTemplate } from './quote';

export interface FetchDialect {
  variable(name: string): string;
  fileBody(fileName: string, index: number): string;
  fileBlob(fileName: string, contentType: string | undefined, index: number): string;
  base64(code: string): string[];
  cookies(request: PreparedRequest): { options?: CodePair; header?: CodePair };
}

/** `fetch` throws on GET and HEAD requests with a body. */
export function canHaveBody(request: PreparedRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD';
}

function pairsCode(pairs: TemplatePair[], dialect: FetchDialect): CodePair[] {
  return pairs.map(({ name, value }) => [name, writeTemplate(value, dialect.variable)]);
}

function searchParams(pairs: TemplatePair[], dialect: FetchDialect): string {
  return `new URLSearchParams(${writePairs(pairsCode(pairs, dialect))})`;
}

function appendParts(parts: PreparedPart[], dialect: FetchDialect): string[] {
  let files = 0;
  return parts.map((part) => {
    if (part.fileName === undefined) return appendField(part, dialect);
    const blob = dialect.fileBlob(part.fileName, part.contentType, files++);
    return `form.append(${quoteJs(part.name)}, ${blob}, ${quoteJs(part.fileName)});`;
  });
}

function appendField({ name, value }: PreparedField, dialect: FetchDialect): string {
  return `form.append(${quoteJs(name)}, ${writeTemplate(value, dialect.variable)});`;
}

function multipartBlob(parts: PreparedPart[], dialect: FetchDialect): ReturnType<typeof writeMultipartBlob> {
  return writeMultipartBlob(parts, dialect.variable, ({ fileName }, index) => dialect.fileBody(fileName, index));
}

function writeForm({ body, comments }: PreparedRequest, dialect: FetchDialect): Block {
  if (body?.kind !== 'multipart') return [];
  if (fitsFormData(body.parts)) return ['const form = new FormData();', appendParts(body.parts, dialect)];
  return [`// ${comments.typedFields}`, multipartBlob(body.parts, dialect).setup];
}

function contentTypeOf({ body, contentType }: PreparedRequest, dialect: FetchDialect): string | undefined {
  if (body?.kind !== 'multipart' || fitsFormData(body.parts)) return contentType;
  return multipartBlob(body.parts, dialect).contentType;
}

function bodyCode(body: PreparedBody, dialect: FetchDialect): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${writeJson(body.value)})`;
    case 'form':
      return searchParams(body.pairs, dialect);
    case 'multipart':
      return 'form';
    case 'text':
      return quoteJs(body.text);
    case 'binary':
      return dialect.fileBody(body.fileName, 0);
  }
}

function writeOptions(request: PreparedRequest, dialect: FetchDialect): CodePair[] {
  const body = canHaveBody(request) ? request.body : undefined;
  const cookies = dialect.cookies(request);
  const headers = pairsCode(request.headers, dialect);
  const contentType = body && contentTypeOf(request, dialect);
  if (contentType !== undefined) headers.unshift(['Content-Type', quoteJs(contentType)]);
  if (cookies.header) headers.push(cookies.header);
  const options: CodePair[] = [];
  if (request.method !== 'GET') options.push(['method', quoteJs(request.method)]);
  if (headers.length > 0) options.push(['headers', writeObject(headers)]);
  if (cookies.options) options.push(cookies.options);
  if (body) options.push(['body', bodyCode(body, dialect)]);
  return options;
}

function writeUrl(request: PreparedRequest): string {
  const raw = request.rawQuery ?? '';
  if (request.query.length === 0) return quoteJs(raw === '' ? request.url : `${request.url}?${raw}`);
  return templateLiteral([`${request.url}?`, { code: 'query' }, raw === '' ? '' : `&${raw}`]);
}

function writeCredentials({ user, password }: SampleLogin, dialect: FetchDialect): string[] {
  const login = [{ variable: user, encode: false }, ':', { variable: password, encode: false }];
  return wrapLines('const credentials = ', dialect.base64(writeTemplate(login, dialect.variable)), ';');
}

export function fetchSetup(request: PreparedRequest, dialect: FetchDialect): Block {
  return [
    request.login?.scheme === 'basic' && writeCredentials(request.login, dialect),
    request.query.length > 0 && `const query = ${searchParams(request.query, dialect)};`.split('\n'),
    canHaveBody(request) && writeForm(request, dialect),
  ];
}

export function fetchCall(request: PreparedRequest, dialect: FetchDialect): Block {
  const options = writeOptions(request, dialect);
  const url = writeUrl(request);
  const call = options.length === 0 ? [url] : wrapLines(`${url}, `, writeOptionLines(options, url), '');
  return [
    wrapLines('const response = await fetch(', call, ');'),
    !decidesByCode(request) &&
      `if (!response.ok) throw new Error(${templateLiteral(['HTTP ', { code: 'response.status' }])});`,
  ];
}

function writeOptionLines(options: CodePair[], url: string): string[] {
  if (options.length === 1 && url.length < 55) return writeObject(options).split('\n');
  const members = options.flatMap(([name, code]) => wrapLines(`  ${name}: `, indentRest(code), ','));
  return ['{', ...members, '}'];
}

function indentRest(code: string): string[] {
  return code.split('\n').map((line, index) => (index === 0 ? line : `  ${line}`));
}
