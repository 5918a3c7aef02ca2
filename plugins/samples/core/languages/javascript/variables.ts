import type { PreparedRequest } from '../../sample/prepare';
import { camelCase } from '../../text/names';

const TAKEN = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null of package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield ' +
    'any boolean never number object string symbol type unknown ' +
    'console document fetch globalThis name process require self top window wx tt ks cc ' +
    'base body data error errMsg file fileInput files form lines objectUrl onData polling query readFile reject reply resolve ' +
    'response setTimeout statusCode tempFilePath url writeFile xhr'
  ).split(' '),
);

export function variableName(name: string): string {
  return camelCase(name, TAKEN);
}

export function variableNames({ body, headers, query }: PreparedRequest): string[] {
  const values = [...query, ...headers].map(({ value }) => value);
  if (body?.kind === 'form') values.push(...body.pairs.map(({ value }) => value));
  if (body?.kind === 'multipart')
    values.push(...body.parts.flatMap((part) => (part.fileName === undefined ? [part.value] : [])));
  const names = values.flat().flatMap((part) => (typeof part === 'string' ? [] : [variableName(part.variable)]));
  return [...new Set(names)];
}

export function functionName(request: PreparedRequest): string {
  return camelCase(request.name, new Set([...TAKEN, ...variableNames(request)]), 'Call');
}
