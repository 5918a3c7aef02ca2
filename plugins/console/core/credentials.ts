import type { FillableCall } from '../../openapi';
import type { SandboxApi, SandboxOperation } from '../../sandbox';

/** `session_key` and `sessionKey` are one name. */
function plain(name: string): string {
  return name.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase();
}

/** The text of the field of this name, however deep it is in a result. */
export function findCredential(result: unknown, credential: string): string | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  for (const [name, value] of Object.entries(result)) {
    const found =
      typeof value === 'string' && value !== '' && plain(name) === plain(credential)
        ? value
        : findCredential(value, credential);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Variables of the credentials that a call takes. */
export function credentialsOf({ requests }: FillableCall): string[] {
  const { query = [], headers = [] } = requests[0]?.request ?? {};
  return [...query, ...headers].flatMap(({ value }) => ('variable' in value ? [value.variable] : []));
}

/** Calls that return a credential and need none themselves, such as a login. */
export function findIssuers(credential: string, api: SandboxApi, calls: Record<string, FillableCall>) {
  return Object.values(calls).flatMap((call): Array<{ call: FillableCall; operation: SandboxOperation }> => {
    const operation = findOperation(api, call.requests[0]?.request.method ?? '', call.path);
    if (!operation || credentialsOf(call).length > 0) return [];
    const returned = operation.answers.flatMap(({ contents }) => contents.map(({ sample }) => parse(sample)));
    return returned.some((result) => findCredential(result, credential) !== undefined) ? [{ call, operation }] : [];
  });
}

export function findOperation({ operations }: SandboxApi, method: string, path: string): SandboxOperation | undefined {
  return operations.find((operation) => operation.method === method && operation.path === path);
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
