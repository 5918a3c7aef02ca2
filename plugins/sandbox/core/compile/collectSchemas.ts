import type { ApiModel } from '../../../openapi';
import type { Schema } from '../../../schema/core/types';
import { keepDemands } from '../../../schema/core/validate/keepDemands';
import { rangeOf } from '../../../schema/core/validate/scalars';
import { isObject } from '../../../shared/core/json';
import type { SandboxApi } from '../api';
import { isCheckedFormat } from '../request/createRequestValidator';
import type { CompileTools } from './compileParameter';

export interface CollectedSchemas extends Pick<CompileTools, 'demandsOf'> {
  /** What all demands refer to, and the exact numbers in them. */
  collect(): Pick<SandboxApi, 'schemas' | 'numbers'>;
}

const MAX_HOPS = 32;

/** Collects what schemas demand of requests: what only readers need stays in the document. */
export function collectSchemas(model: ApiModel): CollectedSchemas {
  const schemas: Record<string, Schema> = {};
  const inline: Schema[] = [];

  function keep(schema: unknown, warn: (reason: string) => void): { kept: Schema; refs: string[] } {
    const refs: string[] = [];
    const kept = keepDemands(schema, {
      isAsserted: (format) => isCheckedFormat(format) || isNarrow(format),
      onMistake: warn,
      onReference: (ref) => refs.push(ref),
    });
    return { kept, refs };
  }

  function keepTarget(ref: string, warn: (reason: string) => void): void {
    const target = Object.hasOwn(schemas, ref) ? undefined : model.resolve(ref);
    if (!isObject(target) && typeof target !== 'boolean') return;
    const { kept, refs } = keep(target, warn);
    schemas[ref] = kept;
    for (const inner of refs) keepTarget(inner, warn);
  }

  function isPlain(schema: unknown, isList: boolean, hops = 0): boolean {
    if (!isObject(schema)) return schema === true;
    return Object.entries(schema).every(([key, value]) => {
      if (key === 'type' || key === 'writeOnly' || (key === 'additionalProperties' && value === true)) return true;
      if (key === '$ref' && hops < MAX_HOPS) {
        return isPlain(keep(model.resolve(String(value)) ?? true, ignore).kept, isList, hops + 1);
      }
      return isList && key === 'items' && isPlain(value, false, hops);
    });
  }

  return {
    demandsOf(schema, warn, isList = false) {
      const { kept, refs } = keep(schema, warn);
      if (isPlain(kept, isList)) return undefined;
      inline.push(kept);
      for (const ref of refs) keepTarget(ref, warn);
      return kept;
    },
    collect() {
      const long = [...numbersIn([schemas, inline])].filter((number) => model.numbers.isIn(number));
      const digits = long.map((number) => [number, model.numbers.restore(String(number))]);
      return { schemas, ...(long.length > 0 ? { numbers: Object.fromEntries(digits) } : {}) };
    },
  };
}

const ignore = () => undefined;

/** Whether a format of integers allows fewer than a request can have: `parseJson` rejects those that lose digits. */
function isNarrow(format: string): boolean {
  const range = rangeOf(format);
  return range !== undefined && range[1] < Number.MAX_SAFE_INTEGER;
}

function numbersIn(value: unknown, found = new Set<number>()): Set<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) numbersIn(part, found);
  return found;
}
