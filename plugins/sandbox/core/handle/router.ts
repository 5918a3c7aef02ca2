import type { SandboxApi, SandboxOperation } from '../api';
import { escapeRegExp, readQuery, type Texts } from '../request/readTexts';

export type Route =
  | { kind: 'operation'; operation: SandboxOperation; values: Map<string, string> }
  | { kind: 'other-method'; methods: string[] }
  | { kind: 'unknown' };

interface Template {
  pattern: RegExp;
  names: string[];
  wanted: Texts;
  /** The higher, the more it asks for. */
  rank: number;
  operation: SandboxOperation;
}

const PLACE = /\{([^{}]*)\}/;

/**
 * Finds the operation of a request and its path parameters, still encoded. Case and trailing slashes matter. An empty
 * path parameter counts as missing; the call still matches.
 */
export function createRouter({ operations, bases }: SandboxApi) {
  const templates = operations
    .flatMap((operation) => compileTemplates(operation, operation.bases ?? bases))
    // The template with fewer parameters wins, as in OpenAPI.
    .sort((a, b) => a.names.length - b.names.length || b.rank - a.rank);

  return ({ method, headers }: Pick<Request, 'method' | 'headers'>, pathname: string, query: Texts): Route => {
    const has = (name: string, text: string) => {
      const sent = query.get(name) ?? (/^[\w-]+$/.test(name) && headers.has(name) ? [headers.get(name)] : null);
      return text === '' ? sent !== null : (sent?.includes(text) ?? false);
    };
    const found = templates.filter((template) => template.pattern.test(pathname) && hasAll(template.wanted, has));
    const template = found.find(({ operation }) => operation.method === method);
    if (template) {
      const texts = template.pattern.exec(pathname) ?? [];
      const values = new Map(template.names.map((name, index) => [name, texts[index + 1] ?? '']));
      return { kind: 'operation', operation: template.operation, values };
    }
    const methods = [...new Set(found.map(({ operation }) => operation.method))];
    return methods.length > 0 ? { kind: 'other-method', methods } : { kind: 'unknown' };
  };
}

/** Some documents distinguish operations by `?` or `#` in the path. The literal path, encoded, also matches. */
function compileTemplates(operation: SandboxOperation, bases: string[]): Template[] {
  const [path = '', ...rest] = operation.path.split(/[?#]/);
  const whole = compileTemplate(operation, bases, operation.path, '');
  if (rest.length === 0) return [whole];
  return [{ ...whole, rank: Number.POSITIVE_INFINITY }, compileTemplate(operation, bases, path, rest.join('&'))];
}

function compileTemplate(operation: SandboxOperation, bases: string[], path: string, wanted: string): Template {
  const parts = path.split(PLACE);
  const query = readQuery(wanted);
  const text = parts.map((part, index) => (index % 2 === 1 ? '([^/]*)' : escape(part))).join('');
  return {
    pattern: new RegExp(`^(?:${bases.map(escape).join('|')})${text}$`),
    names: parts.filter((_, index) => index % 2 === 1),
    wanted: query,
    rank: query.size,
    operation,
  };
}

function hasAll(wanted: Texts, has: (name: string, text: string) => boolean): boolean {
  return [...wanted].every(([name, texts]) => texts.every((text) => has(name, text)));
}

function escape(text: string): string {
  const encoded = encodeURI(text).replaceAll('?', '%3F').replaceAll('#', '%23');
  return escapeRegExp(encoded.replace(/%25(?=[\da-f]{2})/gi, '%'));
}
