import type { Grammar } from '../code/grammar';
import { defineLanguage } from '../sample/define';
import { endLoop } from '../sample/poll';
import type { PreparedRequest } from '../sample/prepare';
import { loginText, type TemplatePair } from '../sample/template';
import type { SampleLogin } from '../sample/types';
import { type Block, indent, toText, writeBlock } from '../text/block';
import { code, type Doc } from '../text/doc';
import { pythonBody } from './python/body';
import { pythonImports, using } from './python/imports';
import { quotePython, writeArguments, writeDict, writePairs, writeText, writeUrl } from './python/literals';
import { pythonReply } from './python/reply';

function writeCredentials(login: SampleLogin): Block {
  return [
    code`login = ${writeText(loginText(login))}`,
    using('base64', 'encoded = base64.b64encode(login.encode())'),
    'credentials = encoded.decode()',
  ];
}

function writePython(request: PreparedRequest): string {
  const { base, method, pollSeconds, query } = request;
  const body = pythonBody(request);
  const headers: TemplatePair[] = [...request.headers];
  if (body?.contentType) headers.unshift({ name: 'Content-Type', value: body.contentType });
  if (request.cookies) headers.push({ name: 'Cookie', value: request.cookies });
  const options: Doc[] = [
    ...(method === (body ? 'POST' : 'GET') ? [] : [`method=${quotePython(method)}`]),
    ...(headers.length > 0 ? [code`headers=${writeDict(headers)}`] : []),
    ...(body ? [code`data=${body.data}`] : []),
  ];
  const setup: Block = [
    base !== '' && `BASE = ${quotePython(base)}`,
    query.length > 0 && using('urlencode', code`query = urlencode(${writePairs(query)})`),
    code`url = ${writeUrl(request)}`,
    request.login?.scheme === 'basic' && writeCredentials(request.login),
    body?.setup,
    options.length > 0 && using('Request', code`request = Request${writeArguments(['url', ...options])}`),
  ];
  const reply = pythonReply(request, options.length > 0 ? 'request' : 'url');
  const end = endLoop(request, '#', using('time', `time.sleep(${pollSeconds})`), '  ');
  const steps: Block = pollSeconds === undefined ? reply : ['', 'while True:', indent([reply, end], '    ')];
  const { text, needs } = writeBlock([setup, steps]);
  return toText([pythonImports(needs), '', text]);
}

const GRAMMAR: Grammar = {
  name: 'python',
  comment: '#',
  keywords:
    'and as assert break class continue def elif else except False finally for from if import in is lambda None not or pass raise return True try while with',
};

/** Python 3 with its standard library only. */
export const pythonLanguage = defineLanguage(
  {
    id: 'python',
    label: 'Python',
    names: ['python', 'python3', 'py', 'python2', 'pythonurllib', 'pythonrequests'],
    grammar: GRAMMAR,
    side: 'server',
  },
  writePython,
);
