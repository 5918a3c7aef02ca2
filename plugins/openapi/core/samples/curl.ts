import type { Grammar } from '../grammar';
import { fillComment } from './comments';
import { curlBody } from './curl/body';
import { dataOptions, urlQueryOptions } from './curl/pairs';
import { defineLanguage } from './define';
import { decidesByCode, type PreparedRequest, withoutLogin } from './prepare';
import { hasVariable, literalText, type TemplatePair, urlTemplate } from './template';
import { indent, toText } from './text/block';
import { visibleJson } from './text/invisible';
import { pollComment } from './text/poll';
import { quoteShell, quoteShellTemplate, shellWord } from './text/quote-shell';

const WIDTH = 100;

function headerOption({ name, value }: TemplatePair): string {
  // For curl, `Name:` removes a header and `Name;` sends it empty.
  if (!hasVariable(value) && literalText(value).trim() === '') return `--header ${quoteShell(`${name};`)}`;
  return `--header ${quoteShellTemplate([`${name}: `, ...value])}`;
}

/** curl builds the Authorization header itself and answers challenges. */
function loginOptions({ login, clientCertificate }: PreparedRequest): string[] {
  const certificate = clientCertificate ? ['--cert client.pem --key client-key.pem'] : [];
  if (!login) return certificate;
  const slot = (variable: string) => ({ variable, encode: false });
  const user = quoteShellTemplate([slot(login.user), ':', slot(login.password)]);
  return [...certificate, `${login.scheme === 'digest' ? '--digest ' : ''}--user ${user}`];
}

function writeQuery(request: PreparedRequest): { url: string; flags: string[]; options: string[] } {
  const { query, rawQuery } = request;
  const hasVariables = query.some(({ value }) => hasVariable(value));
  const url = literalText(urlTemplate(request));
  const isLong = url.length > WIDTH && query.length > 0 && !request.body;
  if (!hasVariables && !isLong) return { url, flags: [], options: [] };
  if (request.body) return { url: request.url, flags: [], options: urlQueryOptions(query, rawQuery) };
  const raw = rawQuery === undefined ? [] : [`--data-raw ${quoteShell(rawQuery)}`];
  return { url: request.url, flags: ['--get'], options: [...dataOptions(query), ...raw] };
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

function writeCommand(request: PreparedRequest, margin: string): string {
  const { url, flags, options } = writeQuery(request);
  const body = curlBody(request);
  const start = [
    body?.input === undefined ? 'curl' : `${body.input} | curl`,
    ...(decidesByCode(request) ? [] : [request.result === 'binary' ? '--fail' : '--fail-with-body']),
    ...methodFlags(request),
    ...flags,
    ...urlFlags(url),
    quoteShell(url),
  ].join(' ');
  const lines = [
    start,
    ...options,
    ...loginOptions(request),
    ...withoutLogin(request).map(headerOption),
    ...(request.cookies ? [`--cookie ${quoteShellTemplate(request.cookies)}`] : []),
    ...(body?.options ?? []),
    ...(request.result === 'binary' ? [`--output ${shellWord(request.resultFile)}`] : []),
  ];
  const line = lines.join(' ');
  return line.length <= WIDTH && !line.includes('\n') ? line : lines.join(` \\\n${margin}  `);
}

function writeNotes(request: PreparedRequest, command: string): string[] {
  const { comments, envelope } = request;
  const notes = [];
  if (command.includes('--url-query ')) notes.push(`# ${comments.curlVersion}`);
  if (envelope && decidesByCode(request)) {
    const success = `${visibleJson(envelope.code)}: ${visibleJson(envelope.success)}`;
    notes.push(`# ${fillComment(comments.success, { success })}`);
  }
  return notes;
}

function writeCurl(request: PreparedRequest): string {
  const command = writeCommand(request, request.pollSeconds === undefined ? '' : '  ');
  const notes = writeNotes(request, command);
  if (request.pollSeconds === undefined) return toText([notes, command]);
  return toText([
    notes,
    `while true; do # ${request.comments.stopKey}`,
    indent(
      [`${command} || break`, `sleep ${Math.ceil(request.pollSeconds)} # ${pollComment(request, request.pollSeconds)}`],
      '  ',
    ),
    'done',
  ]);
}

const BASH: Grammar = {
  name: 'bash',
  comment: '#',
  string: String.raw`"(?:\\[\s\S]|[^"\\])*"|'[^']*'`,
  keywords: 'cd curl do done echo else export fi for git if in npm npx sleep then while',
};

export const curlLanguage = defineLanguage({ id: 'curl', label: 'curl', grammar: BASH, side: 'any' }, writeCurl);
