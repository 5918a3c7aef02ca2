import { decidesByCode, type PreparedBody, type PreparedRequest, sentBody } from '../../sample/prepare';
import { loginText, type TemplatePair } from '../../sample/template';
import type { SampleLogin } from '../../sample/types';
import type { Block } from '../../text/block';
import { code, type Doc, fit, group } from '../../text/doc';
import { writeConst, writeUrl } from './base';
import { type FormDialect, writeForm } from './form';
import { type CodePair, writeCall, writeJson, writeObject, writePairs, writeValue } from './literals';
import { quoteJs, writeString, writeTemplate } from './quote';
import { envelopeData, envelopeError, failedCondition, roundingNote, statusError, writeIf } from './reply-check';

export interface FetchDialect extends FormDialect {
  base64(code: Doc): Doc;
  cookies(request: PreparedRequest): { options?: CodePair; header?: CodePair };
}

function pairsCode(pairs: TemplatePair[], dialect: FetchDialect): CodePair[] {
  return pairs.map(({ name, value }) => [name, writeValue(value, dialect.variable)]);
}

function searchParams(pairs: TemplatePair[], dialect: FetchDialect): Doc {
  return code`new URLSearchParams(${writePairs(pairsCode(pairs, dialect))})`;
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
  const body = sentBody(request);
  const cookies = dialect.cookies(request);
  const headers = pairsCode(request.headers, dialect);
  const form = body?.kind === 'multipart' ? writeForm(body.parts, request.comments, dialect) : undefined;
  const contentType = form ? form.contentType : request.contentType;
  if (body && contentType !== undefined) headers.unshift(['Content-Type', writeString(contentType)]);
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
  const body = sentBody(request);
  return [
    request.login?.scheme === 'basic' && writeCredentials(request.login, dialect),
    request.query.length > 0 && code`const query = ${searchParams(request.query, dialect)};`,
    body?.kind === 'multipart' && writeForm(body.parts, request.comments, dialect).setup,
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

export function fetchReply(request: PreparedRequest, saveBinary: Block): Block {
  const { envelope, result } = request;
  if (result === 'binary' || result === 'text') {
    const use = result === 'binary' ? saveBinary : ['console.log(await response.text());'];
    // With an envelope, errors arrive as JSON even where a file or text is expected.
    const refuse = envelope && [
      "const type = response.headers.get('Content-Type');",
      writeIf("type?.includes('application/json')", 'throw new Error(await response.text());'),
    ];
    return [refuse, '', use];
  }
  if (!envelope) return result === 'json' ? ['', 'console.log(await response.json());'] : [];
  return [
    '',
    'const reply = await response.json();',
    roundingNote(envelope, request.comments),
    writeIf(failedCondition(envelope), code`throw ${envelopeError(envelope)};`),
    result === 'json' && `console.log(${envelopeData(envelope)});`,
  ];
}
