import type { SampleRequest } from './types';

/** Variables of the credentials that a request sends. */
export function credentialsOf({ query, headers, cookies }: SampleRequest): string[] {
  return [...query, ...headers, ...cookies].flatMap(({ value }) => ('variable' in value ? [value.variable] : []));
}

/** The text of the field of this name, however deep it is in a result. */
export function findCredential(result: unknown, credential: string): string | undefined {
  return findNamed(result, plain(credential));
}

function findNamed(result: unknown, wanted: string): string | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  for (const [name, value] of Object.entries(result)) {
    const found =
      typeof value === 'string' && value !== '' && plain(name) === wanted ? value : findNamed(value, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `session_key` and `sessionKey` are one name. */
function plain(name: string): string {
  return name.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase();
}
