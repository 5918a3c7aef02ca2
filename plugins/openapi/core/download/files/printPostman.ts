import type { PreparedRequest } from '../../../../samples/core/sample/prepare';
import { withoutLogin } from '../../../../samples/core/sample/prepare';
import { encodedPairs } from '../../../../samples/core/sample/template';
import { plainText } from '../../../../shared/core/description/plainText';
import type { ApiModel } from '../../model/types';
import { compactObject } from '../../view/compact';
import { fillTemplate, type ListedRequest, listRequests, variable } from './listRequests';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A Postman collection 2.1 of the requests that samples make, which Bruno, Insomnia and others import, too. */
export function printPostman(model: ApiModel): string {
  const { groups, variables } = listRequests(model);
  const collection = {
    info: compactObject({
      name: model.title,
      version: model.version,
      description: model.summary ?? (model.description && plainText(model.description)),
      schema: SCHEMA,
    }),
    item: Array.from(groups, ([name, requests]) => ({ name, item: requests.map(describeItem) })),
    variable: Array.from(variables, ([key, value]) => ({ key, value, type: 'string' })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function describeItem({ operation, request, address }: ListedRequest): object {
  const { method, login, contentType } = request;
  const type = contentType === undefined ? [] : [{ key: 'Content-Type', value: contentType }];
  const cookies = request.cookies ? [{ key: 'Cookie', value: fillTemplate(request.cookies) }] : [];
  const header = [
    ...withoutLogin(request).map(({ name, value }) => ({ key: name, value: fillTemplate(value) })),
    ...type,
    ...cookies,
  ];
  return {
    name: operation.title,
    request: compactObject({
      method,
      header,
      auth: login && describeLogin(login),
      url: describeUrl(address, request),
      body: describeBody(request),
      description: operation.description && plainText(operation.description),
    }),
    response: [],
  };
}

function describeLogin({ scheme, user, password }: NonNullable<PreparedRequest['login']>): object {
  const entries = [
    { key: 'username', value: variable(user), type: 'string' },
    { key: 'password', value: variable(password), type: 'string' },
  ];
  return { type: scheme, [scheme]: entries };
}

/** Values are encoded already: Postman leaves them as they are. */
function describeUrl(address: string, { query, rawQuery }: PreparedRequest): object {
  const text = fillTemplate(encodedPairs(query, rawQuery));
  const [, host = '', path = ''] = /^(\{\{\w+\}\}|\w+:\/\/[^/]*|)(.*)$/.exec(address) ?? [];
  return compactObject({
    raw: `${address}${text && `?${text}`}`,
    host: [host],
    path: path.split('/').slice(1),
    query: text === '' ? undefined : text.split('&').map(readPair),
  });
}

function readPair(pair: string): { key: string; value: string | null } {
  const at = pair.indexOf('=');
  return at < 0 ? { key: pair, value: null } : { key: pair.slice(0, at), value: pair.slice(at + 1) };
}

function describeBody({ body }: PreparedRequest): object | undefined {
  switch (body?.kind) {
    case 'json':
      return { mode: 'raw', raw: JSON.stringify(body.value, null, 2), options: { raw: { language: 'json' } } };
    case 'text':
      return { mode: 'raw', raw: body.text };
    case 'form':
      return {
        mode: 'urlencoded',
        urlencoded: body.pairs.map(({ name, value }) => ({ key: name, value: fillTemplate(value), type: 'text' })),
      };
    case 'multipart':
      return { mode: 'formdata', formdata: body.parts.map(describePart) };
    case 'binary':
      return { mode: 'file', file: { src: body.fileName } };
    default:
      return undefined;
  }
}

type Part = Extract<NonNullable<PreparedRequest['body']>, { kind: 'multipart' }>['parts'][number];

function describePart(part: Part): object {
  const { name, contentType } = part;
  const type = contentType === undefined ? {} : { contentType };
  if (part.fileName !== undefined) return { key: name, type: 'file', src: part.fileName, ...type };
  return { key: name, type: 'text', value: fillTemplate(part.value), ...type };
}
