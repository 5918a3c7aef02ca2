import { writeMultipart } from '../../sample/multipart';
import type { PreparedPart, PreparedRequest } from '../../sample/prepare';
import { hasVariable, literalText } from '../../sample/template';
import type { Doc } from '../../text/doc';
import { layOutJson } from '../../text/json';
import { dataOptions, option } from './options';
import { printCommand, printMultipart } from './printf';
import { quoteShell, shellWord } from './quote-shell';

/** Options that send a body. `input` is a command whose output curl reads (`@-`). */
export interface CurlBody {
  options: Doc[];
  input?: string;
}

/** Linux limits an argument to 128 KiB; a UTF-16 code unit takes at most three bytes. */
const MAX_ARGUMENT = 40_000;

const contentType = (mediaType: string) => option('--header', [`Content-Type: ${mediaType}`]);

function textBody(mediaType: string, text: string, name: '--data' | '--data-raw'): CurlBody {
  if (text.includes('\0') || text.length > MAX_ARGUMENT) {
    return { options: [contentType(mediaType), '--data-binary @-'], input: printCommand([text]) };
  }
  return { options: [contentType(mediaType), `${name} ${quoteShell(text)}`] };
}

/** Quotes a word in curl's own double quotes for `--form`. */
const quoteForm = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** Whether `--form` takes the value literally. */
const isHarmless = (value: string) => /^[^\s"'@<(;\0][^;\0]*$/.test(value) && !/\s$/.test(value);

/** Media types that curl parses in full, including parameters. */
const isPlainType = (type: string) => /^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/.test(type);

function formOption(part: PreparedPart): Doc {
  const type = part.contentType === undefined ? '' : `;type=${part.contentType}`;
  if (part.fileName !== undefined) {
    const isSafe = /^[\w./ -]+$/.test(part.fileName);
    return option('--form', [`${part.name}=@${isSafe ? part.fileName : quoteForm(part.fileName)}${type}`]);
  }
  if (type) return option('--form', [`${part.name}=${literalText(part.value)}${type}`]);
  return option('--form-string', [`${part.name}=`, ...part.value]);
}

/** `--form` supports neither `=` in names nor U+0000; a field with a type must also be harmless. */
function fitsForm(part: PreparedPart): boolean {
  if (part.name === '' || /[=\p{Cc}]/u.test(part.name)) return false;
  if (part.fileName !== undefined) return !/\p{Cc}/u.test(part.fileName);
  if (part.contentType !== undefined) {
    return !hasVariable(part.value) && isPlainType(part.contentType) && isHarmless(literalText(part.value));
  }
  return !part.value.some((text) => typeof text === 'string' && text.includes('\0'));
}

function multipartBody(parts: PreparedPart[]): CurlBody {
  if (parts.length > 0 && parts.every(fitsForm)) return { options: parts.map(formOption) };
  const { contentType: type, lines } = writeMultipart(parts);
  return {
    options: [contentType(type), '--data-binary @-'],
    input: printMultipart(lines),
  };
}

export function curlBody({ body, contentType: mediaType = '' }: PreparedRequest): CurlBody | undefined {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
      // JSON never starts with `@`, so `--data` is safe.
      return textBody(mediaType, layOutJson(body.value, '  '), '--data');
    case 'text':
      return textBody(mediaType, body.text, '--data-raw');
    case 'form':
      return { options: body.pairs.length > 0 ? dataOptions(body.pairs) : ["--data ''"] };
    case 'binary':
      return { options: [contentType(mediaType), `--data-binary ${shellWord(`@${body.fileName}`)}`] };
    case 'multipart':
      return multipartBody(body.parts);
  }
}
