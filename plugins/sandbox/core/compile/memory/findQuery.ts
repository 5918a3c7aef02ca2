import type { Operation, Parameter } from '../../../../openapi';
import { propertyIn } from '../../../../schema/core/combine/layers';
import type { SchemaSource } from '../../../../schema/core/types';
import { isObject, type JsonObject, list } from '../../../../shared/core/json';
import type { SandboxMemory, SandboxPaging } from '../../api';
import { followAll, readTypes } from '../schemas/readTypes';
import { describedNames } from './findItems';

const LIMIT = /^(limit|per_?page|page_?size|size|count|first|top|take|max_?results|\$top)$/i;
const OFFSET = /^(offset|skip|\$skip)$/i;
const PAGE = /^(page|page_?(number|index|no))$/i;
const NO_OBJECT = new Set<unknown>(['string', 'integer', 'number', 'boolean', 'null', 'array']);

/** The query parameters of a list by which it comes in pages, and those that select items. */
export function findQuery(
  { parameters }: Operation,
  layers: JsonObject[],
  source: SchemaSource,
): Pick<SandboxMemory, 'page' | 'filters'> {
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.contentType === undefined);
  const numbers = query.filter(({ schema }) => readTypes(schema, source.resolve)?.includes('integer'));
  const named = (pattern: RegExp) => numbers.find(({ name }) => pattern.test(name));
  const [limit, offset, page] = [named(LIMIT), named(OFFSET), named(PAGE)];
  const most = limit && numberOf(limit, 'default', source);
  const paging: SandboxPaging = {
    ...(limit ? { limit: { name: limit.name, ...(most === undefined ? {} : { default: most }) } } : {}),
    ...(offset ? { offset: offset.name } : {}),
    ...(page ? { page: { name: page.name, first: firstPage(page, source) } } : {}),
  };
  const names = new Set(describedNames(layers));
  const filters = query
    .filter((parameter) => names.has(parameter.name) && ![limit, offset, page].includes(parameter))
    .filter((parameter) => canCompare(parameter, propertyIn(layers, parameter.name), source))
    .map(({ name }) => name);
  return {
    ...(Object.keys(paging).length > 0 ? { page: paging } : {}),
    ...(filters.length > 0 ? { filters } : {}),
  };
}

function firstPage(page: Parameter, source: SchemaSource): 0 | 1 {
  return numberOf(page, 'default', source) === 0 || numberOf(page, 'minimum', source) === 0 ? 0 : 1;
}

function numberOf({ schema }: Parameter, key: 'default' | 'minimum', source: SchemaSource): number | undefined {
  const value = followAll(schema, source.resolve)[key];
  return typeof value === 'number' ? value : undefined;
}

/** A value that the property cannot have, such as `all`, selects something else. */
function canCompare({ schema }: Parameter, properties: unknown[], source: SchemaSource): boolean {
  const follow = (one: unknown) => followAll(one, source.resolve);
  if ([schema, ...properties].some((one) => !readTypes(one, source.resolve)?.every((type) => NO_OBJECT.has(type)))) {
    return false;
  }
  const valuesOf = (one: unknown) => {
    const { items, enum: values } = follow(one);
    return isObject(items) ? list(follow(items).enum) : list(values);
  };
  const [wanted, known] = [valuesOf(schema), properties.flatMap(valuesOf)];
  return wanted.length === 0 || known.length === 0 || wanted.every((value) => known.includes(value));
}
