import type { SamplePair, SampleRequest } from '../../../samples/core/sample/types';

/** Values of parameters and keys by name; they take precedence over the document's examples. */
export type KnownValues = Readonly<Record<string, string>>;

/** What a line for curl says of a request. */
export type CurlRequest = Pick<
  SampleRequest,
  'method' | 'url' | 'query' | 'rawQuery' | 'headers' | 'cookies' | 'login' | 'body'
>;

export interface LineContext {
  origin: string;
  known: KnownValues;
}

/** Writes a request as a shell line. Unknown keys become variables, such as `$SESSION_KEY`. */
export function writeCurlLine(request: CurlRequest, { known, origin }: LineContext): string {
  const { method, headers, cookies, login, body, rawQuery } = request;
  const pairs = request.query.map((pair) => `${encode(pair.name)}=${valueOf(pair, known, encode)}`);
  const query = [...pairs, ...(rawQuery === undefined ? [] : [rawQuery])].join('&');
  const url = `${origin}${request.url}`.replaceAll('$', '%24').replaceAll('!', '%21');
  const usual = body ? 'POST' : 'GET';
  return [
    'curl',
    ...(method === usual ? [] : [`-X ${method}`]),
    `"${url}${query === '' ? '' : `?${query}`}"`,
    ...(login ? [`--user "$${asVariable(login.user)}:$${asVariable(login.password)}"`] : []),
    ...headers.map((pair) => `-H ${quotePair(pair, ': ', known)}`),
    ...cookies.map((pair) => `-b ${quotePair(pair, '=', known)}`),
    ...writeBody(body, known),
  ].join(' ');
}

function writeBody(body: SampleRequest['body'], known: KnownValues): string[] {
  if (!body) return [];
  if (body.kind === 'form') return body.pairs.map((pair) => `--data-urlencode ${quotePair(pair, '=', known)}`);
  if (body.kind === 'multipart') {
    return body.parts.map(({ fileName, ...pair }) =>
      fileName === undefined ? `-F ${quotePair(pair, '=', known)}` : `-F ${quote(`${pair.name}=@${fileName}`)}`,
    );
  }
  const type = `-H 'Content-Type: ${body.mediaType}'`;
  if (body.kind === 'binary') return [type, `--data-binary @${body.fileName}`];
  return [type, `-d ${quote(body.kind === 'json' ? JSON.stringify(body.value) : body.text)}`];
}

export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function quotePair(pair: SamplePair, between: string, known: KnownValues): string {
  const isLiteral = 'literal' in pair.value || known[pair.name] !== undefined;
  const text = `${pair.name}${between}${valueOf(pair, known, (value) => value)}`;
  return isLiteral ? quote(text) : `"${text}"`;
}

function valueOf({ name, value }: SamplePair, known: KnownValues, write: (text: string) => string): string {
  if ('literal' in value) return write(value.literal);
  const found = known[name];
  const prefix = value.prefix ?? '';
  return found === undefined ? `${prefix}$${asVariable(value.variable)}` : write(`${prefix}${found}`);
}

function asVariable(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/\W/g, '_')
    .toUpperCase();
}

/** Encodes text for an address in double quotes, without anything that a shell would expand. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('!', '%21');
}
