import type { SandboxApi, SandboxOperation } from '../api';

export type Route =
  | { kind: 'operation'; operation: SandboxOperation; values: Map<string, string> }
  | { kind: 'other-method'; methods: string[] }
  | { kind: 'unknown' };

interface Template {
  pattern: RegExp;
  names: string[];
  operations: SandboxOperation[];
}

const PLACE = /\{([^{}]*)\}/;

/**
 * Finds the operation of a request, and the texts in the places of its path, still encoded. Paths match as the document
 * writes them: case counts, and so does a slash at the end. A place may be empty: then a parameter is missing, not the
 * call. `other-method`: the path is declared, but only with these methods.
 */
export function createRouter({ operations, bases }: SandboxApi): (method: string, pathname: string) => Route {
  const paths = [...new Set(operations.map(({ path }) => path))];
  const templates = paths
    .map((path) => compileTemplate(path, bases, operations))
    // As in OpenAPI: of two templates that fit, the one with fewer places counts.
    .sort((a, b) => a.names.length - b.names.length);

  return (method, pathname) => {
    const found = templates.filter(({ pattern }) => pattern.test(pathname));
    for (const { pattern, names, operations: candidates } of found) {
      const operation = candidates.find((candidate) => candidate.method === method);
      if (!operation) continue;
      const texts = pattern.exec(pathname) ?? [];
      return {
        kind: 'operation',
        operation,
        values: new Map(names.map((name, index) => [name, texts[index + 1] ?? ''])),
      };
    }
    const methods = found.flatMap(({ operations: candidates }) => candidates.map((candidate) => candidate.method));
    return methods.length > 0 ? { kind: 'other-method', methods: [...new Set(methods)] } : { kind: 'unknown' };
  };
}

function compileTemplate(path: string, bases: string[], operations: SandboxOperation[]): Template {
  const parts = path.split(PLACE);
  const text = parts.map((part, index) => (index % 2 === 1 ? '([^/]*)' : escape(part))).join('');
  return {
    pattern: new RegExp(`^(?:${bases.map(escape).join('|')})${text}$`),
    names: parts.filter((_, index) => index % 2 === 1),
    operations: operations.filter((operation) => operation.path === path),
  };
}

/** Text of a path as a URL writes it, for a regular expression. */
function escape(text: string): string {
  return encodeURI(text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
