import { serverAddress } from '../../../../samples/core/code/serverAddress';
import { fillPath, serializeParameter } from '../../../../samples/core/request';
import type { SamplePair, SampleRequest, SampleValue } from '../../../../samples/core/sample/types';
import { capitalise, kebabCase } from '../../../../samples/core/text/names';
import { keywordsOf } from '../../../../schema/core/combine/shapes';
import { once } from '../../../../shared/core/cache';
import { isObject, type Json } from '../../../../shared/core/json';
import { fileEnding, isJson, isText } from '../../../../shared/core/mediaTypes';
import { authoredValues } from '../../../../values/core/authoredValues';
import { sampleParameter } from '../../../../values/core/sampleParameter';
import type { ApiModel, MediaType, Operation, Parameter, Response, SecurityScheme } from '../../model/types';
import type { BuiltRequest } from '../../readerValues/types';
import type { ViewContext } from '../context';
import { isAnyJson, isFileContent } from '../messages/mediaTypes';
import { writeHttpScheme } from '../security';
import type { SampleView } from '../types';
import { sampleBody } from './sampleBody';
import { type SampleChoice, sampleChoices } from './sampleChoices';

/** Total characters of code in all languages; further choices are omitted. */
const MAX_OTHERS = 24_000;

export function writeSamples(operation: Operation, { model, languages, comments }: ViewContext): SampleView[] {
  // Secrets must never appear in client code.
  const fitting = languages.filter(({ side }) => operation.caller !== 'server' || side !== 'client');
  if (fitting.length === 0) return [];
  const requests = requestsOf(operation, model).map(({ request }) => ({ ...request, comments }));
  const written = fitting.map((language) => requests.map((request) => language.write(request)));
  const count = countFitting(written);
  return fitting.map(({ id, label, grammar }, index) => {
    const [code = '', ...others] = written[index]?.slice(0, count) ?? [];
    return {
      id,
      label,
      grammar: grammar.name,
      code,
      ...(others.length > 0 ? { others: others.map((other) => ({ code: other })) } : {}),
    };
  });
}

function countFitting(written: string[][]): number {
  const [first = []] = written;
  let size = 0;
  const tooMany = first.findIndex((_code, choice) => {
    if (choice > 0) for (const codes of written) size += codes[choice]?.length ?? 0;
    return size > MAX_OTHERS;
  });
  return tooMany < 0 ? first.length : tooMany;
}

export function buildSampleRequest(operation: Operation, model: ApiModel, choice?: SampleChoice): SampleRequest {
  return buildRequest(operation, model, choice).request;
}

/** One for each choice. */
export const requestsOf = once((operation: Operation, model: ApiModel) =>
  sampleChoices(operation).map((choice) => buildRequest(operation, model, choice)),
);

function buildRequest(
  operation: Operation,
  model: ApiModel,
  choice: SampleChoice | undefined = sampleChoices(operation)[0],
): BuiltRequest {
  const [credentials = []] = operation.security;
  const name = camelCase(operation.operationId ?? operation.id);
  const request: SampleRequest = {
    name,
    method: operation.method,
    url: '',
    query: [],
    headers: [],
    cookies: [],
    body: choice?.content && sampleBody(choice.content, choice.example, model),
    ...describeResult(operation, model, name),
    envelope: isWrapped(operation) ? model.envelope : undefined,
    pollSeconds: operation.poll && !operation.poll.recommended ? operation.poll.seconds : undefined,
  };
  const pathTexts = new Map<string, string>();
  const rawQuery: string[] = [];
  for (const { scheme } of credentials) addCredential(request, scheme);
  const parameters = chooseParameters(operation, choice?.name).filter((parameter) => !isSent(request, parameter));
  for (const parameter of parameters) {
    if (isSecretParameter(parameter)) {
      request.query.push({ name: parameter.name, value: { variable: camelCase(parameter.name) } });
      continue;
    }
    const value = parameterValue(parameter, operation, model, choice?.name);
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
  request.server = serverAddress(operation.servers[0]);
  request.url = `${request.server}${path.startsWith('/') ? '' : '/'}${path}`;
  return { request, pathTexts: Object.fromEntries(pathTexts) };
}

function chooseParameters({ parameters }: Operation, name: string | undefined): Parameter[] {
  const belongs = ({ examples }: Parameter) => name !== undefined && examples.some((example) => example.name === name);
  return parameters.filter((parameter) => parameter.required || (!parameter.deprecated && belongs(parameter)));
}

function isSecretParameter({ in: place, schema }: Parameter): boolean {
  return place === 'query' && isObject(schema) && schema.format === 'password';
}

function parameterValue(parameter: Parameter, operation: Operation, model: ApiModel, choice: string | undefined): Json {
  const given = parameter.examples.filter(({ value }) => value !== undefined);
  const example = given.find((one) => one.name === choice) ?? given[0];
  if (example?.value !== undefined) return example.value;
  return (
    acceptedType(parameter, operation, model) ?? sampleParameter(parameter, operation.path, model) ?? parameter.name
  );
}

/** What the result comes as, for an `Accept` of which the document does not say more. */
function acceptedType({ in: place, name, schema }: Parameter, operation: Operation, model: ApiModel): Json | undefined {
  if (place !== 'header' || !/^accept$/i.test(name)) return undefined;
  if (authoredValues(keywordsOf(schema, model), undefined).length > 0) return undefined;
  const types = successOf(operation)?.contents.map(({ mediaType }) => mediaType) ?? [];
  return types.find(isJson) ?? types[0];
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

/** Some documents also describe a credential as a parameter. */
function isSent({ query, headers, cookies, login }: SampleRequest, { in: place, name }: Parameter): boolean {
  const isNamed = (pair: SamplePair) => pair.name.toLowerCase() === name.toLowerCase();
  if (place === 'header') return headers.some(isNamed) || (login !== undefined && /^authorization$/i.test(name));
  if (place === 'cookie') return cookies.some((pair) => pair.name === name);
  return place === 'query' && query.some((pair) => pair.name === name);
}

function successOf({ responses }: Operation): Response | undefined {
  return responses.find(({ status }) => /^2/.test(status)) ?? responses[0];
}

function describeResult(
  operation: Operation,
  model: ApiModel,
  name: string,
): Pick<SampleRequest, 'result' | 'resultFile'> {
  const success = successOf(operation);
  const result = resultKind(success, model);
  if (result !== 'binary') return { result };
  const ending = fileEnding(success?.contents[0]?.mediaType ?? '');
  return { result, resultFile: `${kebabCase(name)}.${ending}` };
}

function resultKind(success: Response | undefined, model: ApiModel): SampleRequest['result'] {
  const mediaTypes = success?.contents.map(({ mediaType }) => mediaType) ?? [];
  if (mediaTypes.length === 0) return 'none';
  if (success?.contents.every(({ wrapped }) => wrapped?.isEmpty)) return 'none';
  const isData = (content: MediaType) =>
    (isJson(content.mediaType) || isAnyJson(content)) && !isFileContent(content, model);
  if (success?.contents.some(isData)) return 'json';
  return mediaTypes.every(isText) ? 'text' : 'binary';
}

function isWrapped({ responses }: Operation): boolean {
  return responses.some(({ contents }) => contents.some(({ wrapped }) => wrapped !== undefined));
}

/** An identifier valid in every language: `session_key` -> `sessionKey`, `X-Api-Key` -> `xApiKey`. */
function camelCase(name: string): string {
  const [first = '', ...rest] = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const words = [/^[A-Z\d]+$/.test(first) ? first.toLowerCase() : first, ...rest];
  const joined = words.map(capitalise).join('');
  return /^[A-Z]/.test(joined) ? joined.charAt(0).toLowerCase() + joined.slice(1) : `call${joined}`;
}
