import { isObject, type Json } from '../json';
import type { ApiModel, MediaType, Operation, Parameter, SecurityScheme } from '../model/types';
import { fillPath, serializeParameter } from '../request';
import type { SampleComments } from '../samples/comments';
import type { SampleBody, SampleLanguage, SamplePair, SampleRequest, SampleValue } from '../samples/types';
import { sampleValue } from '../sampleValue';
import { serverAddress } from '../serverAddress';
import { shrink } from '../shrink';
import { promisesNothing, unwrapEnvelope } from './envelope';
import { isAnyJson, isJson, isText, isXml } from './mediaTypes';
import { writeHttpScheme } from './security';
import type { SampleView } from './types';
import { toXml } from './xml';

/** In characters: a longer body is shortened, since each language would repeat it. */
const MAX_BODY = 10_000;

/** The operation in every language that fits its caller. */
export function writeSamples(
  operation: Operation,
  model: ApiModel,
  languages: SampleLanguage[],
  comments: SampleComments,
): SampleView[] {
  const fitting = languages.filter(({ side }) => fits(side, operation.caller));
  if (fitting.length === 0) return [];
  const request = { ...buildSampleRequest(operation, model), comments };
  return fitting.map((language) => ({
    id: language.id,
    label: language.label,
    grammar: language.grammar,
    code: language.write(request),
  }));
}

/** A secret never goes into a client, and a player's session key is of no use on a server. */
function fits(side: SampleLanguage['side'], caller: Operation['caller']): boolean {
  return caller !== 'server' || side !== 'client';
}

/** The request that samples show: all required parameters, and the first optional one that has an example. */
export function buildSampleRequest(operation: Operation, model: ApiModel): SampleRequest {
  const [credentials = []] = operation.security;
  const request: SampleRequest = {
    name: camelCase(operation.operationId ?? operation.id),
    method: operation.method,
    url: '',
    query: [],
    headers: [],
    cookies: [],
    body: buildBody(operation, model),
    result: resultKind(operation, model),
    envelope: isWrapped(operation, model) ? model.envelope : undefined,
    pollSeconds: operation.poll && !operation.poll.recommended ? operation.poll.seconds : undefined,
  };
  const pathTexts = new Map<string, string>();
  const rawQuery: string[] = [];
  for (const { scheme } of credentials) addCredential(request, scheme);
  const parameters = chooseParameters(operation).filter((parameter) => !isSent(request, parameter));
  for (const parameter of parameters) {
    if (isSecretParameter(parameter)) {
      request.query.push({ name: parameter.name, value: { variable: camelCase(parameter.name) } });
      continue;
    }
    const value = parameterValue(parameter, model);
    const { pairs, rawQuery: raw, pathText } = serializeParameter(parameter, value);
    const values = pairs.map(([name, literal]): SamplePair => ({ name, value: { literal } }));
    if (pathText !== undefined) pathTexts.set(parameter.name, pathText);
    if (raw) rawQuery.push(raw);
    if (parameter.in === 'query' || parameter.in === 'querystring') request.query.push(...values);
    if (parameter.in === 'header') request.headers.push(...values);
    if (parameter.in === 'cookie') request.cookies.push(...values);
  }
  if (rawQuery.length > 0) request.rawQuery = rawQuery.join('&');
  const path = fillPath(operation.path, pathTexts);
  request.url = `${serverAddress(operation.servers[0])}${path.startsWith('/') ? '' : '/'}${path}`;
  return request;
}

function chooseParameters({ parameters }: Operation): Parameter[] {
  const optional = parameters.find(
    (parameter) => !parameter.required && !parameter.deprecated && parameter.examples.length > 0,
  );
  return parameters.filter((parameter) => parameter.required || parameter === optional);
}

function isSecretParameter({ in: place, schema }: Parameter): boolean {
  return place === 'query' && isObject(schema) && schema.format === 'password';
}

function parameterValue({ name, schema, examples }: Parameter, model: ApiModel): Json {
  const example = examples.find(({ value }) => value !== undefined)?.value;
  return example ?? sampleValue(schema, model, 'request') ?? name;
}

function addCredential(request: SampleRequest, scheme: SecurityScheme): void {
  const { type, in: place, name, key } = scheme;
  if (type === 'apiKey' && name) {
    const value: SampleValue = { variable: camelCase(/^[\w-]+$/.test(name) ? name : key) };
    if (place === 'query') request.query.push({ name, value });
    else if (place === 'cookie') request.cookies.push({ name, value });
    else request.headers.push({ name, value });
  }
  if (type === 'mutualTLS') request.clientCertificate = true;
  if (type === 'oauth2' || type === 'openIdConnect') addAuthorization(request, 'Bearer');
  if (type === 'http' && scheme.scheme) addAuthorization(request, writeHttpScheme(scheme.scheme));
}

function addAuthorization(request: SampleRequest, scheme: string): void {
  if (scheme === 'Basic' || scheme === 'Digest') {
    request.login = { scheme: scheme === 'Basic' ? 'basic' : 'digest', user: 'apiUser', password: 'apiPassword' };
    return;
  }
  const variable = scheme === 'Bearer' ? 'accessToken' : 'credentials';
  request.headers.push({ name: 'Authorization', value: { variable, prefix: `${scheme} ` } });
}

/** Documents that describe a credential as a parameter as well mean one and the same. */
function isSent({ query, headers, cookies, login }: SampleRequest, { in: place, name }: Parameter): boolean {
  const isNamed = (pair: SamplePair) => pair.name.toLowerCase() === name.toLowerCase();
  if (place === 'header') return headers.some(isNamed) || (login !== undefined && /^authorization$/i.test(name));
  if (place === 'cookie') return cookies.some((pair) => pair.name === name);
  return place === 'query' && query.some((pair) => pair.name === name);
}

function buildBody({ body }: Operation, model: ApiModel): SampleBody | undefined {
  const contents = body?.contents ?? [];
  const exact = contents.find(({ mediaType }) => isJson(mediaType) && !mediaType.includes('*'));
  const content = exact ?? contents.find(({ mediaType }) => isJson(mediaType)) ?? contents[0];
  if (!content) return undefined;
  // A pattern says what may be sent, but cannot be sent itself.
  const isPattern = isAnyJson(content) || (isJson(content.mediaType) && content.mediaType.includes('*'));
  const mediaType = isPattern ? 'application/json' : content.mediaType;
  const value = bodyValue(content, model);
  if (isJson(mediaType)) return { kind: 'json', mediaType, value: value ?? {} };
  if (/x-www-form-urlencoded/i.test(mediaType)) return { kind: 'form', pairs: formPairs(value) };
  if (/^multipart\//i.test(mediaType)) return { kind: 'multipart', parts: multipartParts(content, value) };
  if (isText(mediaType)) return { kind: 'text', mediaType, text: bodyText(content, value, model) };
  return { kind: 'binary', mediaType, fileName: 'file.bin' };
}

function bodyValue({ schema, examples }: MediaType, model: ApiModel): Json | undefined {
  const example = examples.find(({ value }) => value !== undefined)?.value;
  if (example !== undefined && example !== null) return shrink(example, MAX_BODY);
  return schema === undefined ? undefined : sampleValue(schema, model, 'request');
}

function bodyText({ mediaType, schema, examples }: MediaType, value: Json | undefined, model: ApiModel): string {
  const serialized = examples.find((example) => example.value !== undefined)?.serialized;
  if (serialized !== undefined && serialized.length <= MAX_BODY) return serialized;
  if (typeof value === 'string') return value;
  return isXml(mediaType) && value !== undefined ? toXml(value, schema, model) : JSON.stringify(value ?? '');
}

function formPairs(value: Json | undefined): SamplePair[] {
  return Object.entries(isObject(value) ? value : {}).map(([name, field]) => ({
    name,
    value: { literal: typeof field === 'string' ? field : JSON.stringify(field) },
  }));
}

function multipartParts({ schema, encoding }: MediaType, value: Json | undefined) {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return formPairs(value).map((pair) => {
    const property = properties[pair.name];
    const isFile =
      isObject(property) &&
      (property.format === 'binary' || property.contentMediaType !== undefined) &&
      property.contentEncoding === undefined;
    // Several types may be allowed; a part has one.
    const [contentType] = encoding.find((part) => part.property === pair.name)?.contentType?.split(',', 1) ?? [];
    return { ...pair, ...(isFile ? { fileName: pair.name } : {}), ...(contentType ? { contentType } : {}) };
  });
}

function resultKind({ responses }: Operation, model: ApiModel): SampleRequest['result'] {
  const success = responses.find(({ status }) => /^2/.test(status)) ?? responses[0];
  const mediaTypes = success?.contents.map(({ mediaType }) => mediaType) ?? [];
  if (mediaTypes.length === 0) return 'none';
  if (success?.contents.every(({ schema }) => promisesNothing(unwrapEnvelope(schema, model)))) return 'none';
  if (mediaTypes.some(isJson) || success?.contents.some(isAnyJson)) return 'json';
  return mediaTypes.every(isText) ? 'text' : 'binary';
}

function isWrapped({ responses }: Operation, model: ApiModel): boolean {
  return responses.some(({ contents }) => contents.some(({ schema }) => unwrapEnvelope(schema, model) !== undefined));
}

/** `session_key` -> `sessionKey`, `X-Api-Key` -> `xApiKey`: a name that every language takes. */
function camelCase(name: string): string {
  const [first = '', ...rest] = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const words = [/^[A-Z\d]+$/.test(first) ? first.toLowerCase() : first, ...rest];
  const joined = words
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('');
  return /^[a-z]/.test(joined) ? joined : `call${joined.charAt(0).toUpperCase()}${joined.slice(1)}`;
}
