import { addressOf } from './addressOf';
import type { ClientRequest } from './types';

const VARIABLE = /^@([\w.-]+)\s*=\s*(.*?)\s*$/;
const USE = /\{\{\s*([^{}]*?)\s*\}\}/g;
const REQUEST = /^(?:([A-Za-z]+)\s+)?(\S+)(?:\s+HTTP\/[\d.]+)?\s*$/;
/** Comments, and scripts and imports of IntelliJ. */
const OTHER = /^(?:#|\/\/|[<>]|import\b|run\b)/;
/** Variables may name each other. */
const DEEPEST = 5;

/** Reads the requests of a `.http` file, as the REST Client of VS Code and IntelliJ write them. */
export function readHttpFile(file: string, text: string): ClientRequest[] {
  const variables = new Map<string, string>();
  const requests: ClientRequest[] = [];
  const lines = text.split(/\r?\n/);
  let isBefore = true;
  for (const [index, line] of lines.entries()) {
    const written = line.trim();
    const [, name, value = ''] = VARIABLE.exec(written) ?? [];
    if (written.startsWith('###')) isBefore = true;
    else if (name !== undefined) variables.set(name, value);
    else if (isBefore && written !== '' && !OTHER.test(written)) {
      isBefore = false;
      const [, method = 'GET', start = ''] = REQUEST.exec(fillIn(written, variables)) ?? [];
      const address = addressOf(start + fillIn(continuation(lines, index + 1), variables));
      const column = line.length - line.trimStart().length + 1;
      if (address) requests.push({ file, line: index + 1, column, method: method.toUpperCase(), ...address });
    }
  }
  return requests;
}

/** A query may go on in the lines below. */
function continuation(lines: readonly string[], start: number): string {
  let text = '';
  for (let at = start; /^\s+[?&]/.test(lines[at] ?? ''); at += 1) {
    text += (lines[at] ?? '').trim().replace(/\s+HTTP\/[\d.]+$/, '');
  }
  return text;
}

function fillIn(text: string, variables: ReadonlyMap<string, string>): string {
  let filled = text;
  for (let depth = 0; depth < DEEPEST && filled.includes('{{'); depth += 1) {
    filled = filled.replaceAll(USE, (_, name: string) => variables.get(name) ?? '{}');
  }
  return filled;
}
