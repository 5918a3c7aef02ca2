/** A request that a command of `curl` makes, with shell variables left as `$NAME`. */
export interface SampleRequest {
  /** Of the command in the sample. */
  index: number;
  method: string;
  url: string;
  headers: Array<[string, string]>;
  body?: string;
}

const COMMAND = /^[ \t]*curl\b(?:[^\n\\]|\\[\s\S])*/gm;
const WORD = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\\r?\n|([^\s'"\\]|\\\S)+|\s+/g;
const DATA = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii']);
/** Options that take a value which does not matter here. */
const WITH_VALUE = new Set([
  '-o',
  '--output',
  '-u',
  '--user',
  '-A',
  '--user-agent',
  '-m',
  '--max-time',
  '--retry',
  '-w',
  '-b',
  '-c',
]);

/** Reads the requests of a shell script. Commands that need another program, such as a pipe into `curl`, are left out. */
export function readRequests(text: string): SampleRequest[] {
  return [...text.matchAll(COMMAND)].flatMap(({ 0: command, index }) => {
    const all = splitWords(command);
    const comment = all.indexOf('#');
    const words = comment < 0 ? all : all.slice(0, comment);
    return words.some((word) => /^[|<>&;]|\$\(|`/.test(word)) ? [] : [readCommand(words.slice(1), index)];
  });
}

function readCommand(words: string[], index: number): SampleRequest {
  const headers: Array<[string, string]> = [];
  const data: string[] = [];
  const pairs: string[] = [];
  let [method, url, isGet] = ['', '', false];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const value = () => words[(at += 1)] ?? '';
    if (word === '-X' || word === '--request') method = value();
    else if (word === '-G' || word === '--get') isGet = true;
    else if (word === '-H' || word === '--header') headers.push(readHeader(value()));
    else if (DATA.has(word)) data.push(value());
    else if (word === '--json') {
      data.push(value());
      headers.push(['Content-Type', 'application/json']);
    } else if (word === '--data-urlencode') pairs.push(value());
    else if (WITH_VALUE.has(word)) value();
    else if (!word.startsWith('-')) url = word;
  }
  const query = isGet ? [...data, ...pairs.map(encodePair)].join('&') : '';
  const whole = query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
  const body = isGet ? undefined : [...data, ...pairs.map(encodePair)].join('&') || undefined;
  return {
    index,
    method: method || (body === undefined ? 'GET' : 'POST'),
    url: whole,
    headers,
    body,
  };
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

function splitWords(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (const { 0: whole, 1: single, 2: double } of command.matchAll(WORD)) {
    if (/^(?:\s+|\\\r?\n)$/.test(whole)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = `${word ?? ''}${single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? whole.replace(/\\(\S)/g, '$1')}`;
    }
  }
  if (word !== undefined) words.push(word);
  return words;
}
