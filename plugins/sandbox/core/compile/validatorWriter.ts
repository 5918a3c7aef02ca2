import Ajv from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import type { SchemaObject } from './readTypes';
import { CHECKED_FORMATS } from './trimSchema';

/** What the written code would import from ajv, as code of its own. */
const HELPERS: Record<string, string> = {
  ucs2length: 'text => [...text].length',
  equal: `function equal(a, b) {
  if (a === b) return true;
  if (!a || !b || typeof a != "object" || typeof b != "object" || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && equal(a[key], b[key]));
}`,
};

export interface ValidatorWriter {
  /** Name of the validator of a schema; the same for the same schema. Throws where the schema is broken. */
  add(schema: SchemaObject): string;
  /** Text of a JavaScript module without imports, whose default export has the validators by name. */
  write(): string;
}

/** Writes functions that check values (JSON Schema 2020-12), so that nothing has to be compiled where they run. */
export function createValidatorWriter(): ValidatorWriter {
  const names = new Map<string, string>();
  const ajv = new Ajv({
    strict: false,
    // A property counts where the object itself has it: JSON can name one `constructor`.
    ownProperties: true,
    formats: CHECKED_FORMATS,
    code: { source: true, lines: true, optimize: 2 },
  });

  function add(schema: SchemaObject): string {
    const text = JSON.stringify(schema);
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = `check${names.size + 1}`;
    ajv.addSchema(schema, name);
    ajv.getSchema(name);
    names.set(text, name);
    return name;
  }

  function write(): string {
    const refs = Object.fromEntries([...names.values()].map((name) => [name, name]));
    const code = names.size === 0 ? '' : standaloneCode(ajv, refs);
    return `const exports = {};\n${inlineHelpers(code.replace('"use strict";', ''))}\nexport default exports;\n`;
  }

  return { add, write };
}

function inlineHelpers(code: string): string {
  return code.replace(/require\("([^"]+)"\)(\.default)?/g, (_, from: string) => {
    const helper = HELPERS[from.replace('ajv/dist/runtime/', '')];
    if (helper === undefined) throw new Error(`A validator needs ${from}, which is not written into the module.`);
    return helper;
  });
}
