import { splitAt } from './brackets';
import { readLiteral } from './literals';
import { ANY_METHOD, type Part, type SampleCall, type SampleFile } from './types';

const METHOD =
  /\b(\w+)\s*(?:<((?:[^<>(){}]|<[^<>]*>|\{(?:[^{}]|\{[^{}]*\})*\})*)>)?\(\s*(['"])(GET|POST|PUT|PATCH|DELETE)\3\s*,/g;
const TEXT = /^(['"`])([\s\S]*)\1$/;

/** Reads calls of the form `call('GET', '/path', {query}, body)` in JavaScript and TypeScript. */
export function readScriptCalls(sample: SampleFile, samples: readonly SampleFile[]): SampleCall[] {
  return [...readMethodCalls(sample, samples), ...readPairs(sample)];
}

function readMethodCalls(sample: SampleFile, samples: readonly SampleFile[]): SampleCall[] {
  const { text } = sample;
  return [...text.matchAll(METHOD)].flatMap((match): SampleCall[] => {
    const [whole, callee = '', type, , method = ''] = match;
    const open = match.index + whole.lastIndexOf('(');
    const [, path, query, body] = splitAt(text, open) ?? [];
    if (!path) return [];
    const names = query ? readNames(query, text) : { names: [], hasMore: false };
    return pathsOf(path, text, samples).map((found) => {
      return {
        sample,
        index: match.index,
        callee: `${/(?:\w+|\))\.$/.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[0] ?? ''}${callee}`,
        method,
        path: found.path.replace(/\$\{[^}]*\}/g, '{}'),
        pathIndex: found.index,
        query: names?.names,
        hasMore: names?.hasMore ?? true,
        body,
        result: type ? { type, index: match.index + whole.indexOf(type) } : undefined,
      };
    });
  });
}

const PAIR = /(['"`])(\/[^'"`\s]+)\1,\s*(?=\{)/g;

/** A path and its query that code puts together before it makes the call: `['/path', { code }]`. */
function readPairs(sample: SampleFile): SampleCall[] {
  const { text } = sample;
  return [...text.matchAll(PAIR)].flatMap(({ 0: whole, 2: path = '', index }): SampleCall[] => {
    const names = /\[\s*$/.test(text.slice(0, index)) && readNames({ text: '{', index: index + whole.length }, text);
    if (!names) return [];
    const call = { sample, index, callee: '', method: ANY_METHOD, path: path.replace(/\$\{[^}]*\}/g, '{}') };
    return [{ ...call, pathIndex: index + 1, query: names.names, hasMore: true }];
  });
}

/** The path itself, or all that the samples give to a property such as `platform.loginPath`. */
function pathsOf(part: Part, text: string, samples: readonly SampleFile[]): Array<{ path: string; index: number }> {
  const property = /^\w+\.(\w+)$/.exec(part.text)?.[1];
  if (property) {
    const given = new RegExp(`\\b${property}: (['"])(/[^'"]+)\\1`, 'g');
    return samples.flatMap((sample) =>
      [...sample.text.matchAll(given)].map(([, , path = '']) => ({ path, index: part.index })),
    );
  }
  const found = resolve(part, text);
  const path = found && TEXT.exec(found.text)?.[2];
  return found && path?.startsWith('/') ? [{ path, index: found.index + 1 }] : [];
}

/** The value of a constant of the file, or of a variable of Python, or the expression itself. */
export function resolve(part: Part, text: string): Part | undefined {
  if (!/^\w+$/.test(part.text)) return part;
  const declared = nearestTo(
    part.index,
    text.matchAll(new RegExp(`(?:\\bconst |^[ \\t]*)${part.text}(?::[^=\\n]+)? = `, 'gm')),
  );
  if (!declared) return undefined;
  const start = declared.index + declared[0].length;
  const value = /^(?:`[^`]*`|'[^']*'|"[^"]*"|\{)/.exec(text.slice(start))?.[0];
  if (value === undefined) return undefined;
  if (value !== '{') return { text: value, index: start };
  const members = splitAt(text, start);
  const last = members?.at(-1);
  const end = last ? text.indexOf('}', last.index + last.text.length) : start + 1;
  return { text: text.slice(start, end + 1), index: start };
}

/** Whether code adds members to an object after it is declared: `pet.kind = 1`, `pet["kind"] = 1`, `pet.update(…)`. */
export function isExtended(name: string, text: string): boolean {
  if (!/^\w+$/.test(name)) return false;
  return new RegExp(`\\b${name}(?:\\.\\w+|\\[[^\\]\\n]*\\]) = |\\bassign\\(${name}\\b|\\b${name}\\.update\\(`).test(
    text,
  );
}

/** The last one before an index, else the first one after it: names are often used again in another function. */
export function nearestTo(index: number, found: Iterable<RegExpExecArray>): RegExpExecArray | undefined {
  const all = [...found];
  return all.findLast((one) => one.index < index) ?? all[0];
}

export interface NamesRead {
  /** `literal`: the value, where it is written out. */
  names: Array<{ name: string; index: number; literal?: unknown }>;
  hasMore: boolean;
}

/** The keys of an object; keys that code spreads into it are looked up where that is a constant. */
export function readNames(part: Part, text: string): NamesRead | undefined {
  const found = resolve(part, text);
  if (!found?.text.startsWith('{')) return undefined;
  const names: NamesRead['names'] = [];
  let hasMore = isExtended(part.text, text);
  for (const { text: member, index } of splitAt(text, found.index) ?? []) {
    const spread = /^\.\.\.(\w+)$/.exec(member)?.[1];
    const inner = spread ? readNames({ text: spread, index }, text) : undefined;
    if (inner) {
      names.push(...inner.names);
      hasMore ||= inner.hasMore;
    } else if (member.startsWith('...')) hasMore = true;
    else {
      const head = /^['"]?[\w-]+['"]?\s*:\s*/.exec(member)?.[0].length ?? member.length;
      const literal = readLiteral({ text: member.slice(head), index: index + head }, text);
      names.push({ name: /^['"]?([\w-]+)/.exec(member)?.[1] ?? '', index, literal });
    }
  }
  return { names, hasMore };
}
