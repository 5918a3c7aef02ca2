import { didYouMean } from '../../../shared/suggest';
import { type Finding, sampleRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import { isPython, isScript } from '../samples/languages';
import { readAllCalls, readCalls } from '../samples/readCalls';
import type { SampleFile } from '../samples/types';
import { operationsCalled } from '../support/passages';
import { checkCode } from './mentioned-error-code';
import { suggestPath } from './unknown-path';

const PATH = /(['"`])(\/[a-z][\w{}$()./-]*?)(?:\?[^'"`]*)?\1|\{BASE\}(\/[\w/{}$().-]+)/gi;
const CODE = /(?<![\w."'-])\d{5}(?![\w-]|\.\d)/g;
/** Not code: a log, or what a program prints. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'log', 'diff']);
const OPERATION = /["']operation["']\s*:\s*["'](\w+)["']/g;

/** Paths, error codes and operations in code. */
export const sampleName = sampleRule({
  id: 'sample-name',
  needsAll: true,
  about: 'Every path, error code and operation in a sample is one of the document, and its calls can return the code.',
  *check(samples, facts) {
    const everywhere = new Set(readAllCalls(samples).flatMap((call) => facts.paths.findExact(call.path)));
    for (const sample of samples) {
      yield* checkPaths(sample, samples, facts);
      yield* checkKeys(sample, facts);
      yield* checkCodes(sample, samples, facts, everywhere);
      for (const { 1: name = '', index } of sample.text.matchAll(OPERATION)) {
        if (!facts.operations.has(name))
          yield { at: sample.place(index), message: `The document has no operation \`${name}\`.` };
      }
    }
  },
});

function* checkPaths(sample: SampleFile, samples: readonly SampleFile[], { paths }: Facts): Generator<Finding> {
  if (!isScript(sample) && !isPython(sample)) return;
  const calls = new Set(readCalls(sample, samples).map(({ pathIndex }) => pathIndex));
  for (const { 0: whole, 2: text, 3: based, index } of sample.text.matchAll(PATH)) {
    const written = text ?? based ?? '';
    const path = written.replace(/\$\{[^}]*\}/g, 'x');
    if (calls.has(index + whole.indexOf(written)) || paths.findExact(path).length > 0) continue;
    const hint = suggestPath(path, paths);
    if (!paths.looksLikePath(path) && !hint) continue;
    const isPart = path.endsWith('/') && paths.all.some((known) => known.includes(path));
    if (isPart) continue;
    yield { at: sample.place(index), message: `The document has no path \`${path}\`.`, hint };
  }
}

/** Keys in the style of parameters, which code may put together before it makes the call. */
function* checkKeys(sample: SampleFile, { names }: Facts): Generator<Finding> {
  if (!isScript(sample) && !isPython(sample)) return;
  const { text, place } = sample;
  const known = [...names.keys()].filter((name) => name.includes('_'));
  if (known.length === 0) return;
  for (const { 1: name = '', index } of text.matchAll(/(?<=[{,]\s*)['"]?([a-z]+(?:_[a-z0-9]+)+)['"]?\s*:/g)) {
    if (names.has(name) || !didYouMean(name, known)) continue;
    yield { at: place(index), message: `The document has no parameter \`${name}\`.`, hint: didYouMean(name, known) };
  }
}

/** A code that a sample handles comes from one of the calls of the file, if it makes any. */
function* checkCodes(
  sample: SampleFile,
  samples: readonly SampleFile[],
  facts: Facts,
  everywhere: ReadonlySet<object>,
): Generator<Finding> {
  const calls = operationsCalled(sample, samples, facts);
  if (PLAIN.has(sample.lang)) return;
  for (const { 0: written, index } of sample.text.matchAll(CODE)) {
    const unknown = checkCode(written, facts);
    if (unknown) {
      yield { at: sample.place(index), ...unknown };
      continue;
    }
    const fact = facts.codes.get(Number(written));
    if (!fact || calls.length === 0 || !isScript(sample) || isImported(sample, fact.operations, everywhere)) continue;
    if (isShared(sample, samples)) continue;
    if (calls.some((operation) => fact.operations.includes(operation))) continue;
    yield { at: sample.place(index), message: `No call of this sample returns ${written}.` };
  }
}

/** Another demo imports the file, and may bring calls of its own. */
function isShared({ file }: SampleFile, samples: readonly SampleFile[]): boolean {
  const name = /([\w-]+)\.\w+$/.exec(file)?.[1];
  const folder = file.replace(/[^/]+$/, '');
  if (!folder.includes('/demos/')) return false;
  const imported = new RegExp(`\\bfrom '[./\\w-]*/${name}'`);
  return samples.some((other) => other.file !== file && imported.test(other.text));
}

/** Codes of every call are handled in one place, for all files. */
function isImported({ text }: SampleFile, operations: object[], everywhere: ReadonlySet<object>): boolean {
  return /\bexport\b/.test(text) && operations.length > everywhere.size;
}
