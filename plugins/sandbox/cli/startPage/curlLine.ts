import type { Operation, Parameter } from '../../../openapi/core/model/types';
import type { Json } from '../../core/types';

/** Values of parameters, secrets and keys by their names, where better ones are known than the document's examples. */
export type KnownValues = Record<string, string>;

/**
 * A call as one line for a shell: all that has to be there, with what is known or the document gives as an example. Keys
 * that nobody knows yet are variables of the shell, such as `$SESSION_KEY`.
 *
 * @param origin where the sandbox is, without a slash at the end
 */
export function writeCurlLine(operation: Operation, origin: string, known: KnownValues): string {
  const { method, path, parameters, security, body } = operation;
  const keys = (security[0] ?? []).flatMap(({ scheme }) => (scheme.in === 'query' && scheme.name ? [scheme.name] : []));
  const value = (parameter: Parameter) => encode(known[parameter.name] ?? exampleOf(parameter));
  const places = new Map(parameters.map((parameter) => [parameter.name, value(parameter)]));
  const filled = path.replace(/\{([^{}]*)\}/g, (_, name: string) => places.get(name) ?? name);
  const sent = parameters.filter(({ in: place, required }) => place === 'query' && required);
  const pairs = [
    ...keys.map((name) => `${name}=${known[name] === undefined ? asVariable(name) : encode(known[name])}`),
    ...sent.map((parameter) => `${parameter.name}=${value(parameter)}`),
  ];
  const url = `"${origin}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}"`;
  const content = body?.contents[0];
  const json = quote(JSON.stringify(content?.examples[0]?.value ?? {}));
  const data = content ? ` -H 'Content-Type: application/json' -d ${json}` : '';
  const isUsual = method === (content ? 'POST' : 'GET');
  return `curl ${isUsual ? '' : `-X ${method} `}${url}${data}`;
}

/** A text as one word of a shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function asVariable(name: string): string {
  return `$${name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/\W/g, '_')
    .toUpperCase()}`;
}

function exampleOf({ name, examples, contentType }: Parameter): string {
  const value = examples.find((example) => example.value !== undefined)?.value ?? name;
  if (contentType !== undefined || !Array.isArray(value)) return textOf(value);
  return value.map(textOf).join(',');
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** For an address, and between double quotes: nothing is left that a shell would read. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('!', '%21');
}
