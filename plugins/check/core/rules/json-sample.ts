import type { Operation } from '../../../openapi';
import { fieldsOf, isOpen } from '../../../schema/core/combine/fieldsOf';
import { shapesOf } from '../../../schema/core/combine/shapes';
import { keepLast } from '../../../shared/core/cache';
import { isObject } from '../../../shared/core/json';
import { didYouMean, findNear } from '../../../shared/suggest';
import { apiRule, createMemory, type Finding } from '../engine/rule';
import { resultOf } from '../facts/buildFacts';
import type { Facts } from '../facts/types';
import { type Mismatch, validateJson } from '../facts/validateJson';
import { isOfPast } from '../project/isOfPast';
import type { ProjectPage } from '../project/project';
import { readBody } from '../samples/bodies';
import { readAllCalls } from '../samples/readCalls';
import { readJson } from '../samples/readJson';
import type { SampleCall, SampleFile } from '../samples/types';
import { operationsCalled, operationsNear } from '../support/passages';
import type { CodeBlock } from '../text/readPage';

const ofPage = createMemory();
const ofCalls = keepLast<Finding[]>();

/** JSON that a page shows beside a call. */
export const jsonSample = apiRule({
  id: 'json-sample',
  needsAll: true,
  about: 'JSON in a page is valid, and is a result or body of a call that the page names before it.',
  *check({ pages, samples }, facts) {
    for (const page of pages) yield* ofPage(page)([samples, facts], () => [...checkPage(page, samples, facts)]);
    yield* ofCalls([samples, facts], () =>
      readAllCalls(samples).flatMap((call) => [...(call.callee === 'curl' ? checkCurl : checkBody)(call, facts)]),
    );
  },
});

function* checkPage(page: ProjectPage, samples: readonly SampleFile[], facts: Facts): Generator<Finding> {
  if (isOfPast(page) || !page.blocks.some(({ code }) => code?.lang === 'json')) return;
  let near: Operation[] = [];
  for (const block of page.blocks) {
    if (block.kind === 'heading') near = [];
    if (block.passage) near.push(...operationsNear({ passage: block.passage, page, owners: [] }, facts));
    const { code } = block;
    const file = code && /\bfile=([^\s#]+)/.exec(code.meta)?.[1];
    if (file)
      for (const sample of samples)
        if (sample.file.endsWith(file)) near.push(...operationsCalled(sample, samples, facts));
    if (code?.lang !== 'json' || file) continue;
    const own = near.length > 0 ? near : (facts.pageOperations.get(page.path) ?? []);
    // Far from any call, JSON may be the reader's own.
    if (own.length > 0 || countEnvelopeFields(code.value, facts) > 0) yield* checkBlock(code, own, facts);
  }
}

/** The body of a call, and parameters that are JSON. */
function* checkCurl({ path, method, body, query = [], sample }: SampleCall, facts: Facts): Generator<Finding> {
  const operation = facts.paths.findExact(path).find((one) => one.method === method);
  if (!operation) return;
  const [content] = operation.body?.contents ?? [];
  const isWritten = content?.mediaType.includes('json') && !body?.text.startsWith('@');
  if (body && isWritten) yield* checkText(body.text, content?.schema, facts, () => sample.place(body.index));
  for (const { name, value, index } of query) {
    const parameter = operation.parameters.find((one) => one.name === name);
    const isJson = parameter?.contentType?.includes('json');
    if (isJson && value && /^[[{]/.test(value))
      yield* checkText(value, parameter?.schema, facts, () => sample.place(index));
  }
}

/** The body of a call, where code writes it out. */
function* checkBody(call: SampleCall, facts: Facts): Generator<Finding> {
  const operation = facts.paths.findExact(call.path).find((one) => one.method === call.method);
  const schema = operation?.body?.contents.find(({ mediaType }) => mediaType.includes('json'))?.schema;
  const body = schema === undefined ? undefined : readBody(call);
  if (!body) return;
  for (const { message, name, path, known } of validateJson(facts.model, schema, body.value)) {
    const at = call.sample.place(body.indexOf(name ?? path.at(-1) ?? ''));
    const hint = name && known ? didYouMean(name, known) : undefined;
    yield { at, message: `In what this call sends, ${message}.`, hint };
  }
}

function* checkText(text: string, schema: unknown, facts: Facts, place: () => Finding['at']): Generator<Finding> {
  const { value, slip } = readJson(text);
  if (slip) {
    yield { at: place(), message: `This call sends invalid JSON: ${slip.message}.` };
    return;
  }
  if (schema === undefined) return;
  for (const { message } of validateJson(facts.model, schema, value)) {
    yield { at: place(), message: `In what this call sends, ${message}.` };
  }
}

function* checkBlock(code: CodeBlock, operations: Operation[], facts: Facts): Generator<Finding> {
  const { model } = facts;
  const results = operations.flatMap(({ responses }) => responses.flatMap(({ contents }) => contents));
  // An envelope is no body, although some bodies accept anything.
  const isEnvelope = countEnvelopeFields(code.value, facts) > 1;
  const bodies = isEnvelope ? [] : operations.flatMap(({ body }) => body?.contents ?? []);
  // Pages also call what the envelope holds the result.
  const inner = isEnvelope ? [] : operations.map(resultOf);
  const schemas = [...[...results, ...bodies].map(({ schema }) => schema), ...inner].filter((one) => one !== undefined);
  const { envelope } = model;
  const all = envelope ? [...schemas, { $ref: envelope.ref }] : schemas;
  yield* validate(code.value, all, facts, (index) => code.place(index));
}

function countEnvelopeFields(text: string, { model: { envelope } }: Facts): number {
  if (!envelope) return 0;
  return [envelope.code, envelope.message, envelope.data].filter((name) => text.includes(`"${name}"`)).length;
}

/** An entity that has all fields of a value, but for slips, where no call says what it is. */
function entityOf(value: unknown, { model }: Facts): { data: unknown; schema: unknown } | undefined {
  const data = isObject(value) && model.envelope ? value[model.envelope.data] : undefined;
  if (!isObject(data) || Object.keys(data).length < 2) return undefined;
  const fits = model.entities.find(({ schema }) => {
    const fields = fieldsOf(shapesOf(model).of(schema));
    const names = Object.keys(data);
    return (
      names.some((name) => fields.has(name)) &&
      names.every((name) => fields.has(name) || findNear(name, fields.keys(), 1).length > 0)
    );
  });
  return fits && { data, schema: fits.schema };
}

/** Whether a value has most of its fields from a schema, or slips of them. Else it is something else: a file, a message … */
function resembles(value: object, schema: unknown, { model }: Facts): boolean {
  const shape = shapesOf(model).of(schema);
  const names = [...fieldsOf(shape).keys()];
  const keys = Object.keys(value);
  const own = keys.filter((key) => names.includes(key) || findNear(key, names, 1).length > 0);
  return own.length * 2 > keys.length || isOpen(shape);
}

/** Reports the differences from the schema that fits best. */
function* validate(
  text: string,
  schemas: unknown[],
  facts: Facts,
  place: (index: number) => Finding['at'],
): Generator<Finding> {
  const { value, slip } = readJson(text);
  if (slip || !isObject(value)) return;
  const { model } = facts;
  const entity = entityOf(value, facts);
  let best: Mismatch[] | undefined;
  for (const schema of schemas.filter((one) => resembles(value, one, facts))) {
    const found = validateJson(model, schema, value);
    if (found.length === 0) {
      best = entity ? validateJson(model, entity.schema, entity.data) : [];
      break;
    }
    if (!best || found.length < best.length) best = found;
  }
  for (const { message, name, path, known } of best ?? []) {
    const key = name ?? path.at(-1);
    const index = Math.max(0, text.indexOf(`"${key}"`));
    const hint = name && known ? didYouMean(name, known) : undefined;
    yield { at: place(index), message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`, hint };
  }
}
