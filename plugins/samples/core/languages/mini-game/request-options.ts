import { multipartText, writeMultipart } from '../../sample/multipart';
import { type PreparedBody, type PreparedRequest, sentBody } from '../../sample/prepare';
import { hasVariable, literalText, type Template, type TemplatePair } from '../../sample/template';
import type { Block } from '../../text/block';
import { code, concat, type Doc, group, nest, softLine } from '../../text/doc';
import { writeUrl } from '../javascript/base';
import { queryOf, writeEncodedPairs } from '../javascript/encoded-pairs';
import { type CodePair, fitsObject, writeCall, writeJson, writeObject, writeValue } from '../javascript/literals';
import { quoteJs, writeString, writeTemplate } from '../javascript/quote';
import { variableName } from '../javascript/variables';

/** `data` serializes a number to the same text, so it needs no quotes. */
function writeDataValue(value: Template): Doc {
  const text = literalText(value);
  const isNumber = !hasVariable(value) && /^(0|-?[1-9]\d{0,14})$/.test(text);
  return isNumber ? text : writeValue(value, variableName);
}

function writeDataPairs(pairs: TemplatePair[]): Doc {
  return writeObject(pairs.map(({ name, value }) => [name, writeDataValue(value)]));
}

/** `data` of a GET request becomes its query, if an object can hold its names. */
function queryFitsData(request: PreparedRequest): boolean {
  const names = request.query.map(({ name }) => name);
  return request.method === 'GET' && names.length > 0 && request.rawQuery === undefined && fitsObject(names);
}

function writeBody(
  body: PreparedBody,
  platform: string,
  contentType = 'application/json',
): { data: Doc; contentType: string } {
  switch (body.kind) {
    case 'json': {
      const isObject = typeof body.value === 'object' && body.value !== null;
      // Platforms serialize only objects, and only with this content type.
      if (isObject && contentType === 'application/json') return { data: writeJson(body.value), contentType };
      const data = isObject ? code`JSON.stringify(${writeJson(body.value)})` : quoteJs(JSON.stringify(body.value));
      return { data, contentType };
    }
    case 'form': {
      const fits = fitsObject(body.pairs.map(({ name }) => name));
      const data = fits ? writeDataPairs(body.pairs) : writeEncodedPairs(body.pairs);
      return { data, contentType: 'application/x-www-form-urlencoded' };
    }
    case 'text':
      return { data: writeString(body.text), contentType };
    case 'binary':
      return {
        data: group(
          code`${platform}.getFileSystemManager()${nest(
            concat([softLine(), writeCall('.readFileSync', [userFile(platform, body.fileName)])]),
            '  ',
          )}`,
        ),
        contentType,
      };
    case 'multipart': {
      const { contentType: type, lines } = writeMultipart(body.parts);
      return { data: writeTemplate(multipartText(lines), variableName), contentType: type };
    }
  }
}

export function userFile(platform: string, fileName: string): Doc {
  return writeTemplate([{ variable: `${platform}.env.USER_DATA_PATH` }, `/${fileName}`], (name) => name);
}

export function writeHeaders(request: PreparedRequest, contentType?: string): CodePair[] {
  const pairs = request.headers.map(({ name, value }): CodePair => [name, writeTemplate(value, variableName)]);
  if (contentType !== undefined) pairs.unshift(['content-type', writeString(contentType)]);
  return pairs.length > 0 ? [['header', writeObject(pairs)]] : [];
}

export function writeFullUrl(request: PreparedRequest): { setup: Block; url: Doc } {
  const { setup, query, rawQuery } = queryOf(request);
  return { setup, url: writeUrl(request, query, rawQuery) };
}

export function requestOptions(request: PreparedRequest, platform: string): { setup: Block; options: CodePair[] } {
  const sent = sentBody(request);
  const body = sent && writeBody(sent, platform, request.contentType);
  const inData = queryFitsData(request);
  const { setup, url } = inData ? { setup: [], url: writeUrl(request) } : writeFullUrl(request);
  const options: CodePair[] = [['url', url]];
  if (request.method !== 'GET') options.push(['method', quoteJs(request.method)]);
  if (inData) options.push(['data', writeDataPairs(request.query)]);
  if (body) options.push(['data', body.data]);
  const contentType = body?.contentType === 'application/json' ? undefined : body?.contentType;
  return { setup, options: [...options, ...writeHeaders(request, contentType)] };
}
