import { camelCase } from '../text/names';

/** Words of the language, what its platforms define, and the names that the samples themselves use. */
const TAKEN = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null of package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield ' +
    'any boolean never number object string symbol type unknown ' +
    'console document fetch globalThis name process require self top window wx tt ks cc ' +
    'body data error errMsg file fileInput files form objectUrl onData polling query readFile reject reply resolve ' +
    'response setTimeout statusCode tempFilePath url writeFile xhr'
  ).split(' '),
);

/** A variable that the reader has in scope. */
export function variableName(name: string): string {
  return camelCase(name, TAKEN);
}

/** A function named after a request. */
export function functionName(name: string): string {
  return camelCase(name, TAKEN, 'Call');
}
