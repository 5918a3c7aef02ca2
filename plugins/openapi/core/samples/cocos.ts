import { type CocosBody, cocosBody } from './cocos/body';
import { replyInterface, resultType, writeOnload } from './cocos/reply';
import { defineLanguage } from './define';
import { quoteJs, writeTemplate } from './javascript/quote';
import { functionName, variableName } from './javascript/variables';
import type { PreparedRequest } from './prepare';
import { type Template, urlTemplate } from './template';
import { type Block, indent, toText, wrapLines } from './text/block';
import { pollComment, pollMilliseconds } from './text/poll';

/** Templates of everything that is sent; cookies are not. */
function templatesOf({ body, headers, query }: PreparedRequest): Template[] {
  const pairs = [...query, ...headers];
  if (body?.kind === 'form') pairs.push(...body.pairs);
  const fields = body?.kind === 'multipart' ? body.parts : [];
  return [
    ...pairs.map(({ value }) => value),
    ...fields.flatMap((part) => (part.fileName === undefined ? [part.value] : [])),
  ];
}

/** The variables as parameters, each once. */
function variableNames(request: PreparedRequest): string[] {
  const slots = templatesOf(request).flat();
  return [...new Set(slots.flatMap((part) => (typeof part === 'string' ? [] : [variableName(part.variable)])))];
}

function writeNotes(request: PreparedRequest, body: CocosBody): Block {
  const cookies = request.cookieNames.join(', ');
  const refusesBody = request.body && request.method === 'GET';
  return [
    body.notes.map((note) => `// ${note}`),
    cookies !== '' && `// Scripts cannot set cookies (${cookies}): a browser sends them itself, a mini-game has none.`,
    refusesBody && '// XMLHttpRequest sends no body with GET: make this call from a server.',
  ];
}

function writeRequest(request: PreparedRequest, body: CocosBody): Block {
  const url = writeTemplate(urlTemplate(request), variableName);
  const header = (name: string, code: string) => `xhr.setRequestHeader(${quoteJs(name)}, ${code});`;
  return [
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
  const name = functionName(request.name);
  const pollName = `poll${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const all = [...parameters, `onData: (data: ${type}) => boolean`].join(', ');
  return [
    '',
    '/** Calls until `onData` returns false. */',
    `export async function ${pollName}${generic}(${all}): Promise<void> {`,
    `  while (onData(await ${name}${generic}(${names.join(', ')}))) {`,
    `    await new Promise((resolve) => setTimeout(resolve, ${pollMilliseconds(seconds)})); // ${pollComment(seconds)}`,
    '  }',
    '}',
  ];
}

function writeCocos(request: PreparedRequest): string {
  const body = cocosBody(request.method === 'GET' ? { ...request, body: undefined, contentType: undefined } : request);
  const names = variableNames(request);
  const parameters = [...names.map((name) => `${name}: string`), ...body.parameters];
  const type = resultType(request);
  const { pollSeconds } = request;
  const allNames = parameters.map((parameter) => parameter.slice(0, parameter.indexOf(':')));
  return toText([
    replyInterface(request),
    writeNotes(request, body),
    `export function ${functionName(request.name)}${type === 'T' ? '<T>' : ''}(${parameters.join(', ')}): Promise<${type}> {`,
    '  return new Promise((resolve, reject) => {',
    indent(writeRequest(request, body), '    '),
    '  });',
    '}',
    pollSeconds !== undefined && writePoll(request, pollSeconds, parameters, allNames),
  ]);
}

/**
 * Cocos Creator 3, TypeScript. XMLHttpRequest, because it is what the engine brings to every platform: mini-games have
 * neither `fetch` nor `URLSearchParams`.
 */
export const cocosLanguage = defineLanguage(
  { id: 'cocos', label: 'Cocos Creator', grammar: 'typescript', side: 'client' },
  writeCocos,
);
