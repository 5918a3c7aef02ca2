import type { Part } from './types';

/** A command of `curl`, with shell variables left as `$NAME`. */
export interface CurlCommand {
  /** Where the command begins in the script. */
  index: number;
  method: string;
  address: Part;
  headers: Array<[string, string]>;
  /** What it sends, with the index of its option. */
  data: Array<Part & { isEncoded: boolean }>;
  /** The data are in the query. */
  isGet: boolean;
  /** It needs no other program, such as a pipe. */
  isAlone: boolean;
}

/** The request that a command makes. */
export interface SampleRequest extends Pick<CurlCommand, 'index' | 'method' | 'headers'> {
  url: string;
  body?: string;
}

const COMMAND = /^[ \t]*curl\b(?:\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|[ \t]#.*|[^\n\\])*/gm;
const WORD = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\\r?\n|([^\s'"\\]|\\\S)+|\s+/g;
const DATA = /^(?:-d|--data|--data-raw|--data-binary|--data-ascii|--data-urlencode|--json)$/;

/** Reads the requests of a shell script. Commands that need another program are left out. */
export function readRequests(text: string): SampleRequest[] {
  const commands = readCommands(text).filter(({ isAlone }) => isAlone);
  return commands.map(({ index, method, address, headers, data, isGet }) => {
    const sent = data.map((one) => (one.isEncoded ? encodePair(one.text) : one.text)).join('&');
    const query = isGet && sent !== '' ? `${address.text.includes('?') ? '&' : '?'}${sent}` : '';
    return { index, method, url: `${address.text}${query}`, headers, body: isGet ? undefined : sent || undefined };
  });
}

/** Reads the commands of a shell script whose addresses are written there. */
export function readCommands(script: string): CurlCommand[] {
  return [...script.matchAll(COMMAND)].flatMap(({ 0: command, index }) => {
    const all = splitWords(command, index).slice(1);
    const end = all.findIndex(({ text }) => /^[#|<>&;]/.test(text));
    const words = end < 0 ? all : all.slice(0, end);
    const isCut = end >= 0 && !all[end]?.text.startsWith('#');
    const read = readOptions(words);
    return read ? [{ index, ...read, isAlone: !isCut && !words.some(({ text }) => /\$\(|`/.test(text)) }] : [];
  });
}

function readOptions(words: Part[]): Omit<CurlCommand, 'index' | 'isAlone'> | undefined {
  const headers: CurlCommand['headers'] = [];
  const data: CurlCommand['data'] = [];
  let [method, isGet] = ['', false];
  let address: Part | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const { text, index } = words[at] ?? { text: '', index: 0 };
    const value = () => words[(at += 1)]?.text ?? '';
    if (text === '-X' || text === '--request') method = value();
    else if (text === '-G' || text === '--get') isGet = true;
    else if (text === '-H' || text === '--header') headers.push(readHeader(value()));
    else if (DATA.test(text)) data.push({ text: value(), index, isEncoded: text === '--data-urlencode' });
    else if (/^https?:/.test(text)) address = { text, index };
    if (text === '--json') headers.push(['Content-Type', 'application/json']);
  }
  method ||= isGet || data.length === 0 ? 'GET' : 'POST';
  return address && { method, address, headers, data, isGet };
}

function readHeader(written: string): [string, string] {
  const [, name = '', value = ''] = /^([^:]+):\s*([\s\S]*)$/.exec(written) ?? [];
  return [name, value];
}

/** Variables stay readable, to be filled in later. */
function encodePair(pair: string): string {
  const [, name = '', value = ''] = /^([^=]*)=([\s\S]*)$/.exec(pair) ?? [];
  return `${name}=${encodeURIComponent(value).replace(/%24(\w+|%7B\w+%7D)/g, (_, variable: string) => `$${decodeURIComponent(variable)}`)}`;
}

/** Words without their quotes; a word in quotes begins behind the first one. */
function splitWords(command: string, start: number): Part[] {
  const words: Part[] = [];
  let word: Part | undefined;
  for (const { 0: whole, 1: single, 2: double, index } of command.matchAll(WORD)) {
    if (/^(?:\s+|\\\r?\n)$/.test(whole)) {
      word = undefined;
      continue;
    }
    if (!word) {
      word = { text: '', index: start + index + (/^['"]/.test(whole) ? 1 : 0) };
      words.push(word);
    }
    word.text += single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? whole.replace(/\\(\S)/g, '$1');
  }
  return words;
}
