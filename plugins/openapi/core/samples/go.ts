import type { Grammar } from '../grammar';
import { defineLanguage } from './define';
import { type Fail, type GoBody, goBody, writeValues } from './go/body';
import { quoteGo, writeArgument, writeVariable } from './go/expressions';
import { goImports, TAKEN_FUNCTIONS } from './go/imports';
import { goReply, resultType } from './go/reply';
import { type PreparedRequest, withoutLogin } from './prepare';
import type { TemplatePair } from './template';
import { type Block, indent, toText } from './text/block';
import { camelCase } from './text/names';
import { pollComment, pollMilliseconds } from './text/poll';

function writeUrl({ url, query, rawQuery }: PreparedRequest): string {
  if (query.length === 0) return quoteGo(rawQuery === undefined ? url : `${url}?${rawQuery}`);
  return `${quoteGo(`${url}?`)} + query.Encode()${rawQuery === undefined ? '' : ` + ${quoteGo(`&${rawQuery}`)}`}`;
}

function writeCall(request: PreparedRequest, body: GoBody | undefined, check: Block): Block {
  const { method, query, login } = request;
  const isBasic = login?.scheme === 'basic';
  const headers: TemplatePair[] = isBasic ? [...withoutLogin(request)] : [...request.headers];
  if (request.cookies) headers.push({ name: 'Cookie', value: request.cookies });
  const isShort = headers.length === 0 && !isBasic;
  const url = writeUrl(request);
  const argument = query.length === 0 ? url : 'endpoint';
  const endpoint = query.length > 0 && `endpoint := ${url}`;
  if (isShort && method === 'GET' && !body) return [`response, err := http.Get(${url})`, check];
  if (isShort && method === 'POST' && body) {
    return [endpoint, `response, err := http.Post(${argument}, ${body.contentType}, ${body.reader})`, check];
  }
  return [
    endpoint,
    `request, err := http.NewRequest(${quoteGo(method)}, ${argument}, ${body?.reader ?? 'nil'})`,
    check,
    body && `request.Header.Set("Content-Type", ${body.contentType})`,
    isBasic && `request.SetBasicAuth(${writeVariable(login.user)}, ${writeVariable(login.password)})`,
    headers.map(({ name, value }) => `request.Header.Set(${quoteGo(name)}, ${writeArgument(value)})`),
    'response, err := http.DefaultClient.Do(request)',
    check,
  ];
}

function writeFunction(request: PreparedRequest, name: string): Block {
  const type = resultType(request);
  const fail: Fail = (error) => [type ? `return nil, ${error}` : `return ${error}`];
  const check: Block = ['if err != nil {', indent(fail('err'), '\t'), '}'];
  const body = goBody(request, () => check);
  const steps: Block = [
    request.query.length > 0 && writeValues('query', request.query),
    body?.setup,
    writeCall(request, body, check),
    'defer response.Body.Close()',
    goReply(request, fail),
  ];
  return [`func ${name}() ${type ? `(${type}, error)` : 'error'} {`, indent(steps, '\t'), '}'];
}

function writeMain({ pollSeconds, ...request }: PreparedRequest, name: string): Block {
  const call: Block = resultType(request)
    ? [`data, err := ${name}()`, 'if err != nil {', '\tlog.Fatal(err)', '}', 'fmt.Println(string(data))']
    : [`if err := ${name}(); err != nil {`, '\tlog.Fatal(err)', '}'];
  if (pollSeconds === undefined) return ['func main() {', indent(call, '\t'), '}'];
  const duration = Number.isInteger(pollSeconds)
    ? `${pollSeconds} * time.Second`
    : `${pollMilliseconds(pollSeconds)} * time.Millisecond`;
  const loop: Block = [
    call,
    `// ${request.comments.stopLoop}`,
    `time.Sleep(${duration}) // ${pollComment(request, pollSeconds)}`,
  ];
  return ['func main() {', '\tfor {', indent(loop, '\t\t'), '\t}', '}'];
}

function writeGo(request: PreparedRequest): string {
  const name = camelCase(request.name, TAKEN_FUNCTIONS, 'Call');
  const code = toText([writeMain(request, name), '', writeFunction(request, name)]);
  return toText(['package main', '', goImports(code), '', code]);
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
