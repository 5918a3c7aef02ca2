import { entries, isObject, type JsonObject, list } from '../../shared/core/json';
import { resolveIn } from '../../shared/core/pointer';

/** An operation as its document has it. */
export interface WrittenOperation {
  operationId?: string;
  summary?: string;
  method: string;
  /** Of the document, or the name of a webhook. */
  path: string;
  /** Of a path, `/paths/~1pets/get`; for webhooks too. */
  pointer: string;
  tags: string[];
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Lists the operations of all paths, those that pages hide, too. */
export function listOperations(root: JsonObject): WrittenOperation[] {
  return operationsIn(root, root.paths);
}

export function listWebhooks(root: JsonObject): WrittenOperation[] {
  return operationsIn(root, root['x-webhooks'] ?? root.webhooks);
}

/** The data models of a document, by name. */
export function listSchemas({ components }: JsonObject): Array<[name: string, schema: JsonObject]> {
  const schemas = entries(isObject(components) ? components.schemas : undefined);
  return schemas.map(([name, schema]) => [name, isObject(schema) ? schema : {}]);
}

export function listTexts(value: unknown): string[] {
  return list(value).filter((each) => typeof each === 'string');
}

function operationsIn(root: JsonObject, paths: unknown): WrittenOperation[] {
  return entries(paths).flatMap(([path, item]) =>
    entries(resolveIn(root, item)).flatMap(([method, operation]) => {
      if (!METHODS.has(method.toLowerCase()) || !isObject(operation)) return [];
      const { operationId, summary, tags } = operation;
      return [
        {
          ...(typeof operationId === 'string' && operationId !== '' && { operationId }),
          ...(typeof summary === 'string' && { summary }),
          method,
          path,
          pointer: `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
          tags: listTexts(tags),
        },
      ];
    }),
  );
}
