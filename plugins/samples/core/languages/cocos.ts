import { fillComment } from '../sample/comments';
import { defineLanguage } from '../sample/define';
import { explainPause } from '../sample/poll';
import { type PreparedRequest, sentBody } from '../sample/prepare';
import { type Block, indent, stack, toText } from '../text/block';
import { writeComments } from '../text/comment';
import { code, type Doc, fit } from '../text/doc';
import { capitalise } from '../text/names';
import { type CocosBody, cocosBody } from './cocos/body';
import { replyInterface, resultType, writeOnload } from './cocos/reply';
import { writeBase, writePause, writeUrl } from './javascript/base';
import { queryOf } from './javascript/encoded-pairs';
import { TYPESCRIPT } from './javascript/grammar';
import { writeCall } from './javascript/literals';
import { quoteJs, writeString, writeTemplate } from './javascript/quote';
import { functionName, variableName, variableNames } from './javascript/variables';

function writeNotes(request: PreparedRequest, body: CocosBody, dropsBody: boolean): Block {
  const { comments, cookieNames, login, method } = request;
  return writeComments('//', [
    ...body.notes,
    login?.scheme === 'basic' && comments.basicCredentials,
    cookieNames.length > 0 && fillComment(comments.scriptCookies, { names: cookieNames.join(', ') }),
    dropsBody && fillComment(comments.noBodyUseServer, { api: 'XMLHttpRequest', method }),
  ]);
}

function writeRequest(request: PreparedRequest, body: CocosBody, url: Doc): Block {
  const header = (name: string, value: Doc) => code`${writeCall('xhr.setRequestHeader', [quoteJs(name), value])};`;
  const failed = "reject(new Error('Network error'));";
  return [
    'const xhr = new XMLHttpRequest();',
    code`${writeCall('xhr.open', [quoteJs(request.method), url])};`,
    request.result === 'binary' && "xhr.responseType = 'arraybuffer';",
    request.cookies && 'xhr.withCredentials = true;',
    body.contentType !== undefined && header('Content-Type', writeString(body.contentType)),
    request.headers.map(({ name, value }) => header(name, writeTemplate(value, variableName))),
    'xhr.onload = () => {',
    indent(writeOnload(request), '  '),
    '};',
    fit(`xhr.onerror = () => ${failed}`, () => stack(['xhr.onerror = () => {', indent([failed], '  '), '};'])),
    body.setup,
    body.argument === undefined ? 'xhr.send();' : writeSend(body.argument),
  ];
}

/** `xhr.send(JSON.stringify({` is one line. */
function writeSend(argument: Doc): Doc {
  const isCall = typeof argument === 'object' && argument.kind === 'concat';
  return isCall ? code`xhr.send(${argument});` : code`${writeCall('xhr.send', [argument])};`;
}

function writePoll(request: PreparedRequest, seconds: number, parameters: string[], names: string[]): Block {
  const type = resultType(request);
  const generic = type === 'T' ? '<T>' : '';
  const name = functionName(request);
  const pollName = `poll${capitalise(name)}`;
  const all = [...parameters, `onData: (data: ${type}) => boolean`];
  return [
    '',
    `/** ${request.comments.pollUntil} */`,
    code`${writeCall(`export async function ${pollName}${generic}`, all)}: Promise<void> {`,
    code`  while (onData(await ${writeCall(`${name}${generic}`, names)})) {`,
    indent([explainPause(request, '//', writePause(seconds))], '    '),
    '  }',
    '}',
  ];
}

function writeCocos(given: PreparedRequest): string {
  const dropsBody = given.body !== undefined && !sentBody(given);
  const request = dropsBody ? { ...given, body: undefined, contentType: undefined } : given;
  const body = cocosBody(request);
  const { setup, query, rawQuery } = queryOf(request);
  const names = variableNames(request);
  const parameters = [...names.map((name) => `${name}: string`), ...body.parameters];
  const type = resultType(request);
  const { pollSeconds } = request;
  const allNames = parameters.map((parameter) => parameter.slice(0, parameter.indexOf(':')));
  const start = writeCall(`export function ${functionName(request)}${type === 'T' ? '<T>' : ''}`, parameters);
  return toText([
    writeBase(request),
    '',
    replyInterface(request),
    writeNotes(request, body, dropsBody),
    code`${start}: Promise<${type}> {`,
    indent([setup, 'return new Promise((resolve, reject) => {'], '  '),
    indent(writeRequest(request, body, writeUrl(request, query, rawQuery)), '    '),
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
