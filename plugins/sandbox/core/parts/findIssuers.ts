import { credentialsOf, findCredential } from '../../../samples/core/sample/credentials';
import { parseJson } from '../../../shared/core/json';
import type { SandboxApi, SandboxOperation } from '../api';
import type { OperationPart } from './types';

type Call = Pick<NonNullable<OperationPart['call']>, 'requests'>;

/**
 * The credentials that the calls of a document send, by variable, with the operations that return each and need none
 * themselves, such as a login.
 */
export function findIssuers(
  { operations }: SandboxApi,
  callOf: (operation: SandboxOperation) => Call | undefined,
): OperationPart['credentials'] {
  const sentBy = (operation: SandboxOperation) => {
    const [first] = callOf(operation)?.requests ?? [];
    return first && credentialsOf(first.request);
  };
  const sent = operations.map((operation) => ({ operation, variables: sentBy(operation) }));
  const variables = [...new Set(sent.flatMap(({ variables: own = [] }) => own))];
  // Without credentials, the answers need not be read.
  const open = variables.length === 0 ? [] : sent.filter(({ variables: own }) => own?.length === 0);
  const returned = open.map(({ operation: { id, title, answers } }) => {
    const results = answers.flatMap(({ contents }) => contents.map(({ sample }) => parseJson(sample)));
    return { issuer: { operationId: id, title }, results };
  });
  const issuersOf = (variable: string) =>
    returned
      .filter(({ results }) => results.some((result) => findCredential(result, variable) !== undefined))
      .map(({ issuer }) => issuer);
  return Object.fromEntries(variables.map((variable) => [variable, issuersOf(variable)]));
}
