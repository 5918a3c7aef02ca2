import type { Operation, Server } from '../../../openapi';

interface Template {
  path: string;
  segments: string[];
  operations: Operation[];
}

export interface PathIndex {
  all: string[];
  /** The path of a server, such as `/v1`, with which a written path begins; else empty. */
  baseOf(written: string): string;
  /** Whether it is the beginning of a path, or of a server's. */
  isPart(written: string): boolean;
  /** The literal parts of all paths. */
  segments: ReadonlySet<string>;
  /** Operations of a path as a text writes it: with values, with `{id}`, or shortened to `counter/inc`. */
  find(written: string): Operation[];
  /** Whether a text that matches no path was probably meant to be one. */
  looksLikePath(written: string): boolean;
  /** The written path itself, with only the parameters filled in. */
  findExact(written: string): Operation[];
}

const isParameter = (segment: string) => segment.includes('{');
const split = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((segment) => segment !== '');

/** Without values for its variables, a server may have any path. */
function basesOf(servers: Iterable<Server>): string[] {
  const paths = [...servers].map(({ url }) => url.replace(/^(?:[a-z]+:)?\/\/[^/]+|\/+$/g, ''));
  return [...new Set(paths)].filter((path) => /^\/[^{}]+$/.test(path)).sort((a, b) => b.length - a.length);
}

export function createPathIndex(operations: Operation[]): PathIndex {
  const bases = basesOf(new Set(operations.flatMap(({ servers }) => servers)));
  const byPath = new Map<string, Template>();
  for (const operation of operations) {
    const known = byPath.get(operation.path);
    if (known) known.operations.push(operation);
    else byPath.set(operation.path, { path: operation.path, segments: split(operation.path), operations: [operation] });
  }
  const templates = [...byPath.values()];
  const literals = new Set(templates.flatMap(({ segments }) => segments.filter((part) => !isParameter(part))));

  const baseOf = (written: string) => bases.find((base) => written.startsWith(`${base}/`)) ?? '';

  function findExact(written: string): Operation[] {
    const own = fitting(written);
    return own.length > 0 ? own : fitting(written.slice(baseOf(written).length));
  }

  function fitting(written: string): Operation[] {
    const parts = split(written);
    const found = templates.filter(({ segments }) => parts.length === segments.length && fits(parts, segments, 0));
    const literal = (template: Template) => template.segments.filter((part) => !isParameter(part)).length;
    const most = Math.max(0, ...found.map(literal));
    return found.filter((template) => literal(template) === most).flatMap((template) => template.operations);
  }

  return {
    all: [...byPath.keys()],
    baseOf,
    isPart: (written) => [...byPath.keys(), ...bases].some((path) => `${path}/`.startsWith(written)),
    segments: literals,
    findExact,
    find(written) {
      const exact = findExact(written);
      if (exact.length > 0) return exact;
      if (written.startsWith('/')) return [];
      const parts = split(written);
      return templates
        .filter(({ segments }) =>
          segments.some((_, from) => {
            const rest = segments.slice(from + parts.length);
            const isNamed = !isParameter(segments[from] ?? '{');
            return from > 0 && isNamed && fits(parts, segments, from) && rest.every(isParameter);
          }),
        )
        .flatMap((template) => template.operations);
    },
    looksLikePath(written) {
      const parts = split(written.slice(baseOf(written).length)).filter((part) => !isParameter(part));
      const known = parts.filter((part) => literals.has(part));
      // Files and the reader's own routes share a word with the document, too.
      return known.length * 2 > parts.length && known.some((part) => part.length > 2) && written.includes('/');
    },
  };
}

/** A parameter of a template fits any segment, but a literal one only itself. */
function fits(parts: string[], segments: string[], from: number): boolean {
  return (
    from + parts.length <= segments.length &&
    parts.every((part, index) => {
      const segment = segments[from + index] ?? '';
      if (!isParameter(segment)) return segment === part;
      return !isParameter(part) || part === segment || !/^\{\w+\}$/.test(part);
    })
  );
}
