import type { SamplePair, SampleRequest } from '../../samples/core/sample/types';
import type { SandboxKey, SandboxOperation } from '../../sandbox';
import type { Field } from './field';

/** The fields of a security alternative. Those of the sample have its variables. */
export function listKeys({ security }: SandboxOperation, set: number, request: SampleRequest | undefined): Field[] {
  const keys = security[set] ?? [];
  // Some documents describe one twice.
  const isFirst = (key: SandboxKey, index: number) =>
    keys.findIndex((other) => isNamed(other, key.in, key.name)) === index;
  return keys.filter(isFirst).map((key) => toField(key, request));
}

/** Whether a pair of the sample is a credential of the alternative that samples show. */
export function isKeyOfSample({ security: [first = []] }: SandboxOperation, place: Field['in'], pair: SamplePair) {
  return 'variable' in pair.value && first.some((key) => isNamed(key, place, pair.name));
}

function isNamed(key: SandboxKey, place: string, name: string): boolean {
  return key.in === place && key.name.toLowerCase() === name.toLowerCase();
}

function toField(key: SandboxKey, request: SampleRequest | undefined): Field {
  const { name, in: place, prefix = '' } = key;
  const pairs = { query: request?.query, header: request?.headers, cookie: request?.cookies }[place] ?? [];
  const own = pairs.find((pair) => isNamed(key, place, pair.name))?.value;
  const common = { in: place, name, value: '', isRequired: true, isKey: true as const };
  if (/^basic /i.test(prefix)) return { ...common, credential: 'basicLogin', prefix, isLogin: true };
  const credential = own && 'variable' in own ? own.variable : variableOf(key);
  return { ...common, credential, ...(prefix && { prefix }) };
}

/** As samples name it. */
function variableOf({ name, prefix = '' }: SandboxKey): string {
  if (prefix !== '') return /^bearer /i.test(prefix) ? 'accessToken' : 'credentials';
  const [first = 'key', ...rest] = name.split(/[^A-Za-z\d]+/).filter(Boolean);
  const words = [
    first.charAt(0).toLowerCase() + first.slice(1),
    ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ];
  return words.join('');
}
