import type { SandboxOperation } from '../api';
import { escapeRegExp, readQuery, type Texts } from '../request/readTexts';
import type { SentRequest } from '../request/sentRequest';

/** What of an operation decides which requests it answers. */
export type RoutedOperation = Pick<SandboxOperation, 'method' | 'path' | 'bases'>;

export type Route<Operation = SandboxOperation> =
  | { kind: 'operation'; operation: Operation; values: Map<string, string> }
  | { kind: 'other-method'; methods: string[] }
  | { kind: 'unknown' };

interface Template<Operation> {
  pattern: RegExp;
  /** Steps of the path: parameters hold no slash. */
  length: number;
  names: string[];
  wanted: Texts;
  /** Parameters of the path by the name of the query that has them: `/pet?key={apiKey}`. */
  asked: Array<[query: string, name: string]>;
  /** The higher, the more it asks for. */
  rank: number;
  operation: Operation;
}

const PLACE = /\{([^{}]*)\}/;
const WHOLE_PLACE = /^\{([^{}]*)\}$/;

/**
 * Finds the operation of a request and its path parameters, still encoded. Case and trailing slashes matter. An empty
 * path parameter counts as missing; the call still matches.
 */
export function createRouter<Operation extends RoutedOperation>({
  operations,
  bases,
}: {
  operations: readonly Operation[];
  bases: readonly string[];
}) {
  const byLength = new Map<number, Array<Template<Operation>>>();
  for (const operation of operations) {
    for (const base of operation.bases ?? bases) {
      for (const template of compileTemplates(operation, base)) {
        const same = byLength.get(template.length);
        if (same) same.push(template);
        else byLength.set(template.length, [template]);
      }
    }
  }
  for (const templates of byLength.values()) {
    // The template with fewer parameters wins, as in OpenAPI.
    templates.sort((a, b) => a.names.length - b.names.length || b.rank - a.rank);
  }

  return (
    { method, headers, pathname }: Pick<SentRequest, 'method' | 'headers' | 'pathname'>,
    query: Texts,
  ): Route<Operation> => {
    const has = (name: string, text: string) => {
      const sent = query.get(name) ?? (/^[\w-]+$/.test(name) && headers.has(name) ? [headers.get(name)] : null);
      return text === '' ? sent !== null : (sent?.includes(text) ?? false);
    };
    const fits = ({ pattern, wanted }: Template<Operation>) => pattern.test(pathname) && hasAll(wanted, has);
    const templates = byLength.get(countSteps(pathname)) ?? [];
    const template = templates.find((one) => one.operation.method === method && fits(one));
    if (template) {
      const texts = template.pattern.exec(pathname) ?? [];
      const values = new Map(template.names.map((name, index) => [name, texts[index + 1] ?? '']));
      for (const [key, name] of template.asked) values.set(name, query.get(key)?.[0]?.replaceAll('+', '%20') ?? '');
      return { kind: 'operation', operation: template.operation, values };
    }
    const methods = [...new Set(templates.filter(fits).map(({ operation }) => operation.method))];
    return methods.length > 0 ? { kind: 'other-method', methods } : { kind: 'unknown' };
  };
}

/** Some documents distinguish operations by `?` or `#` in the path. The literal path, encoded, also matches. */
function compileTemplates<Operation extends RoutedOperation>(
  operation: Operation,
  base: string,
): Array<Template<Operation>> {
  const [path = '', ...rest] = operation.path.split(/[?#]/);
  const whole = compileTemplate(operation, base, operation.path, '');
  if (rest.length === 0) return [whole];
  return [{ ...whole, rank: Number.POSITIVE_INFINITY }, compileTemplate(operation, base, path, rest.join('&'))];
}

function compileTemplate<Operation extends RoutedOperation>(
  operation: Operation,
  base: string,
  path: string,
  wanted: string,
): Template<Operation> {
  const parts = path.split(PLACE);
  const query = readQuery(wanted);
  const asked = [...query].flatMap(([key, [value = '']]): Template<Operation>['asked'] => {
    const [, name] = WHOLE_PLACE.exec(value) ?? [];
    return name === undefined ? [] : [[key, name]];
  });
  for (const [key] of asked) query.set(key, ['']);
  const text = parts.map((part, index) => (index % 2 === 1 ? '([^/]*)' : escape(part))).join('');
  return {
    pattern: new RegExp(`^${escape(base)}${text}$`),
    length: countSteps(base + parts.filter((_, index) => index % 2 === 0).join('')),
    names: parts.filter((_, index) => index % 2 === 1),
    wanted: query,
    asked,
    rank: query.size,
    operation,
  };
}

function countSteps(path: string): number {
  return path.split('/').length;
}

function hasAll(wanted: Texts, has: (name: string, text: string) => boolean): boolean {
  return [...wanted].every(([name, texts]) => texts.every((text) => has(name, text)));
}

function escape(text: string): string {
  const encoded = encodeURI(text).replaceAll('?', '%3F').replaceAll('#', '%23');
  return escapeRegExp(encoded.replace(/%25(?=[\da-f]{2})/gi, '%'));
}
