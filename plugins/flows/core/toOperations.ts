import type { ApiModel, Operation } from '../../openapi';
import { serverAddress } from '../../samples/core/code/serverAddress';
import type { FlowOperation } from './types';

/** The calls of a document, as flows use them. */
export function toOperations({ operations, servers }: Pick<ApiModel, 'operations' | 'servers'>): FlowOperation[] {
  return operations.map(({ operationId, method, path, parameters, body, responses, security, servers: own }) => ({
    ...(operationId !== undefined && { id: operationId }),
    method,
    path,
    server: serverAddress(own[0] ?? servers[0]),
    parameters: [
      ...credentialsOf(security),
      ...parameters.map(({ name, in: place, required, style, explode, allowReserved, contentType }) => ({
        name,
        in: place,
        required,
        allowReserved,
        ...(style !== undefined && { style }),
        ...(explode !== undefined && { explode }),
        ...(contentType !== undefined && { contentType }),
      })),
    ],
    contentTypes: body?.contents.map(({ mediaType }) => mediaType) ?? [],
    statuses: responses.map(({ status }) => status),
  }));
}

/** Keys that travel as parameters; required ones of the only set of credentials. */
function credentialsOf(security: Operation['security']): FlowOperation['parameters'] {
  return security
    .flat()
    .flatMap(({ scheme: { type, in: place, name } }) =>
      type === 'apiKey' && name !== undefined && (place === 'query' || place === 'header' || place === 'cookie')
        ? { name, in: place, required: security.length === 1 }
        : [],
    );
}
