import { eachWord, words } from '../../../shared/core/words';

/** `isFollowed`: consumers resolve references here, so they stay; elsewhere, the target replaces them. */
export type Place =
  | ObjectPlace
  | { kind: 'map'; of: Place; isFollowed?: true; section?: string; hasExtensions?: true }
  | { kind: 'list'; of: Place }
  /** A value without references, or the value of an unknown key. */
  | { kind: 'value' }
  /** Data of the author, in which `$ref` has no meaning. */
  | { kind: 'data' }
  /** Data that authors replace with a reference. `isDirect`: to any example, not only to those of the components. */
  | { kind: 'example'; isDirect: boolean }
  /** The name of a schema, or a reference written as text. */
  | { kind: 'name' };

export interface ObjectPlace {
  kind: 'object';
  /** As in messages and in `x-on` of `extensions.schema.json`: see `withArticle`. */
  name: string;
  keys: Record<string, Place>;
  /** Place of unknown keys that are not extensions; default: a value. */
  others?: Place;
  isFollowed?: true;
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

export const SCHEMA = followed('schema', 'schemas');
export const PARAMETER = followed('parameter', 'parameters');
export const HEADER = followed('header', 'headers');
export const EXAMPLE = followed('example', 'examples');
const RESPONSE = followed('response', 'responses');
const BODY = followed('request body', 'requestBodies');
const LINK = followed('link', 'links');
const SECURITY_SCHEME = followed('security scheme', 'securitySchemes');
const PATH_ITEM = followed('path item', 'pathItems');
export const MEDIA_TYPE: ObjectPlace = { ...object('media type'), section: 'mediaTypes' };
const CALLBACK: Place = { kind: 'map', of: PATH_ITEM, isFollowed: true, section: 'callbacks', hasExtensions: true };

const DOCS = object('link to documentation');
const SERVERS = listOf(object('server', { variables: mapOf(object('server variable', { enum: VALUES })) }));
const SECURITY = listOf(mapOf(VALUES));
export const SCHEMAS = mapOf(SCHEMA);
const CONTENT = mapOf(MEDIA_TYPE);
const EXAMPLES = mapOf(EXAMPLE);
const HEADERS = mapOf(HEADER);
const ENCODING = object('encoding', { headers: HEADERS });
const PATHS: Place = { kind: 'map', of: PATH_ITEM, hasExtensions: true };
const CODE_SAMPLES = listOf(object('code sample'));
const ERRORS = listOf(object('listed error'));
const FLOW = object('OAuth flow', { scopes: mapOf(VALUE) });

SCHEMA.keys = {
  ...eachWord('properties patternProperties dependentSchemas dependencies $defs definitions', SCHEMAS),
  ...eachWord('prefixItems allOf oneOf anyOf', listOf(SCHEMA)),
  ...eachWord(
    'items additionalItems additionalProperties unevaluatedProperties unevaluatedItems propertyNames',
    SCHEMA,
  ),
  ...eachWord('contains not if then else contentSchema', SCHEMA),
  dependentRequired: mapOf(VALUES),
  required: VALUES,
  enum: listOf(DATA),
  const: DATA,
  ...eachWord('example default x-example', DIRECT_EXAMPLE),
  ...eachWord('examples x-examples', { kind: 'list', of: DIRECT_EXAMPLE }),
  discriminator: object('discriminator', { mapping: mapOf({ kind: 'name' }) }),
  xml: object('description of XML'),
  externalDocs: DOCS,
  ...eachWord('x-enumDescriptions x-enum-descriptions x-enum-varnames x-enumNames', VALUE),
};

const DESCRIBED = {
  schema: SCHEMA,
  content: CONTENT,
  example: DIRECT_EXAMPLE,
  ...eachWord('examples x-examples', EXAMPLES),
};
PARAMETER.keys = { ...DESCRIBED, 'x-errors': ERRORS };
HEADER.keys = DESCRIBED;
// An author who writes data directly instead of an Example Object means data.
EXAMPLE.others = DATA;
EXAMPLE.keys = { ...eachWord('value dataValue', { kind: 'example', isDirect: false }) };
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
LINK.keys = { parameters: mapOf(DATA), requestBody: DATA, server: object('server') };
SECURITY_SCHEME.keys = { flows: mapOf(FLOW), 'x-errors': ERRORS };

const RESPONSES: Place = { kind: 'map', of: RESPONSE, hasExtensions: true };

/** The methods of a path item. OpenAPI 3.2 adds `query`. */
export const METHODS: readonly string[] = words('get put post delete options head patch trace query');

const OPERATION = object('operation', {
  tags: VALUES,
  externalDocs: DOCS,
  parameters: listOf(PARAMETER),
  requestBody: BODY,
  responses: RESPONSES,
  callbacks: mapOf(CALLBACK),
  security: SECURITY,
  servers: SERVERS,
  'x-errors': ERRORS,
  ...eachWord('x-codeSamples x-code-samples', CODE_SAMPLES),
});
PATH_ITEM.keys = {
  ...Object.fromEntries(METHODS.map((method) => [method, OPERATION])),
  additionalOperations: mapOf(OPERATION),
  parameters: listOf(PARAMETER),
  servers: SERVERS,
};

export const DOCUMENT = object('root', {
  info: object('info', {
    contact: object('contact'),
    license: object('license'),
    'x-logo': object('logo'),
  }),
  servers: SERVERS,
  security: SECURITY,
  paths: PATHS,
  ...eachWord('webhooks x-webhooks', PATHS),
  tags: listOf(object('tag', { externalDocs: DOCS })),
  externalDocs: DOCS,
  'x-tagGroups': listOf(object('group of tags', { tags: VALUES })),
  'x-error-catalogue': listOf(object('catalogue entry')),
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

/** The place of a key; `undefined` for an unknown extension. */
export function placeWithin(place: Place, key: string): Place | undefined {
  const isExtension = key.startsWith('x-');
  if (place.kind === 'list') return place.of;
  if (place.kind === 'map') return place.hasExtensions && isExtension ? undefined : place.of;
  if (place.kind === 'object' && Object.hasOwn(place.keys, key)) return place.keys[key];
  return isExtension ? undefined : (place.kind === 'object' && place.others) || VALUE;
}

export function withArticle(name: string): string {
  if (name === 'root' || name === 'info') return name === 'root' ? 'the root' : '`info`';
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}
