import { NO_WRITTEN_NUMBERS, type WrittenNumbers } from '../../../document/core/grammar/writtenNumbers';
import type { Envelope } from '../../../samples/core/sample/types';
import {
  assumptions,
  createFollow,
  isHidden,
  keywords,
  link,
  objects,
  safeUrl,
  sortByOrder,
  text,
  unknownExtensions,
} from '../../../schema/core/reader';
import { once, onceByText } from '../../../shared/core/cache';
import { isUrl } from '../../../shared/core/isUrl';
import { entries, isObject, type JsonObject } from '../../../shared/core/json';
import { findByRef, schemaRef } from '../../../shared/core/pointer';
import { UniqueNames } from '../../../shared/core/slug';
import type { Source } from '../../../shared/problem';
import { readWrapped } from './envelope';
import { readErrorCatalogue, readErrorRows } from './errors';
import { readSchema } from './messages';
import { nameOperations } from './nameOperations';
import { type OperationContext, readPathItem } from './operations';
import { plainLine } from './plainLine';
import { readSecuritySchemes } from './security';
import { readServers } from './servers';
import { readTags } from './tags';
import type { ApiModel, Entity, Extension, MediaType, Operation } from './types';

/** A bundled document with references kept, and the position of every node. */
export interface ModelInput {
  root: JsonObject;
  numbers?: WrittenNumbers;
  positionOf(node: object, key?: string): Source | undefined;
}

/** Builds the typed, normalised model that everything else is made from, once. Leaves out malformed parts. */
export const buildModel = once(({ root, positionOf, numbers = NO_WRITTEN_NUMBERS }: ModelInput): ApiModel => {
  const fallback: Source = positionOf(root) ?? { file: 'openapi', line: 1, column: 1 };
  const follow = createFollow(root);
  const info = isObject(root.info) ? root.info : {};
  const components = isObject(root.components) ? root.components : {};
  const securitySchemes = readSecuritySchemes(components.securitySchemes, follow);
  const errors = readErrorCatalogue(root['x-error-catalogue'], (node) => positionOf(node));
  const context: OperationContext = {
    follow,
    sourceOf: positionOf,
    ids: new UniqueNames(),
    hiddenTags: new Set(objects(root.tags).flatMap((tag) => (isHidden(tag) ? [tag.name] : []))),
    securitySchemes,
    schemeErrors: new Map(entries(components.securitySchemes).map(([key, node]) => [key, follow(node)?.['x-errors']])),
    security: root.security,
    servers: readServers(root.servers),
    catalogue: errors,
    fallback,
    nodes: new Map(),
  };
  const operations = sortByOrder(
    entries(root.paths)
      .filter(([path]) => !path.startsWith('x-'))
      .flatMap(([path, item]) => readPathItem(path, item, 'operation', context)),
    (operation) => context.nodes.get(operation) ?? {},
  );
  const webhooks = entries(root.webhooks ?? root['x-webhooks']).flatMap(([name, item]) =>
    readPathItem(name, item, 'webhook', context),
  );
  const tags = readTags(root, [...operations, ...webhooks], positionOf, fallback);
  nameOperations([...operations, ...webhooks]);
  const envelope = readEnvelope(components.schemas);
  const resolve = onceByText((ref) => {
    const target = findByRef(root, ref);
    return isObject(target) || typeof target === 'boolean' ? target : undefined;
  });
  const ids = new Map<unknown, string>(operations.map((operation) => [context.nodes.get(operation), operation.id]));
  for (const operation of withCallbacks([...operations, ...webhooks])) {
    for (const content of contentsOf(operation)) content.wrapped = readWrapped(content, { envelope, resolve });
    for (const link of operation.responses.flatMap(({ links }) => links)) {
      link.operation ??= ids.get(findByRef(root, link.target));
    }
  }
  const entities = readEntities(components.schemas, positionOf, fallback);
  const refs = new Map<unknown, string>(entities.map(({ ref, schema }) => [schema, ref]));
  return {
    title: plainLine(info.title) ?? 'API',
    version: String(info.version ?? ''),
    summary: text(info.summary),
    description: text(info.description),
    ...assumptions(info),
    termsOfService: safeUrl(info.termsOfService),
    contact: isObject(info.contact)
      ? { name: text(info.contact.name), url: safeUrl(info.contact.url), email: text(info.contact.email) }
      : undefined,
    license: readLicense(info.license),
    logo: readLogo(info['x-logo']),
    externalDocs: link(root.externalDocs),
    self: text(root.$self),
    servers: context.servers,
    tags,
    operations,
    webhooks,
    entities,
    errors,
    errorRows: readErrorRows(root['x-errors']),
    securitySchemes,
    envelope,
    extensions: readExtensions(root, info),
    source: fallback,
    document: root,
    numbers,
    resolve,
    refOf: (schema) => refs.get(schema),
  };
});

function withCallbacks(operations: Operation[]): Operation[] {
  return operations.flatMap((operation) => [operation, ...withCallbacks(operation.callbacks)]);
}

function contentsOf({ body, responses }: Operation): MediaType[] {
  return [...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)];
}

function readExtensions(root: JsonObject, info: JsonObject): Extension[] {
  const own = unknownExtensions(root, 'root', ['x-webhooks', 'x-tagGroups', 'x-errors'], ['jsonSchemaDialect']);
  return [...own, ...unknownExtensions(info, 'info', ['x-logo'])];
}

function readLicense(value: unknown): ApiModel['license'] {
  if (!isObject(value)) return undefined;
  return { name: text(value.name) ?? 'License', url: safeUrl(value.url), identifier: text(value.identifier) };
}

const OWN_IMAGE = /^(?:data:image\/[\w.+-]+[;,]|\/(?!\/)[\w./%~@+-]+\.\w+$)/i;

/** An image from elsewhere is shown only if the build fetches it. */
function readLogo(value: unknown): ApiModel['logo'] {
  const url = isObject(value) ? text(value.url)?.trim() : undefined;
  if (!url || !isObject(value) || !(OWN_IMAGE.test(url) || isUrl(url))) return undefined;
  return { url, alt: text(value.altText) };
}

function readEntities(value: unknown, positionOf: ModelInput['positionOf'], fallback: Source): Entity[] {
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([, schema]) => !isHidden(schema))
    .map(([name, node]) => ({
      name,
      ref: schemaRef(name),
      schema: readSchema(node),
      description: isObject(node) ? text(node.description) : undefined,
      ...(isObject(node) ? keywords(node) : {}),
      source: schemaSource(positionOf(value, name), isObject(node) ? positionOf(node) : undefined) ?? fallback,
    }));
}

/** The place in the list, or the schema itself if it is in another file: that is what can be edited. */
function schemaSource(listed: Source | undefined, itself: Source | undefined): Source | undefined {
  return itself && itself.file !== listed?.file ? itself : listed;
}

/** Only one schema can be the envelope: the first with a complete `x-envelope`. */
function readEnvelope(schemas: unknown): ApiModel['envelope'] {
  for (const [name, schema] of entries(schemas)) {
    const mark = isObject(schema) ? schema['x-envelope'] : undefined;
    if (!isObject(mark)) continue;
    const [code, message, data] = [text(mark.code), text(mark.message), text(mark.data)];
    if (!code || !message || !data) continue;
    const success = (mark.success ?? 0) as Envelope['success'];
    return { code, success, message, data, ref: schemaRef(name) };
  }
  return undefined;
}
