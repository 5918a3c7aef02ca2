import type { JsonObject } from '../../../shared/core/json';
import type { ListedTool } from '../protocol/createProtocol';

export interface Tool extends ListedTool {
  /** Throws `Unanswerable` if it cannot do what it is asked for. Its input fits the schema. */
  run(input: JsonObject): Promise<string>;
}

/** Tools that change nothing outside of this process. */
export const READS = { readOnlyHint: true, openWorldHint: false };

export function objectSchema(properties: JsonObject, required: string[] = []): JsonObject {
  return { type: 'object', properties, required, additionalProperties: false };
}
