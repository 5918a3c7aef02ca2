import type { Place } from './types';

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

/** The line of a name, without its indentation. */
function findName(code: string, name: string): Place | undefined {
  const index = code.search(new RegExp(`(?<![\\w$-])${escape(name)}(?![\\w-])`));
  if (index < 0) return undefined;
  const lineStart = code.lastIndexOf('\n', index) + 1;
  const lineEnd = code.indexOf('\n', index);
  const line = code.slice(lineStart, lineEnd < 0 ? code.length : lineEnd);
  return { start: lineStart + line.length - line.trimStart().length, end: lineStart + line.length };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
