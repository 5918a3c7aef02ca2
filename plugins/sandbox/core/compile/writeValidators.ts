import Ajv from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { AJV_OPTIONS, type Schemas } from './createValidators';

const HELPERS: Record<string, string> = {
  ucs2length: 'text => [...text].length',
  equal: `function equal(a, b) {
  if (a === b) return true;
  if (!a || !b || typeof a != "object" || typeof b != "object" || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && equal(a[key], b[key]));
}`,
};

/** Writes validators (JSON Schema 2020-12) as a JavaScript module without imports, keyed by name. */
export function writeValidators(schemas: Schemas): string {
  const ajv = new Ajv({ ...AJV_OPTIONS, code: { source: true, lines: true, optimize: 2 } });
  const names = Object.keys(schemas);
  for (const name of names) ajv.addSchema(schemas[name] ?? {}, name);
  const refs = Object.fromEntries(names.map((name) => [name, name]));
  const code = names.length === 0 ? '' : standaloneCode(ajv, refs);
  return `const exports = {};\n${inlineHelpers(code.replace('"use strict";', ''))}\nexport default exports;\n`;
}

function inlineHelpers(code: string): string {
  return code.replace(/require\("([^"]+)"\)(\.default)?/g, (_, from: string) => {
    const helper = HELPERS[from.replace('ajv/dist/runtime/', '')];
    if (helper === undefined) throw new Error(`A validator needs ${from}, which is not written into the module.`);
    return helper;
  });
}
