import type { Grammar } from '../code/grammar';
import { fillComment } from '../sample/comments';
import { defineLanguage } from '../sample/define';
import { explainPause } from '../sample/poll';
import { decidesByCode, type PreparedRequest, withoutLogin } from '../sample/prepare';
import {
  encodedPairs,
  hasVariable,
  literalText,
  loginText,
  type Template,
  type TemplatePair,
} from '../sample/template';
import { type Block, indent, toText } from '../text/block';
import { addComment, writeComments } from '../text/comment';
import { code, concat, type Doc, fit, hang, hardLine, join, print, writeDoc } from '../text/doc';
import { visibleJson } from '../text/invisible';
import { fillLines } from '../text/width';
import { curlBody } from './curl/body';
import { dataOptions, option, urlQueryOptions } from './curl/options';
import { quoteShell, quoteShellTemplate, shellWord } from './curl/quote-shell';

function headerOption({ name, value }: TemplatePair): Doc {
  // For curl, `Name:` removes a header and `Name;` sends it empty.
  if (!hasVariable(value) && literalText(value).trim() === '') return option('--header', [`${name};`]);
  return option('--header', [`${name}: `, ...value]);
}

/** curl builds the Authorization header itself and answers challenges. */
function loginOptions({ login, clientCertificate }: PreparedRequest): Doc[] {
  const certificate = clientCertificate ? ['--cert client.pem --key client-key.pem'] : [];
  if (!login) return certificate;
  const user = quoteShellTemplate(loginText(login));
  return [...certificate, `${login.scheme === 'digest' ? '--digest ' : ''}--user ${user}`];
}

/** Columns for a path and a query behind `curl "$BASE`. */
const SHORT = 42;

function writeQuery(request: PreparedRequest): { query: string; flags: string[]; options: Doc[] } {
  const { path, query, rawQuery } = request;
  const text = encodedPairs(query, rawQuery);
  const isShort = !hasVariable(text) && path.length + literalText(text).length < SHORT;
  if (isShort || query.length === 0) return { query: literalText(text), flags: [], options: [] };
  if (request.body) return { query: '', flags: [], options: urlQueryOptions(query, rawQuery) };
  const raw = rawQuery === undefined ? [] : [option('--data-raw', [rawQuery])];
  return { query: '', flags: ['--get'], options: [...dataOptions(query), ...raw] };
}

/** Options that stop curl from globbing the URL and from resolving dot segments. */
function urlFlags(url: string): string[] {
  return [/[[\]{}]/.test(url) && '--globoff', /\/\.\.?(\/|\?|$)/.test(url) && '--path-as-is'].filter(
    (flag) => flag !== false,
  );
}

function methodFlags({ method, body }: PreparedRequest): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (body ? 'POST' : 'GET') ? [] : [`--request ${shellWord(method)}`];
}

const nextLine = concat([' \\', hardLine]);

/** Words in as few lines as possible. */
function fillWords(words: string[]): Doc {
  return fit(words.join(' '), (start, room) => {
    const lines = fillLines(
      words.map((word) => `${word} `),
      { start: start - 2, room: room - 4 },
    );
    return hang(
      lines.map((line) => line.trimEnd()),
      '  ',
      (line) => [nextLine, line],
    );
  });
}

function writeCommand(request: PreparedRequest): Doc {
  const { base, path } = request;
  const { query, flags, options } = writeQuery(request);
  const body = curlBody(request);
  const end = `${path}${query === '' ? '' : `?${query}`}`;
  const url: Template = [...(base === '' ? [] : [{ variable: 'BASE', local: true as const }]), end];
  const words = [
    body?.input === undefined ? 'curl' : `${body.input} | curl`,
    ...(decidesByCode(request) ? [] : [request.result === 'binary' ? '--fail' : '--fail-with-body']),
    ...methodFlags(request),
    ...flags,
    ...urlFlags(base + end),
    quoteShellTemplate(url.filter((part) => part !== '')),
  ];
  const rest = [
    ...options,
    ...loginOptions(request),
    ...withoutLogin(request).map(headerOption),
    ...(request.cookies ? [option('--cookie', request.cookies)] : []),
    ...(body?.options ?? []),
    ...(request.result === 'binary' ? [`--output ${shellWord(request.resultFile)}`] : []),
  ];
  const lines = hang([fillWords(words), ...rest], '  ', (option) => [nextLine, option]);
  const line = join([words.join(' '), ...rest], ' ');
  return print(line, Number.POSITIVE_INFINITY).includes('\n') ? lines : fit(line, () => lines);
}

function writeNotes(request: PreparedRequest, needs: ReadonlySet<string>): Block {
  const { comments, envelope } = request;
  const success = envelope && `${visibleJson(envelope.code)}: ${visibleJson(envelope.success)}`;
  return writeComments('#', [
    needs.has('--url-query') && comments.curlVersion,
    success && decidesByCode(request) && fillComment(comments.success, { success }),
  ]);
}

function writeCurl(request: PreparedRequest): string {
  const { base, comments, pollSeconds } = request;
  const command = writeCommand(request);
  const start = [writeNotes(request, writeDoc(command).needs), base !== '' && `BASE=${quoteShell(base)}`];
  if (pollSeconds === undefined) return toText([start, command]);
  const pause = explainPause(request, '#', `sleep ${Math.ceil(pollSeconds)}`);
  return toText([
    start,
    addComment('while true; do', '#', comments.stopKey),
    indent([code`${command} || break`, pause], '  '),
    'done',
  ]);
}

const BASH: Grammar = {
  name: 'bash',
  comment: '#',
  string: String.raw`(?<!\\)"(?:\\[\s\S]|[^"\\])*"|'[^']*'`,
  keywords: 'cd curl do done echo else export fi for git if in npm npx sleep then while',
};

export const curlLanguage = defineLanguage(
  {
    id: 'curl',
    label: 'curl',
    names: ['curl', 'shell', 'bash', 'sh', 'zsh', 'terminal', 'shellcurl', 'cli'],
    grammar: BASH,
    side: 'any',
  },
  writeCurl,
);
