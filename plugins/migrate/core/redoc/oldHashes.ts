import { renderSections } from '../../../shared/core/description';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { listOperations, listSchemas, listTexts, listWebhooks, type WrittenOperation } from '../listOperations';
import type { OldPlace, OldTarget } from '../types';

/** What the library `slugify` makes of signs, and of letters that no accent sets apart. It also spells Greek and Cyrillic. */
const SIGNS: Record<string, string> = {
  ...{ '&': 'and', '|': 'or', '<': 'less', '>': 'greater', $: 'dollar', '%': 'percent' },
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', ø: 'o', Ø: 'O', œ: 'oe', Œ: 'OE', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
};

/** Lists the hashes of the page that Redoc 2 makes of a document: `operation/getPet`, `tag/Pets/operation/getPet`, `tag/Pets`. */
export function listRedocHashes(root: JsonObject): OldPlace[] {
  const operations = [...listOperations(root), ...listWebhooks(root)];
  const groups = list(root['x-tagGroups']).filter(isObject);
  return [
    ...headingsIn(isObject(root.info) ? root.info.description : undefined, ['section']),
    ...namesOfTags(root, operations).map((name) => ofTag(`tag/${redocSlug(name)}`, name)),
    ...list(root.tags)
      .filter(isObject)
      .flatMap(({ name, description }) => headingsIn(description, ['tag', String(name)])),
    ...groups.flatMap(({ name, tags }) => {
      const [first] = listTexts(tags);
      return typeof name === 'string' && first !== undefined ? [ofTag(`group/${redocSlug(name)}`, first)] : [];
    }),
    ...operations.flatMap((operation) => {
      const { operationId, pointer, tags } = operation;
      const below = operationId === undefined ? pointer : `/operation/${operationId}`;
      const above = tags.map((tag) => `tag/${redocSlug(tag)}`);
      const alone = operationId === undefined ? pointer : `operation/${operationId}`;
      return [alone, ...above.map((tag) => tag + below)].map((at) => ({ at, target: targetOf(operation) }));
    }),
    ...listSchemas(root).flatMap(([name, schema]) => {
      return listTexts(schema['x-tags']).map((tag): OldPlace => {
        return { at: `tag/${redocSlug(tag)}/schema/${redocSlug(name)}`, target: { kind: 'schema', name } };
      });
    }),
  ];
}

/** Redoc lists headings of two levels: `section/Limits`, `section/Limits/Rate`. */
function headingsIn(description: unknown, base: string[]): OldPlace[] {
  if (typeof description !== 'string') return [];
  let above = base;
  return renderSections(description).sections.flatMap(({ depth, title }) => {
    if (depth > 2) return [];
    const trail = [...(depth === 1 ? base : above), title];
    if (depth === 1) above = trail;
    const hash = trail.map(encodeURIComponent).join('/');
    return [{ at: trail.map(redocSlug).join('/'), target: { kind: 'heading', hash } }];
  });
}

/** Lists the hashes of Swagger UI with `deepLinking`: `/pets`, `/pets/getPet`, `/pets/get_pets__petId_`. */
export function listSwaggerHashes(root: JsonObject): OldPlace[] {
  return listOperations(root).flatMap((operation) => {
    const { operationId, method, path } = operation;
    const name = operationId ?? `${method}${path}`.replace(/\W/g, '_');
    return tagsOf(operation).flatMap((tag) => [
      { at: `/${tag}/${name}`, target: targetOf(operation) },
      ofTag(`/${tag}`, tag),
    ]);
  });
}

/** Lists the hashes of Scalar: `tag/pets`, `tag/pets/GET/pets/{petId}`, `model/pet`. */
export function listScalarHashes(root: JsonObject): OldPlace[] {
  return [
    ...listOperations(root).flatMap((operation) => {
      const { method, path } = operation;
      return tagsOf(operation).flatMap((tag) => [
        { at: `tag/${scalarSlug(tag)}/${method.toUpperCase()}${path}`, target: targetOf(operation) },
        ofTag(`tag/${scalarSlug(tag)}`, tag),
      ]);
    }),
    ...listSchemas(root).map(
      ([name]): OldPlace => ({ at: `model/${scalarSlug(name)}`, target: { kind: 'schema', name } }),
    ),
  ];
}

/** A name as Redoc has it in addresses: as the library `slugify` writes it, in its own case. */
export function redocSlug(name: string): string {
  const signs = Array.from(name.normalize(), (sign) => SIGNS[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, ''));
  const slug = signs
    .map((sign) => sign.replace(/[^\w\s$*_+~.()'"!\-:@]+/g, ''))
    .join('')
    .trim()
    .replace(/[\s-]+/g, '-');
  return (
    slug ||
    name
      .toLowerCase()
      .replace(/\s+/g, '-')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, '')
  );
}

function scalarSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function namesOfTags(root: JsonObject, operations: WrittenOperation[]): string[] {
  const listed = list(root.tags).flatMap((tag) => (isObject(tag) && typeof tag.name === 'string' ? [tag.name] : []));
  return [...new Set([...listed, ...operations.flatMap(({ tags }) => tags)])];
}

function ofTag(at: string, name: string): OldPlace {
  return { at, target: { kind: 'tag', name } };
}

function targetOf({ method, path }: WrittenOperation): OldTarget {
  return { kind: 'operation', method, path };
}

/** Swagger UI and Scalar show operations without a tag below this one. */
function tagsOf({ tags }: WrittenOperation): string[] {
  return tags.length > 0 ? tags : ['default'];
}
