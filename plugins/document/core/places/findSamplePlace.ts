import type { Place } from './findJsonPlace';

/** Finds where a sample sends a parameter or a field of its body. */
export function findSamplePlace(code: string, place: string, name: string, pathTemplate: string): Place | undefined {
  return place === 'path' ? findInPath(code, name, pathTemplate) : findName(code, name);
}

/** The value of a path parameter, between the fixed parts of the path. */
function findInPath(code: string, name: string, template: string): Place | undefined {
  const pattern = template
    .split(/(\{[^}]*\})/)
    .map((part) =>
      part === `{${name}}` ? '(?<value>[^/?"\'`\\s]+)' : part.startsWith('{') ? '[^/?"\'`\\s]+' : escape(part),
    )
    .join('');
  const match = new RegExp(pattern, 'd').exec(code);
  const [start, end] = match?.indices?.groups?.value ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Lines that send nothing: comments, and members of types. */
const ASIDE = /^(?:#|\/\/|\/?\*|[\w$]+\??: [\w$<>[\]| ]+;$)/;

/** The line of a name, without its indentation. Where it is a key or in a query string comes before any other place. */
function findName(code: string, name: string): Place | undefined {
  const key = escape(name);
  const patterns = [`(?<=[?&]|(?<!\\[)["'\`])${key}(?=[=:%"'\`])`, `(?<![\\w$-])${key}(?![\\w-])`];
  const found = patterns.flatMap((pattern) => [...code.matchAll(new RegExp(pattern, 'g'))]);
  return found.map(({ index }) => lineAt(code, index)).find(({ start, end }) => !ASIDE.test(code.slice(start, end)));
}

function lineAt(code: string, index: number): Place {
  const next = code.indexOf('\n', index);
  const end = next < 0 ? code.length : next;
  const line = code.slice(code.lastIndexOf('\n', index) + 1, end);
  return { start: end - line.trimStart().length, end };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
