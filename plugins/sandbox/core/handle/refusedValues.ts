import { findTelling } from '../../../schema/core/validate/explain';
import type { Reason } from '../../../schema/core/validate/types';
import type { SandboxApi, SandboxContent, SandboxOperation, SandboxParameter } from '../api';
import { createSchemaValidator } from '../request/createRequestValidator';
import { findTexts, type SentTexts } from '../request/findTexts';
import { readContent } from '../request/readBody';
import { readQuery } from '../request/readTexts';
import { readLeniently } from '../request/readValue';
import { receive } from '../request/receive';
import { fromRequest } from '../request/sentRequest';
import type { Json } from '../types';
import { createRouter } from './router';

/** Values of a request that the document refuses. */
export interface RefusedValue {
  in: SandboxParameter['in'] | 'body';
  name: string;
  /** `undefined`: the text is no JSON. */
  reasons: Reason[] | undefined;
}

/** Finds what the document refuses in a request to one of its operations, and why. Nothing is missing: see `required`. */
export function createRefusedValues(api: SandboxApi): (request: Request) => Promise<RefusedValue[]> {
  const route = createRouter(api);
  const reasonsOf = createSchemaValidator(api, 'request');

  function judge(value: Json | undefined, schema: unknown): Reason[] | undefined {
    return value === undefined ? undefined : reasonsOf(value, schema).map(findTelling);
  }

  return async (given) => {
    const request = fromRequest(given);
    const query = readQuery(request.search);
    const found = route(request, query);
    if (found.kind !== 'operation') return [];
    const { operation, values } = found;
    const received = await receive(request, operation, values, query);
    const parameters = operation.parameters.flatMap((parameter): RefusedValue[] => {
      const sent = findTexts(parameter, received);
      if (isEmpty(sent)) return [];
      const { in: place, name } = parameter;
      return [{ in: place, name, reasons: judge(readLeniently(parameter, sent), schemaOf(parameter)) }];
    });
    const all = [...parameters, ...judgeBody(operation, received)];
    return all.filter(({ reasons }) => reasons === undefined || reasons.length > 0);
  };

  function judgeBody({ body }: SandboxOperation, received: Awaited<ReturnType<typeof receive>>): RefusedValue[] {
    const read = body && received.bytes?.length ? readContent(body, received) : undefined;
    if (!read) return [];
    return [{ in: 'body', name: '', reasons: judge(read.value, schemaOf(read.content)) }];
  }
}

function isEmpty({ texts, members }: SentTexts): boolean {
  return members.length === 0 && texts.every((text) => text === '');
}

/** A schema that demands no more than its types is left out of the compiled document. */
function schemaOf(of: SandboxParameter | SandboxContent): unknown {
  const { schema, types } = of;
  if (schema !== undefined || !types) return schema ?? true;
  const itemTypes = 'list' in of ? of.items?.types : undefined;
  return { type: types, ...(itemTypes && { items: { type: itemTypes } }) };
}
