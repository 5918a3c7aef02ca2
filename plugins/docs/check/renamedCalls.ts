import type { ApiModel } from '../../openapi';

export interface RenamedCalls {
  note(model: ApiModel): void;
  /** The id that a call has now, if a save has changed it. */
  find(id: string, model: ApiModel): string | undefined;
}

/** Remembers the calls by their ids, as a dev server reads the document again and again. */
export function createRenamedCalls(): RenamedCalls {
  const known = new Map<string, string>();
  let last: ApiModel | undefined;
  return {
    note(model) {
      if (model === last) return;
      last = model;
      for (const { id, operationId = id, method, path } of model.operations)
        known.set(operationId, `${method} ${path}`);
    },
    find(id, model) {
      const call = known.get(id);
      const found = model.operations.find(({ method, path }) => `${method} ${path}` === call);
      const name = found && (found.operationId ?? found.id);
      return name === id ? undefined : name;
    },
  };
}
