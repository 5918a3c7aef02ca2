import type { SandboxApi, SandboxOperation } from '../api';
import { readQuery, type Texts } from './readTexts';

export type Route =
  | { kind: 'operation'; operation: SandboxOperation; values: Map<string, string> }
  | { kind: 'other-method'; methods: string[] }
  | { kind: 'unknown' };

interface Template {
  pattern: RegExp;
  names: string[];
  /** Of a path that has a query: what a request must have, too. */
  query: Texts;
  operation: SandboxOperation;
}

const PLACE = /\{([^{}]*)\}/;

/**
 * Finds the operation of a request, and the texts in the places of its path, still encoded. Paths match as the document
 * writes them: case counts, and so does a slash at the end. A place may be empty: then a parameter is missing, not the
 * call. `other-method`: the path is declared, but only with these methods.
 */
export function createRouter({ operations, bases }: SandboxApi) {
  const templates = operations
    .map((operation) => compileTemplate(operation, operation.bases ?? bases))
    // As in OpenAPI: of two templates that fit, the one with fewer places counts.
    .sort((a, b) => a.names.length - b.names.length || b.query.size - a.query.size);

  return (method: string, pathname: string, query: Texts): Route => {
    const found = templates.filter((template) => template.pattern.test(pathname) && hasAll(query, template.query));
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

/** Some documents tell operations apart by a query in their path, or by a fragment, which no request has. */
function compileTemplate(operation: SandboxOperation, bases: string[]): Template {
  const [address = ''] = operation.path.split('#');
  const [path = '', query = ''] = address.split('?');
  const parts = path.split(PLACE);
  const text = parts.map((part, index) => (index % 2 === 1 ? '([^/]*)' : escape(part))).join('');
  return {
    pattern: new RegExp(`^(?:${bases.map(escape).join('|')})${text}$`),
    names: parts.filter((_, index) => index % 2 === 1),
    query: readQuery(query),
    operation,
  };
}

function hasAll(sent: Texts, wanted: Texts): boolean {
  return [...wanted].every(([name, texts]) => texts.every((text) => sent.get(name)?.includes(text)));
}

/** Text of a path as a URL writes it, for a regular expression. */
function escape(text: string): string {
  return encodeURI(text)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
