import type { Grammar } from '../grammar';
import { defineLanguage } from './define';
import { type JavaBody, javaBody } from './java/body';
import { operands, quoteJava, writeText } from './java/expressions';
import { javaImports, TAKEN_CLASSES } from './java/imports';
import { bodyHandler, javaReply } from './java/reply';
import type { PreparedRequest } from './prepare';
import { urlTemplate } from './template';
import { type Block, indent, toText, wrapLines } from './text/block';
import { pascalCase } from './text/names';
import { pollComment, pollMilliseconds } from './text/poll';
import type { SampleLogin } from './types';

function methodCall(method: string, body: JavaBody | undefined): string[] {
  if (body) {
    const known = method === 'POST' || method === 'PUT';
    return wrapLines(known ? `.${method}(` : `.method(${quoteJava(method)}, `, body.publisher, ')');
  }
  if (method === 'GET') return [];
  if (method === 'DELETE') return ['.DELETE()'];
  return [`.method(${quoteJava(method)}, BodyPublishers.noBody())`];
}

function writeCredentials({ user, password }: SampleLogin): Block {
  const login = writeText([{ variable: user, encode: false }, ':', { variable: password, encode: false }]);
  return [
    `String login = ${login};`,
    'String credentials = Base64.getEncoder().encodeToString(login.getBytes(UTF_8));',
  ];
}

/** Encodes the braces of unfilled path parameters, on which `URI.create` would throw. */
function encodeBraces({ url }: PreparedRequest): string {
  return url.includes('{') ? '.replace("{", "%7B").replace("}", "%7D")' : '';
}

function writeRequest(request: PreparedRequest): Block {
  const body = javaBody(request);
  const headers = [...request.headers];
  if (body) headers.unshift({ name: 'Content-Type', value: [body.contentType] });
  if (request.cookies) headers.push({ name: 'Cookie', value: request.cookies });
  const [url = '', ...rest] = operands(urlTemplate(request));
  const isPlain = rest.length === 0;
  const start = `HttpRequest request = HttpRequest.newBuilder(URI.create(${isPlain ? url : 'url'}${encodeBraces(request)}))`;
  const settings = [
    ...headers.map(({ name, value }) => `.header(${quoteJava(name)}, ${writeText(value)})`),
    ...methodCall(request.method, body),
  ];
  return [
    request.login?.scheme === 'basic' && writeCredentials(request.login),
    !isPlain && wrapLines('String url = ', [url, ...rest.map((operand) => `    + ${operand}`)], ';'),
    settings.length === 0 ? `${start}.build();` : [start, indent([settings, '.build();'], '    ')],
  ];
}

function writeMain(request: PreparedRequest): Block {
  const { type, handler } = bodyHandler(request);
  const polls = request.pollSeconds !== undefined;
  const client = polls ? 'client' : 'HttpClient.newHttpClient()';
  const call: Block = [`HttpResponse<${type}> response = ${client}.send(request, ${handler});`, javaReply(request)];
  if (request.pollSeconds === undefined) return [writeRequest(request), call];
  return [
    'HttpClient client = HttpClient.newHttpClient();',
    writeRequest(request),
    'while (true) {',
    indent([call, `// ${request.comments.stopLoop}`], '    '),
    `    Thread.sleep(${pollMilliseconds(request.pollSeconds)}); // ${pollComment(request, request.pollSeconds)}`,
    '}',
  ];
}

function writeJava(request: PreparedRequest): string {
  const code = toText([
    `public class ${pascalCase(request.name, TAKEN_CLASSES)} {`,
    '    public static void main(String[] args) throws Exception {',
    indent(writeMain(request), '        '),
    '    }',
    '}',
  ]);
  return toText([javaImports(code), '', code]);
}

const GRAMMAR: Grammar = {
  name: 'java',
  comment: '//',
  keywords:
    'boolean break case catch char class continue do double else enum extends false final finally float for if implements import instanceof int interface long new null package private protected public return static switch this throw throws true try var void while',
};

/** Java 17 or later with `java.net.http`, and Jackson for JSON. */
export const javaLanguage = defineLanguage({ id: 'java', label: 'Java', grammar: GRAMMAR, side: 'server' }, writeJava);
