import { isPython, isScript } from '../samples/languages';
import { readLiteralCalls } from '../samples/literalCalls';
import { readCalls } from '../samples/readCalls';
import { ANY_METHOD, type SampleCall, type SampleFile } from '../samples/types';
import type { ClientRequest } from './types';

/** `axios.get<Pet>(`, before an address. */
const CALLER = /\.(get|post|put|patch|delete|head|options)\s*(?:<[^()]*>)?\(\s*$/;
const LONGEST_CALLER = 120;

/** Reads the requests of a file of code: calls of the usual clients, and all texts that begin with a path. */
export function readCode(sample: SampleFile, samples: readonly SampleFile[]): ClientRequest[] {
  const calls = readCalls(sample, samples);
  const known = new Set(calls.map(({ pathIndex }) => pathIndex));
  const literals = isScript(sample) || isPython(sample) ? readLiteralCalls(withoutExpressions(sample)) : [];
  const others = literals.filter((call) => !known.has(call.pathIndex) && !isKey(call));
  return [...calls, ...others.map((call) => ({ ...call, method: methodBefore(call) ?? call.method }))].map(toRequest);
}

/** Quotes and spaces in an expression of a template do not end the text. */
function withoutExpressions(sample: SampleFile): SampleFile {
  const text = sample.text.replaceAll(/\$\{[^{}`]*\}/g, (written) => `\${${'_'.repeat(written.length - 3)}}`);
  return { ...sample, text };
}

/** Generated types have all paths as keys: `"/pets": {`. */
function isKey({ sample: { text }, index }: SampleCall): boolean {
  const line = text.slice(text.lastIndexOf('\n', index) + 1).split('\n', 1)[0] ?? '';
  return /^\s*(["'`])[^"'`]*\1\??:/.test(line);
}

function methodBefore({ sample: { text }, index, method }: SampleCall): string | undefined {
  if (method !== ANY_METHOD) return undefined;
  return CALLER.exec(text.slice(Math.max(0, index - LONGEST_CALLER), index))?.[1]?.toUpperCase();
}

function toRequest({ sample, method, path, pathIndex, origin, query = [] }: SampleCall): ClientRequest {
  return {
    ...sample.place(pathIndex),
    method,
    path,
    query: new Map(query.map(({ name, value = '' }) => [name, [value]])),
    ...(origin && { origin: origin.text.toLowerCase() }),
    isGuess: true,
  };
}
