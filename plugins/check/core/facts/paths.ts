import type { Operation } from '../../../openapi';

interface Template {
  path: string;
  segments: string[];
  operations: Operation[];
}

export interface PathIndex {
  all: string[];
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

export function createPathIndex(operations: Operation[]): PathIndex {
  const byPath = new Map<string, Template>();
  for (const operation of operations) {
    const known = byPath.get(operation.path);
    if (known) known.operations.push(operation);
    else byPath.set(operation.path, { path: operation.path, segments: split(operation.path), operations: [operation] });
  }
  const templates = [...byPath.values()];
  const literals = new Set(templates.flatMap(({ segments }) => segments.filter((part) => !isParameter(part))));

  function findExact(written: string): Operation[] {
    const parts = split(written);
    const fitting = templates.filter(({ segments }) => parts.length === segments.length && fits(parts, segments, 0));
    const literal = (template: Template) => template.segments.filter((part) => !isParameter(part)).length;
    const most = Math.max(0, ...fitting.map(literal));
    return fitting.filter((template) => literal(template) === most).flatMap((template) => template.operations);
  }

  return {
    all: [...byPath.keys()],
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
      const parts = split(written);
      if (parts.length < 2 && !written.startsWith('/')) return false;
      return parts.some((part) => literals.has(part) && part.length > 2);
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
