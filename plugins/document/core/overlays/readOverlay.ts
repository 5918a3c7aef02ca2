import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import type { Problem } from '../../../shared/problem';
import { didYouMean } from '../../../shared/suggest';
import { problemAt, sourceAt } from '../parse/sourceText';
import type { KeyPart, ParsedFile } from '../parse/types';
import { type Container, isContainer } from './container';
import type { Draft } from './draft';
import { type JSONPathQuery, parseQuery } from './jsonPath';

export const OVERLAY_RULE = 'overlay';

const TYPES = {
  overlay: { overlay: 'string', info: 'object', extends: 'string', actions: 'array' },
  info: { title: 'string', version: 'string', description: 'string' },
  action: { target: 'string', description: 'string', update: 'any', copy: 'string', remove: 'boolean' },
} as const;

const REQUIRED = {
  overlay: ['overlay', 'info', 'actions'],
  info: ['title', 'version'],
  action: ['target'],
} as const;

export interface Action {
  /** In the draft. */
  node: JsonObject;
  target: JSONPathQuery;
  change: 'update' | 'copy' | 'remove' | 'nothing';
  /** What to copy. */
  from?: JSONPathQuery;
}

export interface Overlay {
  file: ParsedFile;
  extends?: string;
  root: JsonObject;
  actions: Action[];
}

/** Reads an overlay of version 1.0 or 1.1. Without problems, all of its actions can be tried. */
export function readOverlay(draft: Draft, file: ParsedFile): { overlay?: Overlay; problems: Problem[] } {
  const root = draft.open(file);
  const problems: Problem[] = [];
  const refuse = (message: string, hint?: string, at?: readonly [node: Container, key?: string, part?: KeyPart]) => {
    const source = at ? draft.sourceOf(...at) : sourceAt(file, 0);
    problems.push(problemAt(source, 'error', OVERLAY_RULE, message, hint));
  };

  function check(node: JsonObject, kind: keyof typeof TYPES): void {
    const types: Readonly<Record<string, string>> = TYPES[kind];
    const name = kind === 'overlay' ? 'An overlay' : kind === 'action' ? 'An action' : '`info`';
    for (const key of REQUIRED[kind])
      if (!Object.hasOwn(node, key)) refuse(`${name} needs \`${key}\`.`, undefined, [node]);
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith('x-')) continue;
      const type = Object.hasOwn(types, key) ? types[key] : undefined;
      if (type === undefined) {
        refuse(`${name} has no field \`${key}\`.`, didYouMean(key, Object.keys(types)), [node, key, 'key']);
      } else if (type !== 'any' && typeOf(value) !== type) {
        const hint = correct(key, value, type);
        refuse(`\`${key}\` must be ${withArticle(type)}, not ${withArticle(typeOf(value))}.`, hint, [node, key]);
      }
    }
  }

  function readPath(node: JsonObject, key: 'target' | 'copy'): JSONPathQuery | undefined {
    const text = node[key];
    if (typeof text !== 'string') return undefined;
    const query = parseQuery(text);
    if (!('at' in query)) return query;
    const source = draft.sourceWithin(node, key, findStart(file, draft, node, key, text, query.at));
    problems.push(problemAt(source, 'error', OVERLAY_RULE, `\`${key}\` is not a JSONPath query: ${query.message}`));
    return undefined;
  }

  function readAction(node: unknown, index: number, actions: unknown[]): Action[] {
    if (!isObject(node)) {
      refuse(`An action is an object, not ${withArticle(typeOf(node))}.`, undefined, [actions, String(index)]);
      return [];
    }
    check(node, 'action');
    if (actions.findIndex((other) => isDeepStrictEqual(other, node)) < index)
      refuse('This action is the same as an earlier one.', 'Remove one of them.', [node]);
    if (Object.hasOwn(node, 'copy') && /^1\.0\./.test(version))
      refuse('`copy` is new in version 1.1 of overlays.', 'Write `overlay: 1.1.0`.', [node, 'copy', 'key']);
    const target = readPath(node, 'target');
    const from = readPath(node, 'copy');
    if (!target) return [];
    const both = Object.hasOwn(node, 'update') && Object.hasOwn(node, 'copy');
    if (both && node.remove !== true)
      refuse('An action has `update` or `copy`, not both.', 'Make two actions of it.', [node, 'copy', 'key']);
    const change =
      node.remove === true ? 'remove' : from ? 'copy' : Object.hasOwn(node, 'update') ? 'update' : 'nothing';
    return [{ node, target, change, ...(from && { from }) }];
  }

  if (!isObject(root)) {
    refuse(`An overlay is an object; this file holds ${root === null ? 'nothing' : withArticle(typeOf(root))}.`);
    return { problems };
  }
  if (Object.hasOwn(root, 'openapi') || Object.hasOwn(root, 'swagger')) {
    refuse('This is an OpenAPI document, not an overlay.', 'An overlay begins with `overlay: 1.1.0`.');
    return { problems };
  }
  check(root, 'overlay');
  const version = typeof root.overlay === 'string' ? root.overlay : '';
  if (version !== '' && !/^1\.[01]\.\d+$/.test(version))
    refuse(`Overlay ${version} is not supported.`, 'Write `overlay: 1.1.0` or `overlay: 1.0.0`.', [root, 'overlay']);
  if (isObject(root.info)) check(root.info, 'info');
  const items = list(root.actions);
  if (Array.isArray(root.actions) && items.length === 0)
    refuse('An overlay has at least one action.', undefined, [root, 'actions']);
  const actions = items.flatMap(readAction);
  const overlay = { file, root, actions, ...(typeof root.extends === 'string' && { extends: root.extends }) };
  return problems.length > 0 ? { problems } : { overlay, problems };
}

/** How a value should be written; texts that look like numbers lack quotes. */
function correct(key: string, value: unknown, type: string): string | undefined {
  if (key === 'overlay') return 'Write `overlay: 1.1.0`.';
  if (key === 'target' || key === 'copy') return 'A query begins with `$`.';
  if (type === 'string') return isContainer(value) || value === null ? undefined : `Write \`"${String(value)}"\`.`;
  return type === 'boolean' && /^(true|false)$/i.test(String(value))
    ? `Write \`${String(value).toLowerCase()}\` without quotes.`
    : undefined;
}

/** Characters from where a value begins to a character of it; 0 if it is not written as it is. */
function findStart(file: ParsedFile, draft: Draft, node: JsonObject, key: string, text: string, at: number): number {
  const { line, column } = draft.sourceOf(node, key);
  const written = new TextDecoder().decode(file.bytes).slice((file.lines.lineStarts[line - 1] ?? 0) + column - 1);
  const quotes = /^["']?/.exec(written)?.[0].length ?? 0;
  return written.startsWith(text, quotes) ? quotes + at : 0;
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return isContainer(value) || typeof value !== 'object' ? typeof value : 'number';
}

export function withArticle(type: string): string {
  return type === 'null' ? 'null' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}
