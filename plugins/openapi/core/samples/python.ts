import type { Grammar } from '../code/grammar';
import { defineLanguage } from './define';
import type { PreparedRequest } from './prepare';
import { pythonBody } from './python/body';
import { quotePython, writeArguments, writeDict, writePairs, writeText, writeUrl } from './python/literals';
import { pythonReply } from './python/reply';
import { loginText, type TemplatePair } from './template';
import { type Block, indent, toText } from './text/block';
import { code, type Doc } from './text/doc';
import { endLoop } from './text/poll';
import type { SampleLogin } from './types';

function writeImports(code: string): Block {
  const uses = (...calls: string[]) => calls.some((call) => code.includes(call));
  return [
    uses('base64.b64encode(') && 'import base64',
    uses('json.dumps(', 'json.load(') && 'import json',
    uses('os.environ[') && 'import os',
    uses('time.sleep(') && 'import time',
    uses('Path(') && 'from pathlib import Path',
    uses('except HTTPError') && 'from urllib.error import HTTPError',
    uses('urlencode(') && 'from urllib.parse import urlencode',
    `from urllib.request import ${uses('Request(') ? 'Request, ' : ''}urlopen`,
  ];
}

function writeCredentials(login: SampleLogin): Block {
  return [
    code`login = ${writeText(loginText(login))}`,
    'encoded = base64.b64encode(login.encode())',
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
    query.length > 0 && code`query = urlencode(${writePairs(query)})`,
    code`url = ${writeUrl(request)}`,
    request.login?.scheme === 'basic' && writeCredentials(request.login),
    body?.setup,
    options.length > 0 && code`request = Request${writeArguments(['url', ...options])}`,
  ];
  const reply = pythonReply(request, options.length > 0 ? 'request' : 'url');
  const end = endLoop(request, '#', `time.sleep(${pollSeconds})`, '  ');
  const steps: Block = pollSeconds === undefined ? reply : ['', 'while True:', indent([reply, end], '    ')];
  const text = toText([setup, steps]);
  return toText([writeImports(text), '', text]);
}

const GRAMMAR: Grammar = {
  name: 'python',
  comment: '#',
  keywords:
    'and as assert break class continue def elif else except False finally for from if import in is lambda None not or pass raise return True try while with',
};

/** Python 3 with its standard library only. */
export const pythonLanguage = defineLanguage(
  { id: 'python', label: 'Python', grammar: GRAMMAR, side: 'server' },
  writePython,
);
