import type { Grammar } from '../code/grammar';
import { defineLanguage } from '../sample/define';
import { endLoop, pollMilliseconds } from '../sample/poll';
import type { PreparedRequest } from '../sample/prepare';
import { loginText } from '../sample/template';
import type { SampleLogin } from '../sample/types';
import { type Block, indent, toText, writeBlock } from '../text/block';
import { code, type Doc } from '../text/doc';
import { pascalCase } from '../text/names';
import { type JavaBody, javaBody } from './java/body';
import { CONTINUATION, quoteJava, writeCall, writeString, writeText, writeUrl } from './java/expressions';
import { javaImports, TAKEN_CLASSES, using } from './java/imports';
import { bodyHandler, javaReply } from './java/reply';

function writeMethod(method: string, body: JavaBody | undefined): Doc[] {
  const publisher = body?.publisher ?? using(['BodyPublishers'], 'BodyPublishers.noBody()');
  if (body && (method === 'POST' || method === 'PUT')) return [writeCall(`.${method}`, [publisher])];
  if (!body && method === 'GET') return [];
  if (!body && method === 'DELETE') return ['.DELETE()'];
  return [writeCall('.method', [quoteJava(method), publisher])];
}

function writeCredentials(login: SampleLogin): Block {
  return [
    code`String login = ${writeText(loginText(login))};`,
    using(['Base64'], 'String credentials = Base64.getEncoder()'),
    using(['UTF_8'], '    .encodeToString(login.getBytes(UTF_8));'),
  ];
}

/** Encodes the braces of unfilled path parameters, on which `URI.create` would throw. */
const ENCODED: Block = ['String encoded = url', '    .replace("{", "%7B").replace("}", "%7D");'];

function writeRequest(request: PreparedRequest): Block {
  const { base, url } = request;
  const hasBraces = url.includes('{');
  const body = javaBody(request);
  const headers = [...request.headers];
  if (body) headers.unshift({ name: 'Content-Type', value: [body.contentType] });
  if (request.cookies) headers.push({ name: 'Cookie', value: request.cookies });
  const settings: Block = [
    using(['URI'], `.uri(URI.create(${hasBraces ? 'encoded' : 'url'}))`),
    headers.map(({ name, value }) => writeCall('.header', [quoteJava(name), writeText(value)])),
    writeMethod(request.method, body),
    '.build();',
  ];
  return [
    base !== '' && code`String base = ${writeString(base)};`,
    code`String url = ${writeUrl(request)};`,
    hasBraces && ENCODED,
    body?.setup,
    request.login?.scheme === 'basic' && writeCredentials(request.login),
    using(['HttpRequest'], 'HttpRequest request = HttpRequest.newBuilder()'),
    indent(settings, CONTINUATION),
  ];
}

function writeMain(request: PreparedRequest): Block {
  const { type, handler } = bodyHandler(request);
  const send = writeCall('client.send', [code`request, ${handler}`]);
  const call: Block = [using(['HttpResponse'], code`HttpResponse<${type}> response = ${send};`), javaReply(request)];
  const start: Block = [
    writeRequest(request),
    using(['HttpClient'], 'HttpClient client = HttpClient.newHttpClient();'),
  ];
  if (request.pollSeconds === undefined) return [start, call];
  const pause = `Thread.sleep(${pollMilliseconds(request.pollSeconds)});`;
  return [start, 'while (true) {', indent([call, endLoop(request, '//', pause)], '  '), '}'];
}

function writeJava(request: PreparedRequest): string {
  const { text, needs } = writeBlock([
    `public class ${pascalCase(request.name, TAKEN_CLASSES)} {`,
    '  public static void main(String[] args)',
    '      throws Exception {',
    indent(writeMain(request), '    '),
    '  }',
    '}',
  ]);
  return toText([javaImports(needs), '', text]);
}

const GRAMMAR: Grammar = {
  name: 'java',
  comment: '//',
  keywords:
    'boolean break case catch char class continue do double else enum extends false final finally float for if implements import instanceof int interface long new null package private protected public return static switch this throw throws true try var void while',
};

/** Java 17 or later with `java.net.http`, and Jackson for JSON. */
export const javaLanguage = defineLanguage(
  { id: 'java', label: 'Java', names: ['java'], grammar: GRAMMAR, side: 'server' },
  writeJava,
);
