import { percentEncode, percentEncodeQueryValue } from '../request/percent';
import { type CocosBody, cocosBody } from './cocos/body';
import { replyInterface, resultType, writeOnload } from './cocos/reply';
import { fillComment } from './comments';
import { defineLanguage } from './define';
import { TYPESCRIPT } from './javascript/grammar';
import { writeList } from './javascript/literals';
import { quoteJs, templateLiteral, writeTemplate } from './javascript/quote';
import { functionName, variableName, variableNames } from './javascript/variables';
import type { PreparedRequest } from './prepare';
import { hasVariable, literalText, urlTemplate } from './template';
import { type Block, indent, toText, wrapLines } from './text/block';
import { pollComment, pollMilliseconds } from './text/poll';

function writeQuery({ query, rawQuery }: PreparedRequest): string {
  const pairs = query.map(({ name, value }) => {
    const start = `${percentEncode(name)}=`;
    const text = literalText(value);
    if (!hasVariable(value) && percentEncodeQueryValue(text) === text) return quoteJs(start + text);
    return templateLiteral([start, { code: `encodeURIComponent(${writeTemplate(value, variableName)})` }]);
  });
  if (rawQuery !== undefined) pairs.push(quoteJs(rawQuery));
  return `${writeList(pairs)}.join('&')`;
}

function writeUrl(request: PreparedRequest): { setup: Block; url: string } {
  const template = urlTemplate(request);
  const isShort = hasVariable(template) ? request.query.length < 2 : literalText(template).length < 100;
  if (isShort || request.query.length === 0) return { setup: [], url: writeTemplate(template, variableName) };
  return {
    setup: `const query = ${writeQuery(request)};`.split('\n'),
    url: templateLiteral([`${request.url}?`, { code: 'query' }]),
  };
}

function writeNotes(request: PreparedRequest, body: CocosBody, dropsBody: boolean): Block {
  const { comments, login, method } = request;
  const names = request.cookieNames.join(', ');
  return [
    body.notes.map((note) => `// ${note}`),
    login?.scheme === 'basic' && `// ${comments.basicCredentials}`,
    names !== '' && `// ${fillComment(comments.scriptCookies, { names })}`,
    dropsBody && `// ${fillComment(comments.noBodyUseServer, { api: 'XMLHttpRequest', method })}`,
  ];
}

function writeRequest(request: PreparedRequest, body: CocosBody): Block {
  const { setup, url } = writeUrl(request);
  const header = (name: string, code: string) => `xhr.setRequestHeader(${quoteJs(name)}, ${code});`;
  return [
    setup,
    'const xhr = new XMLHttpRequest();',
    `xhr.open(${quoteJs(request.method)}, ${url});`,
    request.result === 'binary' && "xhr.responseType = 'arraybuffer';",
    request.cookies && 'xhr.withCredentials = true;',
    body.contentType !== undefined && header('Content-Type', quoteJs(body.contentType)),
    request.headers.map(({ name, value }) => header(name, writeTemplate(value, variableName))),
    'xhr.onload = () => {',
    indent(writeOnload(request), '  '),
    '};',
    "xhr.onerror = () => reject(new Error('Network error'));",
    body.setup,
    wrapLines('xhr.send(', body.argument.length > 0 ? body.argument : [''], ');'),
  ];
}

function writePoll(request: PreparedRequest, seconds: number, parameters: string[], names: string[]): Block {
  const type = resultType(request);
  const generic = type === 'T' ? '<T>' : '';
  const name = functionName(request);
  const pollName = `poll${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const all = [...parameters, `onData: (data: ${type}) => boolean`].join(', ');
  return [
    '',
    `/** ${request.comments.pollUntil} */`,
    `export async function ${pollName}${generic}(${all}): Promise<void> {`,
    `  while (onData(await ${name}${generic}(${names.join(', ')}))) {`,
    `    await new Promise((resolve) => setTimeout(resolve, ${pollMilliseconds(seconds)})); // ${pollComment(request, seconds)}`,
    '  }',
    '}',
  ];
}

function writeCocos(given: PreparedRequest): string {
  const dropsBody = given.method === 'GET' && given.body !== undefined;
  const request = dropsBody ? { ...given, body: undefined, contentType: undefined } : given;
  const body = cocosBody(request);
  const names = variableNames(request);
  const parameters = [...names.map((name) => `${name}: string`), ...body.parameters];
  const type = resultType(request);
  const { pollSeconds } = request;
  const allNames = parameters.map((parameter) => parameter.slice(0, parameter.indexOf(':')));
  return toText([
    replyInterface(request),
    writeNotes(request, body, dropsBody),
    `export function ${functionName(request)}${type === 'T' ? '<T>' : ''}(${parameters.join(', ')}): Promise<${type}> {`,
    '  return new Promise((resolve, reject) => {',
    indent(writeRequest(request, body), '    '),
    '  });',
    '}',
    pollSeconds !== undefined && writePoll(request, pollSeconds, parameters, allNames),
  ]);
}

/** Cocos Creator 3 in TypeScript. Uses XMLHttpRequest because mini-games have neither `fetch` nor `URLSearchParams`. */
export const cocosLanguage = defineLanguage(
  { id: 'cocos', label: 'Cocos Creator', grammar: TYPESCRIPT, side: 'client' },
  writeCocos,
);
