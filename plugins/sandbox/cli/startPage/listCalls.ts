import type { ApiModel, BuildSampleRequest, Operation } from '../../../openapi';
import type { SandboxApi } from '../../core/api';
import type { CurlRequest, KnownValues } from './curlLine';

/** A call of the start page. */
export interface ListedCall {
  title: string;
  method: string;
  /** With that of its server. */
  path: string;
  /** It needs no credentials. */
  isOpen: boolean;
  /** Its address is below that of the sandbox. */
  request: CurlRequest;
}

/** All calls of a document, with the values that a sandbox knows. */
export function listCalls(
  model: ApiModel,
  { bases, operations }: SandboxApi,
  buildSampleRequest: BuildSampleRequest,
  known: KnownValues = {},
): ListedCall[] {
  return model.operations.map((operation, index): ListedCall => {
    const base = (operations[index]?.bases ?? bases)[0] ?? '';
    const { title, method, path, security } = operation;
    const { server = '', ...sample } = buildSampleRequest(narrow(operation, `http://sandbox${base}`, known), model);
    const request = { ...sample, method, url: `${base}${sample.url.slice(server.length)}` };
    return { title, method, path: `${base}${path}`, isOpen: security.length === 0, request };
  });
}

function narrow(operation: Operation, url: string, known: KnownValues): Operation {
  const parameters = operation.parameters
    .filter(({ required }) => required)
    .map((parameter) => {
      const value = known[parameter.name];
      return value === undefined ? parameter : { ...parameter, examples: [{ name: 'known', value }] };
    });
  return { ...operation, parameters, servers: [{ url, variables: [] }] };
}
