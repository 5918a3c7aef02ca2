import { cleanAddress } from '../../../samples/core/sample/prepare';
import type { FillableCalls, ValueType } from './types';

export interface ValueField {
  key: string;
  /** `undefined` for a base address. */
  name?: string;
  /** `string` if calls differ. */
  type: ValueType;
  example: string;
}

/** Lists what the calls take: base addresses first, then ids in the order of the calls. */
export function listValues(calls: string[], documents: FillableCalls[]): ValueField[] {
  const addresses = new Map<string, ValueField>();
  const others = new Map<string, ValueField>();
  for (const id of calls) {
    for (const document of documents) {
      const call = Object.hasOwn(document.calls, id) ? document.calls[id] : undefined;
      const server = call?.requests[0]?.request.server;
      if (server) addresses.set(server, { key: server, type: 'string', example: cleanAddress(server) });
      for (const { key, name, type, example } of call?.places ?? []) {
        const known = others.get(key);
        if (!known) others.set(key, { key, name, type, example });
        else if (known.type !== type) known.type = 'string';
      }
    }
  }
  return [...addresses.values(), ...others.values()];
}
