import { serverAddress } from '../../../../samples/core/code/serverAddress';
import { credentialsOf } from '../../../../samples/core/sample/credentials';
import { cleanAddress, type PreparedRequest, prepareRequest } from '../../../../samples/core/sample/prepare';
import type { Template } from '../../../../samples/core/sample/template';
import { groupBy } from '../../../../shared/core/groupBy';
import type { ApiModel, Operation } from '../../model/types';
import { buildSampleRequest } from '../../view/samples/samples';

/** The variable that every address begins with. */
export const BASE_VARIABLE = 'baseUrl';

export interface ListedRequest {
  operation: Operation;
  request: PreparedRequest;
  /** The address up to the query, with variables. */
  address: string;
}

export interface RequestList {
  /** By the title of their tag, in the order of the document. */
  groups: ReadonlyMap<string, ListedRequest[]>;
  /** What readers fill in, with its value, which is empty for credentials. */
  variables: ReadonlyMap<string, string>;
}

/** The requests that the samples of all operations make. */
export function listRequests(model: ApiModel): RequestList {
  const base = cleanAddress(serverAddress(model.servers[0]));
  const variables = new Map([[BASE_VARIABLE, base]]);
  const titles = new Map(model.tags.map(({ name, title }) => [name, title]));
  const listed = model.operations.map((operation): ListedRequest => {
    const sample = buildSampleRequest(operation, model);
    const { login } = sample;
    for (const name of [...credentialsOf(sample), ...(login ? [login.user, login.password] : [])])
      variables.set(name, '');
    const request = prepareRequest(sample);
    const isOther = request.base !== '' && request.base !== base;
    return { operation, request, address: `${isOther ? request.base : variable(BASE_VARIABLE)}${request.path}` };
  });
  return { groups: groupBy(listed, ({ operation }) => titleOf(operation, titles)), variables };
}

function titleOf({ tags: [tag = ''] }: Operation, titles: ReadonlyMap<string, string>): string {
  return titles.get(tag) ?? tag;
}

export function variable(name: string): string {
  return `{{${name}}}`;
}

/** With variables as Postman and clients of `.http` files write them. */
export function fillTemplate(template: Template): string {
  return template.map((part) => (typeof part === 'string' ? part : variable(part.variable))).join('');
}
