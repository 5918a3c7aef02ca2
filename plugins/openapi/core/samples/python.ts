import type { Grammar } from '../grammar';
import { defineLanguage } from './define';
import type { PreparedRequest } from './prepare';
import { pythonBody } from './python/body';
import { quotePython, writeArguments, writeDict, writePairs, writeText } from './python/literals';
import { pythonReply } from './python/reply';
import type { TemplatePair } from './template';
import { type Block, indent, toText } from './text/block';
import { pollComment } from './text/poll';
import type { SampleLogin } from './types';

function writeUrl({ url, query, rawQuery }: PreparedRequest): string {
  if (query.length === 0) return quotePython(rawQuery === undefined ? url : `${url}?${rawQuery}`);
  return `${quotePython(`${url}?`)} + query${rawQuery === undefined ? '' : ` + ${quotePython(`&${rawQuery}`)}`}`;
}

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

function writeCredentials({ user, password }: SampleLogin): Block {
  const login = writeText([{ variable: user, encode: false }, ':', { variable: password, encode: false }]);
  return [`login = ${login}`, 'credentials = base64.b64encode(login.encode()).decode()'];
}

function writePython(request: PreparedRequest): string {
  const { method, pollSeconds, query } = request;
  const body = pythonBody(request);
  const headers: TemplatePair[] = [...request.headers];
  if (body?.contentType) headers.unshift({ name: 'Content-Type', value: body.contentType });
  if (request.cookies) headers.push({ name: 'Cookie', value: request.cookies });
  const options = [
    method !== (body ? 'POST' : 'GET') && `method=${quotePython(method)}`,
    headers.length > 0 && `headers=${writeDict(headers)}`,
    body && `data=${body.data}`,
  ].filter((option) => typeof option === 'string');
  const url = writeUrl(request);
  const setup: Block = [
    query.length > 0 && `query = urlencode(${writePairs(query)})`.split('\n'),
    request.login?.scheme === 'basic' && writeCredentials(request.login),
    body?.setup,
    options.length > 0 && `request = Request${writeArguments([url, ...options])}`.split('\n'),
    options.length === 0 && `url = ${url}`,
  ];
  const reply = pythonReply(request, options.length > 0 ? 'request' : 'url');
  const steps: Block =
    pollSeconds === undefined
      ? [setup, reply]
      : [
          setup,
          '',
          'while True:',
          indent([reply, `# ${request.comments.stopLoop}`], '    '),
          `    time.sleep(${pollSeconds})  # ${pollComment(request, pollSeconds)}`,
        ];
  const code = toText(steps);
  return toText([writeImports(code), '', code]);
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
