import { type Grammar, STRING } from '../code/grammar';
import { defineLanguage } from '../sample/define';
import { endLoop, pollMilliseconds } from '../sample/poll';
import { type PreparedRequest, withoutLogin } from '../sample/prepare';
import type { TemplatePair } from '../sample/template';
import { type Block, indent, toText, writeBlock } from '../text/block';
import { code, type Doc } from '../text/doc';
import { camelCase } from '../text/names';
import { type Fail, type GoBody, goBody, writeValues } from './go/body';
import { quoteGo, writeArgument, writeCall, writeUrl, writeVariable } from './go/expressions';
import { goImports, TAKEN_FUNCTIONS, using } from './go/imports';
import { goReply, resultType } from './go/reply';

function writeSend(request: PreparedRequest, body: GoBody | undefined, check: Block): Block {
  const { method, login } = request;
  const isBasic = login?.scheme === 'basic';
  const headers: TemplatePair[] = isBasic ? [...withoutLogin(request)] : [...request.headers];
  if (request.cookies) headers.push({ name: 'Cookie', value: request.cookies });
  const isShort = headers.length === 0 && !isBasic;
  const endpoint = code`endpoint := ${writeUrl(request)}`;
  if (isShort && method === 'GET' && !body)
    return [endpoint, using('net/http', 'response, err := http.Get(endpoint)'), check];
  if (isShort && method === 'POST' && body) {
    const post = using('net/http', writeCall('http.Post', ['endpoint', body.contentType, body.reader]));
    return [endpoint, code`response, err := ${post}`, check];
  }
  const make = writeCall('http.NewRequest', [quoteGo(method), 'endpoint', body?.reader ?? 'nil']);
  const setHeader = (name: string, value: Doc) => writeCall('request.Header.Set', [name, value]);
  return [
    endpoint,
    code`request, err := ${using('net/http', make)}`,
    check,
    body && setHeader('"Content-Type"', body.contentType),
    isBasic && writeCall('request.SetBasicAuth', [writeVariable(login.user), writeVariable(login.password)]),
    headers.map(({ name, value }) => setHeader(quoteGo(name), writeArgument(value))),
    using('net/http', 'response, err := http.DefaultClient.Do(request)'),
    check,
  ];
}

function writeFunction(request: PreparedRequest, name: string): Block {
  const type = resultType(request);
  const fail: Fail = (error) => [type ? code`return nil, ${error}` : code`return ${error}`];
  const check: Block = ['if err != nil {', indent(fail('err'), '\t'), '}'];
  const body = goBody(request, () => check);
  const steps: Block = [
    request.query.length > 0 && writeValues('query', request.query),
    body?.setup,
    writeSend(request, body, check),
    'defer response.Body.Close()',
    goReply(request, fail),
  ];
  const results = type ? writeCall('', [type, 'error']) : 'error';
  return [code`func ${name}() ${results} {`, indent(steps, '\t'), '}'];
}

function writeMain(request: PreparedRequest, name: string): Block {
  const { pollSeconds } = request;
  const fail = using('log', '\tlog.Fatal(err)');
  const call: Block = resultType(request)
    ? [`data, err := ${name}()`, 'if err != nil {', fail, '}', using('fmt', 'fmt.Println(string(data))')]
    : [`if err := ${name}(); err != nil {`, fail, '}'];
  if (pollSeconds === undefined) return ['func main() {', indent(call, '\t'), '}'];
  const duration = Number.isInteger(pollSeconds)
    ? `${pollSeconds} * time.Second`
    : `${pollMilliseconds(pollSeconds)} * time.Millisecond`;
  const end = endLoop(request, '//', using('time', `time.Sleep(${duration})`));
  return ['func main() {', '\tfor {', indent([call, end], '\t\t'), '\t}', '}'];
}

function writeGo(request: PreparedRequest): string {
  const name = camelCase(request.name, TAKEN_FUNCTIONS, 'Call');
  const { base } = request;
  const { text, needs } = writeBlock([writeMain(request, name), '', writeFunction(request, name)]);
  return toText(['package main', '', goImports(needs), '', base !== '' && [`const base = ${quoteGo(base)}`, ''], text]);
}

const GRAMMAR: Grammar = {
  name: 'go',
  comment: '//',
  string: String.raw`${STRING}|\`[^\`]*\``,
  keywords:
    'break case chan const continue default defer else false for func go if import interface map nil package range return select struct switch true type var',
};

/** Go with its standard library. */
export const goLanguage = defineLanguage(
  { id: 'go', label: 'Go', names: ['go', 'golang'], grammar: GRAMMAR, side: 'server' },
  writeGo,
);
