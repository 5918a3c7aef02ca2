import { assumptions, keywords, objects, text } from '../../../schema/core/reader';
import { escapeMarkdown } from '../../../shared/core/description/escapeMarkdown';
import { readValue } from '../../../shared/core/extensions/definitions';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import type { Source } from '../../../shared/problem';
import { type ErrorCode, type ErrorRow, type OperationError, type Parameter, type SecuritySet } from './types';

export function readErrorCatalogue(value: unknown, sourceOf: (node: object) => Source | undefined): ErrorCode[] {
  return objects(value).flatMap((node): ErrorCode[] => {
    if (typeof node.code !== 'number') return [];
    const error: ErrorCode = {
      code: node.code,
      name: text(node.name) ?? String(node.code),
      title: text(node.title),
      feature: text(node.feature),
      meaning: text(node.meaning) ?? '',
      meanings: objects(node.meanings).map((item) => ({
        name: text(item.name),
        when: text(item.when) ?? '',
        meaning: text(item.meaning) ?? '',
        action: text(item.action),
      })),
      cause: text(node.cause),
      action: text(node.action),
      retry: readValue('catalogueEntry', 'retry', node.retry),
      unused: text(node.unused),
      derived: readValue('catalogueEntry', 'derived', node.derived),
      ...assumptions(node),
      ...keywords(node),
      source: sourceOf(node),
    };
    return [error];
  });
}

/** Keys of others for the code of an error, and for what it means. */
const CODE_KEYS = ['code', 'type', 'name', 'id'];
const MEANING_KEYS = ['description', 'meaning', 'message', 'title'];
const ACTION_KEYS = ['resolution', 'action', 'solution'];

/** Reads the catalogue that others write at the root: errors by their code, as Vonage does, or a list. */
export function readErrorRows(value: unknown): ErrorRow[] {
  const nodes: JsonObject[] = isObject(value)
    ? Object.entries(value).flatMap(([code, node]) => (isObject(node) ? [{ code, ...node }] : []))
    : objects(value);
  return nodes.flatMap((node): ErrorRow[] => {
    const find = (keys: string[]) => keys.map((key) => text(node[key])).find((found) => found !== undefined);
    const code = find(CODE_KEYS);
    const meaning = find(MEANING_KEYS);
    if (code === undefined || meaning === undefined) return [];
    const status = node['http-code'] ?? node.status;
    const action = [find(ACTION_KEYS), readLink(node.link)].filter((part) => part !== undefined).join('\n\n');
    return [
      {
        code,
        meaning,
        ...(status === undefined ? {} : { status: String(status) }),
        ...(action === '' ? {} : { action }),
      },
    ];
  });
}

function readLink(value: unknown): string | undefined {
  const url = isObject(value) ? text(value.url) : undefined;
  return url && isObject(value) ? `[${escapeMarkdown(text(value.text) ?? url)}](<${url}>)` : undefined;
}

interface ErrorSources {
  operation: JsonObject;
  parameters: Parameter[];
  hasBody: boolean;
  security: SecuritySet[];
  schemeErrors: Map<string, unknown>;
  catalogue: ErrorCode[];
}

/** Collects the codes that an operation can return: its own first, then inherited ones. */
export function collectErrors(sources: ErrorSources): OperationError[] {
  const { operation, parameters, hasBody, security, schemeErrors, catalogue } = sources;
  const found = new Map<number, OperationError>();
  const add = (value: unknown, inherited: boolean) => {
    for (const item of list(value)) {
      const code = isObject(item) ? item.code : item;
      const error = catalogue.find((candidate) => candidate.code === code);
      if (!error || found.has(error.code)) continue;
      const when = isObject(item) ? text(item.when) : undefined;
      const meaning = isObject(item) ? error.meanings.find(({ name }) => name && name === item.meaning) : undefined;
      found.set(error.code, {
        error,
        inherited,
        ...(meaning ? { meaning } : {}),
        ...(when ? { when } : {}),
        ...(isObject(item) ? assumptions(item) : {}),
      });
    }
  };
  add(operation['x-errors'], false);
  for (const parameter of parameters) add(parameter.errors, false);
  for (const { scheme } of security.flat()) add(schemeErrors.get(scheme.key), true);
  const derived = (from: ErrorCode['derived']) => catalogue.find((error) => error.derived === from);
  const takesSomething = parameters.length > 0 || hasBody || security.flat().length > 0;
  const needsSomething = parameters.some((parameter) => parameter.required) || security.flat().length > 0;
  const shape = [takesSomething && derived('parameters'), needsSomething && derived('required')];
  for (const error of shape) if (error) add([error.code], true);
  return [...found.values()];
}
