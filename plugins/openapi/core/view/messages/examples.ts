import { keywordsOf } from '../../../../schema/core/combine/shapes';
import { safeUrl } from '../../../../schema/core/reader';
import { cutText } from '../../../../shared/core/cutText';
import { isObject, type Json, parseJson } from '../../../../shared/core/json';
import { isJson, isStream, isText, isXml } from '../../../../shared/core/mediaTypes';
import { sampleResult, sampleValue } from '../../../../values/core/sampleValue';
import { toXml } from '../../../../values/core/xml';
import type { ApiModel, Example, MediaType, Operation, Response } from '../../model/types';
import { compactObject } from '../compact';
import type { ViewContext } from '../context';
import { exampleLabel } from '../exampleLabel';
import type { ExampleView } from '../types';
import { isAnyJson, isFileContent, writeStream } from './mediaTypes';

/** Longer examples would outweigh the page, so they are cut. The document keeps the full text. */
const MAX_LENGTH = 20_000;

/** Examples of responses. Generates one if the first has none and is JSON, XML or a stream. */
export function exampleViews(
  [first, ...others]: Response[],
  operation: Operation,
  context: ViewContext,
): ExampleView[] {
  if (!first) return [];
  const own = responseExamples(first, operation, context);
  return tellApart([
    ...(own.length > 0 ? own : inventedResults(first, context.model)),
    ...others.flatMap((response) => responseExamples(response, operation, context)),
  ]);
}

/** One name in several media types: `ok (application/xml)`. */
function tellApart(examples: ExampleView[]): ExampleView[] {
  return examples.map((example) => {
    const { label, mediaType, name = label } = example;
    const isRepeated = examples.some((other) => other !== example && other.label === label);
    return isRepeated && mediaType !== undefined ? { ...example, label: `${label} (${mediaType})`, name } : example;
  });
}

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** As JSON if possible, and also as XML if the call returns both. */
function inventedResults({ status, contents }: Response, model: ApiModel): ExampleView[] {
  const json = contents.find(({ mediaType }) => isJson(mediaType));
  const xml = contents.find(({ mediaType }) => isXml(mediaType));
  const areBoth = json && xml;
  const shown = areBoth ? [json, xml] : [json ?? contents[0]];
  return shown
    .flatMap((content) =>
      content ? inventedExample(content, areBoth ? content.mediaType : status, model, 'response') : [],
    )
    .map((example, index) =>
      compactObject({ ...example, ok: isSuccess(status), mediaType: areBoth ? shown[index]?.mediaType : undefined }),
    );
}

function responseExamples(response: Response, operation: Operation, context: ViewContext): ExampleView[] {
  const ok = isSuccess(response.status);
  return response.contents.flatMap((content) =>
    content.examples.flatMap((example): ExampleView[] => {
      const mediaType = response.contents.length > 1 ? content.mediaType : undefined;
      const view = describeExample(example, content, response.status, context);
      const href = errorHref(example, operation, context) ?? view?.href;
      return view ? [compactObject({ ...view, ok, mediaType, href })] : [];
    }),
  );
}

export function describeExamples(
  content: MediaType,
  context: ViewContext,
  direction: 'request' | 'response',
  invent: boolean,
): ExampleView[] {
  const { mediaType, examples } = content;
  const authored = examples.flatMap((example) => describeExample(example, content, mediaType, context) ?? []);
  return authored.length > 0 || !invent ? authored : inventedExample(content, mediaType, context.model, direction);
}

function describeExample(
  example: Example,
  content: MediaType,
  label: string,
  { model, links }: ViewContext,
): ExampleView | undefined {
  const code = exampleText(example, content, model);
  if (code === undefined) return undefined;
  const named = example.name === 'example' || example.name === 'default' ? undefined : example.name;
  return compactObject({
    label: named === undefined ? (example.summary ?? label) : exampleLabel(example),
    name: example.summary === undefined ? undefined : named,
    ok: true,
    grammar: grammarOf(content.mediaType),
    code,
    html: example.description && links.inlineMarkdown(example.description),
    href: example.value === undefined ? safeUrl(example.externalValue) : undefined,
  });
}

function errorHref(
  { value }: Example,
  { errors }: Operation,
  { model: { envelope }, links }: ViewContext,
): string | undefined {
  if (!envelope || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const code = value[envelope.code];
  return errors.some(({ error }) => error.code === code) ? links.error(code as number) : undefined;
}

function inventedExample(
  content: MediaType,
  label: string,
  model: ApiModel,
  direction: 'request' | 'response',
): ExampleView[] {
  const { mediaType, itemSchema } = content;
  const asStream = isStream(mediaType);
  const schema = (asStream ? itemSchema : undefined) ?? content.schema;
  if (schema === undefined || isFileContent(content, model)) return [];
  const isWritten = asStream || isJson(mediaType) || isAnyJson(content) || isXml(mediaType);
  if (!isWritten) return isText(mediaType) ? textExample(content, label, model) : [];
  const value = sampleValue(schema, model, direction);
  // Nothing is known of a stream that is only text.
  if (value === undefined || (asStream && !itemSchema && typeof value === 'string')) return [];
  const grammar = isAnyJson(content) ? 'json' : grammarOf(mediaType);
  const folded = direction === 'response' && !asStream && grammar === 'json' ? sampleResult(schema, model) : undefined;
  return [{ label, ok: true, grammar, code: folded === undefined ? writeValue(value, content, model) : cut(folded) }];
}

/** Of a text, such as CSV, only an example of its schema says what it looks like. */
function textExample({ schema, mediaType }: MediaType, label: string, model: ApiModel): ExampleView[] {
  const text = keywordsOf(schema, model).examples?.find((value) => typeof value === 'string');
  return typeof text === 'string' ? [{ label, ok: true, grammar: grammarOf(mediaType), code: cut(text) }] : [];
}

function exampleText(
  { value, serialized, externalValue }: Example,
  content: MediaType,
  model: ApiModel,
): string | undefined {
  const { mediaType, schema } = content;
  if (value === undefined) return externalValue;
  if (serialized !== undefined && !isJson(mediaType)) return cut(serialized);
  if (typeof value === 'string')
    return cut(isJson(mediaType) && !isJsonText(value, schema) ? JSON.stringify(value) : value);
  return writeValue(value, content, model);
}

function writeValue(value: Json, { mediaType, schema }: MediaType, model: ApiModel): string {
  if (isStream(mediaType)) return cut(writeStream(Array.isArray(value) ? value : [value], mediaType));
  return cut(isXml(mediaType) ? toXml(value, schema, model) : JSON.stringify(value, null, 2));
}

function cut(text: string): string {
  return cutText(text, MAX_LENGTH, '\n…');
}

function grammarOf(mediaType: string): string {
  if (isJson(mediaType) || /jsonl|ndjson/i.test(mediaType)) return 'json';
  return /xml|html/i.test(mediaType) ? 'markup' : 'text';
}

function isJsonText(text: string, schema: MediaType['schema']): boolean {
  if (isObject(schema) && schema.type === 'string') return false;
  return parseJson(text) !== undefined;
}
