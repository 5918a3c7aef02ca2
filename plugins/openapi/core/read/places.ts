/**
 * What stands where in a document (OpenAPI 3.0 to 3.2), as far as references are concerned. `isFollowed`: whoever reads
 * this place follows a reference, so it stays; everywhere else a reference is replaced by its target.
 */
export type Place =
  | ObjectPlace
  | { kind: 'map'; of: Place; isFollowed?: true; section?: string; hasExtensions?: true }
  | { kind: 'list'; of: Place }
  /** A text, number or list that holds no references, or a key that OpenAPI does not know. */
  | { kind: 'value' }
  /** Data of the author's: a `$ref` in it is data as well. */
  | { kind: 'data' }
  /** Data that people put a reference in the place of. `isDirect`: to any example, not only to those of the components. */
  | { kind: 'example'; isDirect: boolean }
  /** The name of a schema, or a reference as a text. */
  | { kind: 'name' };

export interface ObjectPlace {
  kind: 'object';
  /** As a message calls it. */
  name: string;
  keys: Record<string, Place>;
  /** Other keys that are not extensions; a value if absent. */
  others?: Place;
  isFollowed?: true;
  /** The section of the components that holds such objects. */
  section?: string;
}

export const VALUE: Place = { kind: 'value' };
const VALUES: Place = { kind: 'list', of: VALUE };
const DATA: Place = { kind: 'data' };
const DIRECT_EXAMPLE: Place = { kind: 'example', isDirect: true };

const mapOf = (of: Place): Place => ({ kind: 'map', of });
const listOf = (of: Place): Place => ({ kind: 'list', of });
const object = (name: string, keys: Record<string, Place> = {}): ObjectPlace => ({ kind: 'object', name, keys });
const followed = (name: string, section: string): ObjectPlace => ({ ...object(name), isFollowed: true, section });

export const SCHEMA = followed('a schema', 'schemas');
export const PARAMETER = followed('a parameter', 'parameters');
export const HEADER = followed('a header', 'headers');
export const EXAMPLE = followed('an example', 'examples');
const RESPONSE = followed('a response', 'responses');
const BODY = followed('a request body', 'requestBodies');
const LINK = followed('a link', 'links');
const SECURITY_SCHEME = followed('a security scheme', 'securitySchemes');
const PATH_ITEM = followed('a path item', 'pathItems');
export const MEDIA_TYPE: ObjectPlace = { ...object('a media type'), section: 'mediaTypes' };
const CALLBACK: Place = { kind: 'map', of: PATH_ITEM, isFollowed: true, section: 'callbacks', hasExtensions: true };

const DOCS = object('a link to documentation');
const SERVERS = listOf(object('a server', { variables: mapOf(object('a server variable', { enum: VALUES })) }));
const SECURITY = listOf(mapOf(VALUES));
export const SCHEMAS = mapOf(SCHEMA);
const CONTENT = mapOf(MEDIA_TYPE);
const EXAMPLES = mapOf(EXAMPLE);
const HEADERS = mapOf(HEADER);
const ENCODING = object('an encoding', { headers: HEADERS });
const PATHS: Place = { kind: 'map', of: PATH_ITEM, hasExtensions: true };
const CODE_SAMPLES = listOf(object('a code sample'));
const FLOW = object('an OAuth flow', { scopes: mapOf(VALUE) });

const each = (keys: string, place: Place) => Object.fromEntries(keys.split(' ').map((key) => [key, place]));

SCHEMA.keys = {
  ...each('properties patternProperties dependentSchemas dependencies $defs definitions', SCHEMAS),
  ...each('prefixItems allOf oneOf anyOf', listOf(SCHEMA)),
  ...each('items additionalItems additionalProperties unevaluatedProperties unevaluatedItems propertyNames', SCHEMA),
  ...each('contains not if then else contentSchema', SCHEMA),
  dependentRequired: mapOf(VALUES),
  required: VALUES,
  enum: listOf(DATA),
  const: DATA,
  ...each('example default x-example', DIRECT_EXAMPLE),
  ...each('examples x-examples', { kind: 'list', of: DIRECT_EXAMPLE }),
  discriminator: object('a discriminator', { mapping: mapOf({ kind: 'name' }) }),
  xml: object('a description of XML'),
  externalDocs: DOCS,
  ...each('x-enumDescriptions x-enum-descriptions x-enum-varnames x-enumNames', VALUE),
};

const DESCRIBED = {
  schema: SCHEMA,
  content: CONTENT,
  example: DIRECT_EXAMPLE,
  ...each('examples x-examples', EXAMPLES),
};
PARAMETER.keys = DESCRIBED;
HEADER.keys = DESCRIBED;
// Whoever writes the data itself where an example should stand means data.
EXAMPLE.others = DATA;
EXAMPLE.keys = { ...each('value dataValue', { kind: 'example', isDirect: false }) };
ENCODING.keys.encoding = mapOf(ENCODING);
MEDIA_TYPE.keys = {
  ...DESCRIBED,
  itemSchema: SCHEMA,
  encoding: mapOf(ENCODING),
  prefixEncoding: listOf(ENCODING),
  itemEncoding: ENCODING,
};
RESPONSE.keys = { headers: HEADERS, content: CONTENT, links: mapOf(LINK) };
BODY.keys = { content: CONTENT };
LINK.keys = { parameters: mapOf(DATA), requestBody: DATA, server: object('a server') };
SECURITY_SCHEME.keys = { flows: mapOf(FLOW) };

const RESPONSES: Place = { kind: 'map', of: RESPONSE, hasExtensions: true };

const OPERATION = object('an operation', {
  tags: VALUES,
  externalDocs: DOCS,
  parameters: listOf(PARAMETER),
  requestBody: BODY,
  responses: RESPONSES,
  callbacks: mapOf(CALLBACK),
  security: SECURITY,
  servers: SERVERS,
  ...each('x-codeSamples x-code-samples', CODE_SAMPLES),
});
PATH_ITEM.keys = {
  ...each('get put post delete options head patch trace query', OPERATION),
  additionalOperations: mapOf(OPERATION),
  parameters: listOf(PARAMETER),
  servers: SERVERS,
};

export const DOCUMENT = object('a document', {
  info: object('a description of the API', {
    contact: object('a contact'),
    license: object('a license'),
    'x-logo': object('a logo'),
  }),
  servers: SERVERS,
  security: SECURITY,
  paths: PATHS,
  ...each('webhooks x-webhooks', PATHS),
  tags: listOf(object('a tag', { externalDocs: DOCS })),
  externalDocs: DOCS,
  'x-tagGroups': listOf(object('a group of tags', { tags: VALUES })),
  'x-error-catalogue': listOf(object('an error code')),
  components: object('components', {
    schemas: SCHEMAS,
    parameters: mapOf(PARAMETER),
    headers: HEADERS,
    examples: EXAMPLES,
    responses: mapOf(RESPONSE),
    requestBodies: mapOf(BODY),
    links: mapOf(LINK),
    callbacks: mapOf(CALLBACK),
    securitySchemes: mapOf(SECURITY_SCHEME),
    pathItems: PATHS,
    mediaTypes: CONTENT,
  }),
});
