import type { ApiModel, MediaType, Operation } from '../../openapi';
import { serverAddress } from '../../samples/core/code/serverAddress';
import { findLost, followPath, type LostPart } from '../../schema/core/combine/followPath';
import { shapesOf } from '../../schema/core/combine/shapes';
import type { Shape } from '../../schema/core/combine/types';
import { isObject } from '../../shared/core/json';
import { judgeAnswer } from './judgeAnswer';
import { findSecretFields, isSecret } from './secretFields';
import type { FlowOperation, FlowScheme } from './types';

/** The calls of a document, as flows use them. */
export function toOperations(model: ApiModel): FlowOperation[] {
  const { operations, servers } = model;
  const schemes = new Map(model.securitySchemes.map((scheme): [string, FlowScheme] => [scheme.key, scheme]));
  const shapesIn = (contents: readonly MediaType[]) => contents.map(({ schema }) => shapesOf(model).of(schema));
  return operations.map((operation) => {
    const { operationId, method, path, parameters, body, responses, security, servers: own } = operation;
    return {
      ...(operationId !== undefined && { id: operationId }),
      method,
      path,
      server: serverAddress(own[0] ?? servers[0]),
      parameters: [
        ...credentialsOf(security),
        ...parameters.map(({ name, in: place, required, style, explode, allowReserved, contentType, schema }) => ({
          name,
          in: place,
          required,
          allowReserved,
          ...(style !== undefined && { style }),
          ...(explode !== undefined && { explode }),
          ...(contentType !== undefined && { contentType }),
          ...(isObject(schema) && isSecret(schema) && { isSecret: true }),
        })),
      ],
      contentTypes: body?.contents.map(({ mediaType }) => mediaType) ?? [],
      get secrets() {
        return shapesIn(body?.contents ?? [])
          .map((shape) => findSecretFields(shape))
          .find(Boolean);
      },
      statuses: responses.map(({ status }) => status),
      schemes,
      findLost: (of, path) =>
        of === 'request' ? findLost(shapesIn(body?.contents ?? []), path) : lostInAnswers(responses, shapesIn, path),
      judge: (answer) => judgeAnswer(model, operation, answer),
    };
  });
}

/** What the result lacks, a failure may have. */
function lostInAnswers(
  responses: Operation['responses'],
  shapesIn: (contents: readonly MediaType[]) => Shape[],
  path: readonly string[],
): LostPart | undefined {
  const follow = (isResult: boolean) => {
    const chosen = responses.filter(({ status }) => status.startsWith('2') === isResult);
    return followPath(shapesIn(chosen.flatMap(({ contents }) => contents)), path);
  };
  const lost = follow(true);
  if (!lost || !('known' in lost)) return undefined;
  const ofFailure = follow(false);
  const isOfFailure = ofFailure ? !('known' in ofFailure) : responses.length > 1 && lost.name === path[0];
  return isOfFailure ? undefined : lost;
}

/** Keys that travel as parameters; required ones of the only set of credentials. */
function credentialsOf(security: Operation['security']): FlowOperation['parameters'] {
  return security
    .flat()
    .flatMap(({ scheme: { type, in: place, name } }) =>
      type === 'apiKey' && name !== undefined && (place === 'query' || place === 'header' || place === 'cookie')
        ? { name, in: place, required: security.length === 1, isSecret: true }
        : [],
    );
}
