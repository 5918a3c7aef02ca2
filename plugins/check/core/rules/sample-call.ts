import type { Operation } from '../../../openapi';
import { shapesOf } from '../../../schema/core/combine/shapes';
import { didYouMean } from '../../../shared/suggest';
import { type Finding, sampleRule } from '../engine/rule';
import { LOCAL_ADDRESS, listOrigins } from '../facts/servers';
import type { Facts } from '../facts/types';
import { validateJson } from '../facts/validateJson';
import { readAllCalls } from '../samples/readCalls';
import { ANY_METHOD, type SampleCall, type SampleFile } from '../samples/types';
import { suggestPath } from './unknown-path';

/** The path, method and parameters of a call in code. */
export const sampleCall = sampleRule({
  id: 'sample-call',
  needsAll: true,
  about: 'A call in a sample has a path and method of the document, all required parameters and no unknown ones.',
  *check(samples, facts) {
    const calls = readAllCalls(samples);
    for (const call of calls) {
      const operations = facts.paths.findExact(call.path);
      if (operations.length === 0) {
        if (isForeign(call, facts)) continue;
        const isMeant = facts.paths.looksLikePath(call.path) && !call.path.startsWith('/_') && !isOther(call, facts);
        const hint = suggestPath(call.path, facts.paths);
        const at = call.sample.place(call.pathIndex);
        if (isMeant || hint) yield { at, message: `The document has no path \`${call.path}\`.`, hint };
        continue;
      }
      const operation = operations.find(({ method }) => call.method === ANY_METHOD || method === call.method);
      if (!operation) {
        const methods = operations.map(({ method }) => method).join(' or ');
        yield { at: call.sample.place(call.index), message: `\`${call.path}\` takes ${methods}, not ${call.method}.` };
        continue;
      }
      yield* checkNames(call, operation, calls, facts);
      if (call.method !== ANY_METHOD && call.callee !== '') yield* checkBody(call, operation);
    }
  },
});

/** These add no credentials. */
const PLAIN_CLIENT = /^(?:fetch|urlopen|requests\.\w+|httpx\.\w+|(?:wx|tt|ks|my|swan|qq)\.request)$/;

/** A call of another service, whose paths the document does not know. */
function isForeign({ callee, origin }: SampleCall, facts: Facts): boolean {
  if (!origin || callee === 'curl' || LOCAL_ADDRESS.test(origin.text)) return false;
  return !listOrigins(facts).has(origin.text);
}

/** A text that begins as no path of the document does: a file, or a route of the reader's own server. */
function isOther({ callee, path }: SampleCall, { paths }: Facts): boolean {
  const [, first] = path.split('/');
  return callee === '' && !paths.all.some((known) => known.split('/')[1] === first);
}

function* checkNames(call: SampleCall, operation: Operation, calls: SampleCall[], facts: Facts): Generator<Finding> {
  if (!call.query) return;
  const inQuery = operation.parameters.filter(({ in: place }) => place === 'query');
  const keys = operation.security
    .flat()
    .flatMap(({ scheme }) => (scheme.in === 'query' && scheme.name ? [scheme.name] : []));
  const known = [...inQuery.map(({ name }) => name), ...keys];
  for (const { name, index, literal, value = '' } of call.query) {
    const schema = typeof literal === 'number' ? inQuery.find((one) => one.name === name)?.schema : undefined;
    const [excess] = isNumeric(schema, facts) ? validateJson(facts.model, schema, literal, { name }) : [];
    if (excess) yield { at: call.sample.place(index), message: `In what this call sends, ${excess.message}.` };
    // `1h`; other letters are placeholders.
    if (/^\d+[a-z]+$/i.test(value) && isNumeric(inQuery.find((one) => one.name === name)?.schema, facts))
      yield { at: call.sample.place(index), message: `\`${name}\` is a number in the document, not \`${value}\`.` };
    if (name === '' || known.includes(name)) continue;
    const hint = didYouMean(name, known) ?? (known.length > 0 ? `It takes ${known.map(quote).join(', ')}.` : undefined);
    yield { at: call.sample.place(index), message: `\`${operation.title}\` has no parameter \`${name}\`.`, hint };
  }
  if (call.hasMore) return;
  // A function that adds the credentials itself never gets them.
  const allKeys = new Set(facts.model.securitySchemes.map(({ name }) => name));
  const isRaw =
    (PLAIN_CLIENT.test(call.callee) && operation.security.length === 1) ||
    calls.some(
      ({ callee, query, sample }) =>
        callee === call.callee && isBeside(sample, call.sample) && query?.some(({ name }) => allKeys.has(name)),
    );
  const required = [
    ...inQuery.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : [])),
    ...(isRaw ? keys : []),
  ];
  for (const name of required) {
    if (call.query.some((one) => one.name === name)) continue;
    yield { at: call.sample.place(call.index), message: `This call lacks \`${name}\`, which the document requires.` };
  }
}

/** Only then the number is sent as one. */
function isNumeric(schema: unknown, { model }: Facts): boolean {
  const [type = '', another] = shapesOf(model).of(schema).types;
  return another === undefined && /^(?:integer|number)$/.test(type);
}

const quote = (name: string) => `\`${name}\``;

/** Files of one folder share their functions. */
function isBeside({ file }: SampleFile, other: SampleFile): boolean {
  const rootOf = (name: string) => /^.*?\/(?:_[^/]+|demos)(?=\/)/.exec(name)?.[0] ?? '';
  return rootOf(file) === rootOf(other.file);
}

function* checkBody({ sample, index, body, callee }: SampleCall, operation: Operation): Generator<Finding> {
  if (operation.body?.required && !body) {
    yield { at: sample.place(index), message: `\`${operation.title}\` needs a body, and this call sends none.` };
  }
  if (body && !operation.body && (callee === 'curl' || body.text !== 'undefined')) {
    yield { at: sample.place(body.index), message: `\`${operation.title}\` takes no body.` };
  }
}
