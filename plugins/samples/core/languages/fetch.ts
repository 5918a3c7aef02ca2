import { fillComment } from '../sample/comments';
import { defineLanguage } from '../sample/define';
import { explainPause } from '../sample/poll';
import { type PreparedRequest, sentBody } from '../sample/prepare';
import { type Block, indent, toText } from '../text/block';
import { addComment, writeComments } from '../text/comment';
import { code } from '../text/doc';
import { writeBase, writeConst, writePause } from './javascript/base';
import { type FetchDialect, fetchCall, fetchReply, fetchSetup } from './javascript/fetch';
import { JAVASCRIPT, SCRIPT_NAMES } from './javascript/grammar';
import { variableName } from './javascript/variables';

const DIALECT: FetchDialect = {
  variable: variableName,
  fileBody: (_fileName, index) => `fileInput.files[${index}]`,
  fileBlob: (_fileName, _contentType, index) => `fileInput.files[${index}]`,
  base64: (text) => code`btoa(${text})`,
  cookies: ({ cookies }) => (cookies ? { options: ['credentials', "'include'"] } : {}),
};

const saveBinary = ({ comments }: PreparedRequest): Block => [
  'const blob = await response.blob();',
  'const objectUrl = URL.createObjectURL(blob);',
  addComment('console.log(objectUrl);', '//', comments.objectUrl),
];

function writeNotes(request: PreparedRequest): Block {
  const { body, comments, cookieNames, method } = request;
  return writeComments('//', [
    cookieNames.length > 0 && fillComment(comments.browserCookies, { names: cookieNames.join(', ') }),
    body && !sentBody(request) && fillComment(comments.noBodyUseServer, { api: 'fetch', method }),
  ]);
}

function usesFile(request: PreparedRequest): boolean {
  const body = sentBody(request);
  if (body?.kind !== 'multipart') return body?.kind === 'binary';
  return body.parts.some(({ fileName }) => fileName !== undefined);
}

function writeFetch(request: PreparedRequest): string {
  const setup: Block = [
    writeNotes(request),
    writeBase(request),
    usesFile(request) && writeConst('fileInput', `document.querySelector('input[type="file"]')`),
    fetchSetup(request, DIALECT),
  ];
  const call: Block = [fetchCall(request, DIALECT), fetchReply(request, saveBinary(request))];
  if (request.pollSeconds === undefined) return toText([setup, call]);
  return toText([
    setup,
    '',
    addComment('let polling = true;', '//', request.comments.stopFlag),
    'while (polling) {',
    indent([call, explainPause(request, '//', writePause(request.pollSeconds))], '  '),
    '}',
  ]);
}

export const fetchLanguage = defineLanguage(
  { id: 'fetch', label: 'JavaScript fetch', names: SCRIPT_NAMES, grammar: JAVASCRIPT, side: 'client' },
  writeFetch,
);
