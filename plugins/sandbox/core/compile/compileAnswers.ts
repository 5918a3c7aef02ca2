import type { ApiModel, MediaType, Operation } from '../../../openapi';
import { isObject } from '../../../shared/core/json';
import { isJson } from '../../../shared/core/mediaTypes';
import { sampleValue } from '../../../values/core/sampleValue';
import { toXml } from '../../../values/core/xml';
import type { SandboxAnswer } from '../api';

type Response = Operation['responses'][number];
type Schema = MediaType['schema'];

const OF_TRANSPORT = /^(content-(type|length|encoding)|transfer-encoding|connection|keep-alive|date)$/i;
const CONCRETE: Record<string, string> = { text: 'text/plain', image: 'image/png', audio: 'audio/mpeg' };

export function compileAnswers({ responses }: Operation, model: ApiModel): SandboxAnswer[] {
  return responses.map((response) => {
    const headers = compileHeaders(response, model);
    return {
      status: response.status.toUpperCase().replace('DEFAULT', 'default'),
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      contents: response.contents.map((content) => compileContent(content, model)),
    };
  });
}

function compileHeaders({ headers }: Response, model: ApiModel): Record<string, string> {
  const texts = headers.flatMap(({ name, schema, examples }): Array<[string, string]> => {
    const value =
      examples.find((example) => example.value !== undefined)?.value ??
      sampleValue(schema, model, 'response', { name });
    const text = model.numbers.restore(
      isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''),
    );
    const canBeSent = /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\x20-\x7e]+$/.test(text);
    return canBeSent && !OF_TRANSPORT.test(name) ? [[name, text]] : [];
  });
  return Object.fromEntries(texts);
}

function compileContent(content: MediaType, model: ApiModel): SandboxAnswer['contents'][number] {
  const mediaType = makeConcrete(content.mediaType);
  const write = (value: unknown, schema: Schema) =>
    model.numbers.restore(writeText(value, mediaType, (json) => toXml(json, schema, model)));
  const { schema = content.itemSchema } = content;
  const sample = schema === undefined ? undefined : sampleValue(schema, model, 'response');
  return {
    mediaType,
    examples: content.examples.flatMap(({ name, value, serialized }) =>
      value === undefined
        ? []
        : [{ name, text: isJson(mediaType) ? write(value, schema) : (serialized ?? write(value, schema)) }],
    ),
    sample: write(sample ?? null, schema),
  };
}

function makeConcrete(mediaType: string): string {
  if (!mediaType.includes('*')) return mediaType;
  return CONCRETE[mediaType.split('/')[0] ?? ''] ?? 'application/json';
}

type Json = Parameters<typeof toXml>[0];

function writeText(value: unknown, mediaType: string, asXml: (value: Json) => string): string {
  if (isJson(mediaType)) return JSON.stringify(value);
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (/[/+]xml\b/i.test(mediaType)) return asXml(value as Json);
  const text = JSON.stringify(value);
  return /event-stream/i.test(mediaType) ? `data: ${text}\n\n` : text;
}
