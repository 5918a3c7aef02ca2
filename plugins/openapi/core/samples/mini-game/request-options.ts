import { type CodePair, fitsObject, writeJson, writeObject } from '../javascript/literals';
import { quoteJs, writeTemplate } from '../javascript/quote';
import { variableName } from '../javascript/variables';
import { multipartText, writeMultipart } from '../multipart';
import type { PreparedRequest } from '../prepare';
import { encodedPairs, hasVariable, literalText, type Template, type TemplatePair, urlTemplate } from '../template';

const writeValue = (template: Template) => writeTemplate(template, variableName);

/** `data` serializes a number to the same text, so it needs no quotes. */
function writeDataValue(value: Template): string {
  const text = literalText(value);
  const isNumber = !hasVariable(value) && /^(0|-?[1-9]\d{0,14})$/.test(text);
  return isNumber ? text : writeValue(value);
}

function writeDataPairs(pairs: TemplatePair[]): string {
  return writeObject(pairs.map(({ name, value }) => [name, writeDataValue(value)]));
}

/** `data` of a GET request becomes its query, if an object can hold its names. */
function queryFitsData(request: PreparedRequest): boolean {
  const names = request.query.map(({ name }) => name);
  return request.method === 'GET' && names.length > 0 && request.rawQuery === undefined && fitsObject(names);
}

/** The platforms send `data` of a GET request as the query, never as a body. */
export function canHaveBody(request: PreparedRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD';
}

function writeBody(request: PreparedRequest, platform: string): { data: string; contentType: string } {
  const { body, contentType = 'application/json' } = request;
  switch (body?.kind) {
    case undefined:
      throw new Error('no body to write');
    case 'json': {
      const isObject = typeof body.value === 'object' && body.value !== null;
      // Platforms serialize only objects, and only with this content type.
      if (isObject && contentType === 'application/json') return { data: writeJson(body.value), contentType };
      const data = isObject ? `JSON.stringify(${writeJson(body.value)})` : quoteJs(JSON.stringify(body.value));
      return { data, contentType };
    }
    case 'form': {
      const fits = fitsObject(body.pairs.map(({ name }) => name));
      const data = fits ? writeDataPairs(body.pairs) : writeValue(encodedPairs(body.pairs));
      return { data, contentType: 'application/x-www-form-urlencoded' };
    }
    case 'text':
      return { data: quoteJs(body.text), contentType };
    case 'binary':
      return {
        data: `${platform}.getFileSystemManager().readFileSync(${userFile(platform, body.fileName)})`,
        contentType,
      };
    case 'multipart': {
      const { boundary, lines } = writeMultipart(body.parts);
      return { data: writeValue(multipartText(lines)), contentType: `multipart/form-data; boundary=${boundary}` };
    }
  }
}

export function userFile(platform: string, fileName: string): string {
  return writeTemplate([{ variable: `${platform}.env.USER_DATA_PATH`, encode: false }, `/${fileName}`], (name) => name);
}

export function writeHeaders(request: PreparedRequest, contentType?: string): CodePair[] {
  const pairs = request.headers.map(({ name, value }): CodePair => [name, writeValue(value)]);
  if (contentType !== undefined) pairs.unshift(['content-type', quoteJs(contentType)]);
  return pairs.length > 0 ? [['header', writeObject(pairs)]] : [];
}

export function writeFullUrl(request: PreparedRequest): CodePair {
  return ['url', writeValue(urlTemplate(request))];
}

export function requestOptions(request: PreparedRequest, platform: string): CodePair[] {
  const body = request.body && canHaveBody(request) ? writeBody(request, platform) : undefined;
  const inData = queryFitsData(request);
  const options: CodePair[] = [inData ? ['url', quoteJs(request.url)] : writeFullUrl(request)];
  if (request.method !== 'GET') options.push(['method', quoteJs(request.method)]);
  if (inData) options.push(['data', writeDataPairs(request.query)]);
  if (body) options.push(['data', body.data]);
  const contentType = body?.contentType === 'application/json' ? undefined : body?.contentType;
  return [...options, ...writeHeaders(request, contentType)];
}
