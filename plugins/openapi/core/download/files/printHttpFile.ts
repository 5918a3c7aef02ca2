import { type PreparedRequest, withoutLogin } from '../../../../samples/core/sample/prepare';
import { encodedPairs } from '../../../../samples/core/sample/template';
import type { ApiModel } from '../../model/types';
import { fillTemplate, type ListedRequest, listRequests, variable } from './listRequests';

const BOUNDARY = 'part-of-the-body';

/** The requests that samples make, for the HTTP clients of editors: VS Code, JetBrains, Visual Studio and others. */
export function printHttpFile(model: ApiModel): string {
  const { groups, variables } = listRequests(model);
  const values = Array.from(variables, ([name, value]) => `@${name} = ${value || placeholder(name)}`);
  const head = [`# ${oneLine(`${model.title} ${model.version}`)}`, ...values];
  const requests = Array.from(groups, ([group, listed]) => listed.map((one) => printRequest(one, group))).flat();
  return `${[head.join('\n'), ...requests].join('\n\n')}\n`;
}

/** Some clients read no variable without a value. */
function placeholder(name: string): string {
  return `YOUR_${name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_').toUpperCase()}`;
}

function printRequest({ operation, request, address }: ListedRequest, group: string): string {
  const { method, contentType, query, rawQuery } = request;
  const text = fillTemplate(encodedPairs(query, rawQuery));
  const body = printBody(request);
  const headers = [
    ...(request.login ? [`Authorization: ${loginOf(request.login)}`] : []),
    ...withoutLogin(request).map(({ name, value }) => `${name}: ${fillTemplate(value)}`),
    ...(request.cookies ? [`Cookie: ${fillTemplate(request.cookies)}`] : []),
    ...(body === undefined ? [] : [`Content-Type: ${contentType ?? body.mediaType}`]),
  ];
  return [
    `### ${oneLine([group, operation.title].filter(Boolean).join(': '))}`,
    `${method} ${address}${text && `?${text}`}`,
    ...headers,
    ...(body === undefined ? [] : ['', body.text]),
  ].join('\n');
}

/** Clients encode it. */
function loginOf({ scheme, user, password }: NonNullable<PreparedRequest['login']>): string {
  return `${scheme === 'basic' ? 'Basic' : 'Digest'} ${variable(user)} ${variable(password)}`;
}

/** `mediaType`: where the request does not name it. */
function printBody({ body }: PreparedRequest): { text: string; mediaType: string } | undefined {
  switch (body?.kind) {
    case 'json':
      return { text: JSON.stringify(body.value, null, 2), mediaType: body.mediaType };
    case 'text':
      return { text: body.text, mediaType: body.mediaType };
    case 'form':
      return { text: fillTemplate(encodedPairs(body.pairs)), mediaType: 'application/x-www-form-urlencoded' };
    case 'multipart':
      return { text: printParts(body.parts), mediaType: `multipart/form-data; boundary=${BOUNDARY}` };
    case 'binary':
      return { text: `< ./${body.fileName}`, mediaType: body.mediaType };
    default:
      return undefined;
  }
}

type Parts = Extract<NonNullable<PreparedRequest['body']>, { kind: 'multipart' }>['parts'];

function printParts(parts: Parts): string {
  const lines = parts.flatMap((part) => {
    const file = part.fileName === undefined ? '' : `; filename="${part.fileName}"`;
    return [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="${part.name}"${file}`,
      ...(part.contentType === undefined ? [] : [`Content-Type: ${part.contentType}`]),
      '',
      part.fileName === undefined ? fillTemplate(part.value) : `< ./${part.fileName}`,
    ];
  });
  return [...lines, `--${BOUNDARY}--`].join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
