import { METHODS } from '../../../document/core/grammar/documentGrammar';
import { joinTexts } from '../../../schema/core/keywords/joinTexts';
import {
  assumptions,
  type Follow,
  flag,
  isHidden,
  keywords,
  link,
  sortByOrder,
  text,
  unknownExtensions,
  VERSION_KEYS,
  writtenVersions,
} from '../../../schema/core/reader';
import { plainText } from '../../../shared/core/description/plainText';
import { readValue } from '../../../shared/core/extensions/definitions';
import { entries, isObject, type JsonObject, list } from '../../../shared/core/json';
import { slugify, type UniqueNames } from '../../../shared/core/slug';
import { words } from '../../../shared/core/words';
import type { Source } from '../../../shared/problem';
import { readCodeSamples } from './authoredCode';
import { collectErrors } from './errors';
import { addFernExamples } from './fernExamples';
import { readBody, readParameters, readResponses } from './messages';
import { deriveCaller, readSecurity } from './security';
import { readServers } from './servers';
import type { Effect, ErrorCode, Operation, Poll, SecurityScheme, Server } from './types';

const READ_EXTENSIONS = words(
  'x-codeSamples x-code-samples x-readme x-fern-examples x-badges x-sunset x-order x-position',
  'x-deprecated-description x-deprecatedMessage x-stability x-scalar-stability x-fern-availability',
  VERSION_KEYS.join(' '),
);

export interface OperationContext {
  follow: Follow;
  sourceOf(node: object, key?: string): Source | undefined;
  ids: UniqueNames;
  hiddenTags: Set<unknown>;
  securitySchemes: SecurityScheme[];
  schemeErrors: Map<string, unknown>;
  security: unknown;
  servers: Server[];
  catalogue: ErrorCode[];
  fallback: Source;
  /** The node of each operation. */
  nodes: Map<Operation, JsonObject>;
}

/** Returns the operations of a path item in document order, except hidden ones (`x-internal`, `x-hidden`). */
export function readPathItem(
  path: string,
  value: unknown,
  kind: Operation['kind'],
  context: OperationContext,
): Operation[] {
  const item = followItem(value, context);
  if (!item || isHidden(item)) return [];
  const own = Object.entries(item).filter(([method]) => METHODS.includes(method.toLowerCase()));
  const operations = [...own, ...entries(item.additionalOperations)].flatMap(([method, operation]) =>
    isObject(operation) && !isHidden(operation) && !context.hiddenTags.has(readTagNames(operation)[0])
      ? [{ method, operation }]
      : [],
  );
  return sortByOrder(operations, ({ operation }) => operation).map(({ method, operation }) =>
    readOperation(method, path, operation, item, kind, context),
  );
}

/** Keys beside the reference of a path item take precedence. */
function followItem(value: unknown, { follow }: OperationContext): JsonObject | undefined {
  const item = follow(value);
  if (!item || !isObject(value) || typeof value.$ref !== 'string') return item;
  const { $ref: _, ...own } = value;
  return Object.keys(own).length === 0 ? item : { ...item, ...own };
}

function readOperation(
  method: string,
  path: string,
  raw: JsonObject,
  item: JsonObject,
  kind: Operation['kind'],
  context: OperationContext,
): Operation {
  const { follow } = context;
  const verb = METHODS.includes(method.toLowerCase()) ? method.toUpperCase() : method;
  const parameters = readParameters(item.parameters, raw.parameters, follow);
  const body = readBody(raw.requestBody, follow);
  const requirements = raw.security ?? (kind === 'operation' ? context.security : []);
  const security = readSecurity(requirements, context.securitySchemes);
  const operationId = text(raw.operationId);
  const id = context.ids.take(slugify(operationId ?? `${method} ${path}`));
  const servers = [raw.servers, item.servers].map(readServers).find((found) => found.length > 0) ?? context.servers;
  const read: Operation = {
    id,
    operationId,
    kind,
    method: verb,
    path,
    ...nameOperation(raw, item),
    deprecated: flag(raw.deprecated),
    deprecatedReason: text(raw['x-deprecated-description'] ?? raw['x-deprecatedMessage']),
    sunset: text(raw['x-sunset']),
    tags: readTagNames(raw),
    parameters,
    body,
    responses: readResponses(raw.responses, follow),
    security,
    servers,
    errors: collectErrors({ ...context, operation: raw, parameters, hasBody: body !== undefined, security }),
    effect: readEffect(raw['x-effect']),
    poll: readPoll(raw['x-poll']),
    caller: deriveCaller(security, parameters, Array.isArray(requirements)),
    callbacks: readCallbacks(raw.callbacks, id, context),
    codeSamples: readCodeSamples(raw),
    versions: writtenVersions(raw),
    badges: readBadges(raw),
    externalDocs: link(raw.externalDocs),
    ...assumptions(raw),
    ...keywords(raw),
    extensions: unknownExtensions(raw, 'operation', READ_EXTENSIONS),
    source: context.sourceOf(item, method) ?? context.sourceOf(raw) ?? context.fallback,
  };
  addFernExamples(read, raw);
  context.nodes.set(read, raw);
  return read;
}

function readTagNames({ tags }: JsonObject): string[] {
  return list(tags).filter((tag): tag is string => typeof tag === 'string' && tag !== '');
}

/** A longer summary becomes part of the description, as what follows its first paragraph does: titles appear in sidebars. */
const MAX_TITLE = 90;

function nameOperation(raw: JsonObject, item: JsonObject): Pick<Operation, 'title' | 'description'> {
  const summary = text(raw.summary) ?? text(item.summary);
  const description = joinTexts([text(raw.description), text(item.description)]).join('\n\n') || undefined;
  if (summary === undefined) return { title: '', description };
  const [paragraph = '', ...others] = summary.trim().split(/\n\s*\n/);
  const [first, linked] = splitAtLink(paragraph);
  const title = plainText(first);
  const isTitle = title.length <= MAX_TITLE;
  const rest = [...(isTitle ? [linked] : [paragraph]), ...others, description];
  return { title: isTitle ? title : '', description: rest.filter(Boolean).join('\n\n') || undefined };
}

/** `Creates an image. [Learn more](/images).`: a title has no links, so a later sentence with one is not part of it. */
function splitAtLink(text: string): [before: string, linked: string] {
  const link = text.slice(0, text.indexOf('](') + 1).lastIndexOf('[');
  const sentences = [...text.slice(0, Math.max(0, link)).matchAll(/(?<!\b(?:e\.g|i\.e|cf|vs))[.!?]\s+(?=\p{Lu}|$)/gu)];
  const end = sentences.at(-1);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + end[0].length)] : [text, ''];
}

function readCallbacks(value: unknown, owner: string, context: OperationContext): Operation[] {
  return entries(value).flatMap(([name, callback]) =>
    entries(context.follow(callback)).flatMap(([expression, item]) =>
      expression.startsWith('x-')
        ? []
        : readPathItem(expression, item, 'callback', context).map((operation) => ({
            ...operation,
            id: operation.operationId ? operation.id : context.ids.take(`${owner}-${slugify(name)}`),
            title: text(context.nodes.get(operation)?.summary) === undefined ? name : operation.title || name,
          })),
    ),
  );
}

function readEffect(value: unknown): Effect | undefined {
  if (!isObject(value)) return undefined;
  const kind = readValue<Effect['kind']>('x-effect', 'kind', value.kind);
  return kind && { kind, irreversible: flag(value.irreversible) };
}

function readPoll(value: unknown): Poll | undefined {
  return isObject(value) && typeof value.seconds === 'number'
    ? { seconds: value.seconds, until: text(value.until), recommended: flag(value.recommended) }
    : undefined;
}

/** `x-badges` entries are strings or `{name}`; a stability is also a badge. */
function readBadges(raw: JsonObject): string[] {
  const named = list(raw['x-badges']).map((badge) => text(badge) ?? (isObject(badge) ? text(badge.name) : undefined));
  const stability = ['x-stability', 'x-scalar-stability', 'x-fern-availability'].map((key) => text(raw[key]));
  return [...named, ...stability].filter((badge) => badge !== undefined);
}
