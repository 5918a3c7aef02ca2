import type { Grammar } from '../code/grammar';
import { defineLanguage } from './define';
import { type Fail, type GoBody, goBody, writeValues } from './go/body';
import { quoteGo, writeArgument, writeCall, writeUrl, writeVariable } from './go/expressions';
import { goImports, TAKEN_FUNCTIONS } from './go/imports';
import { goReply, resultType } from './go/reply';
import { type PreparedRequest, withoutLogin } from './prepare';
import type { TemplatePair } from './template';
import { type Block, indent, toText } from './text/block';
import { code, type Doc } from './text/doc';
import { camelCase } from './text/names';
import { endLoop, pollMilliseconds } from './text/poll';

function writeSend(request: PreparedRequest, body: GoBody | undefined, check: Block): Block {
  const { method, login } = request;
  const isBasic = login?.scheme === 'basic';
  const headers: TemplatePair[] = isBasic ? [...withoutLogin(request)] : [...request.headers];
  if (request.cookies) headers.push({ name: 'Cookie', value: request.cookies });
  const isShort = headers.length === 0 && !isBasic;
  const endpoint = code`endpoint := ${writeUrl(request)}`;
  if (isShort && method === 'GET' && !body) return [endpoint, 'response, err := http.Get(endpoint)', check];
  if (isShort && method === 'POST' && body) {
    const post = writeCall('http.Post', ['endpoint', body.contentType, body.reader]);
    return [endpoint, code`response, err := ${post}`, check];
  }
  const setHeader = (name: string, value: Doc) => writeCall('request.Header.Set', [name, value]);
  return [
    endpoint,
    code`request, err := ${writeCall('http.NewRequest', [quoteGo(method), 'endpoint', body?.reader ?? 'nil'])}`,
    check,
    body && setHeader('"Content-Type"', body.contentType),
    isBasic && writeCall('request.SetBasicAuth', [writeVariable(login.user), writeVariable(login.password)]),
    headers.map(({ name, value }) => setHeader(quoteGo(name), writeArgument(value))),
    'response, err := http.DefaultClient.Do(request)',
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
  const call: Block = resultType(request)
    ? [`data, err := ${name}()`, 'if err != nil {', '\tlog.Fatal(err)', '}', 'fmt.Println(string(data))']
    : [`if err := ${name}(); err != nil {`, '\tlog.Fatal(err)', '}'];
  if (pollSeconds === undefined) return ['func main() {', indent(call, '\t'), '}'];
  const duration = Number.isInteger(pollSeconds)
    ? `${pollSeconds} * time.Second`
    : `${pollMilliseconds(pollSeconds)} * time.Millisecond`;
  const end = endLoop(request, '//', `time.Sleep(${duration})`);
  return ['func main() {', '\tfor {', indent([call, end], '\t\t'), '\t}', '}'];
}

function writeGo(request: PreparedRequest): string {
  const name = camelCase(request.name, TAKEN_FUNCTIONS, 'Call');
  const { base } = request;
  const text = toText([writeMain(request, name), '', writeFunction(request, name)]);
  return toText(['package main', '', goImports(text), '', base !== '' && [`const base = ${quoteGo(base)}`, ''], text]);
}

const GRAMMAR: Grammar = {
  name: 'go',
  comment: '//',
  string: String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\`[^\`]*\``,
  keywords:
    'break case chan const continue default defer else false for func go if import interface map nil package range return select struct switch true type var',
};

/** Go with its standard library. */
export const goLanguage = defineLanguage({ id: 'go', label: 'Go', grammar: GRAMMAR, side: 'server' }, writeGo);
