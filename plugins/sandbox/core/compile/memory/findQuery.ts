import type { Operation, Parameter } from '../../../../openapi';
import type { Shape, Shapes } from '../../../../schema/core/combine/types';
import { propertyIn } from '../../../../schema/core/combine/withVariants';
import type { SandboxMemory, SandboxPaging } from '../../api';
import { readTypes } from '../schemas/readTypes';
import { describedNames } from './findItems';

const LIMIT = /^(limit|per_?page|page_?size|size|count|first|top|take|max_?results|\$top)$/i;
const OFFSET = /^(offset|skip|\$skip)$/i;
const PAGE = /^(page|page_?(number|index|no))$/i;
const NO_OBJECT = new Set<unknown>(['string', 'integer', 'number', 'boolean', 'null', 'array']);

/** The query parameters of a list by which it comes in pages, and those that select items. */
export function findQuery(
  { parameters }: Operation,
  item: Shape[],
  shapes: Shapes,
): Pick<SandboxMemory, 'page' | 'filters'> {
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.contentType === undefined);
  const numbers = query.filter(({ schema }) => readTypes(shapes.of(schema))?.includes('integer'));
  const named = (pattern: RegExp) => numbers.find(({ name }) => pattern.test(name));
  const [limit, offset, page] = [named(LIMIT), named(OFFSET), named(PAGE)];
  const most = limit && numberOf(limit, 'default', shapes);
  const paging: SandboxPaging = {
    ...(limit ? { limit: { name: limit.name, ...(most === undefined ? {} : { default: most }) } } : {}),
    ...(offset ? { offset: offset.name } : {}),
    ...(page ? { page: { name: page.name, first: firstPage(page, shapes) } } : {}),
  };
  const names = new Set(describedNames(item));
  const filters = query
    .filter((parameter) => names.has(parameter.name) && ![limit, offset, page].includes(parameter))
    .filter((parameter) => canCompare(shapes.of(parameter.schema), propertyIn(item, parameter.name)))
    .map(({ name }) => name);
  return {
    ...(Object.keys(paging).length > 0 ? { page: paging } : {}),
    ...(filters.length > 0 ? { filters } : {}),
  };
}

function firstPage(page: Parameter, shapes: Shapes): 0 | 1 {
  return numberOf(page, 'default', shapes) === 0 || numberOf(page, 'minimum', shapes) === 0 ? 0 : 1;
}

function numberOf({ schema }: Parameter, key: 'default' | 'minimum', shapes: Shapes): number | undefined {
  const value = shapes.of(schema).keywords[key];
  return typeof value === 'number' ? value : undefined;
}

/** A value that the property cannot have, such as `all`, selects something else. */
function canCompare(parameter: Shape, properties: Shape[]): boolean {
  if ([parameter, ...properties].some((one) => !readTypes(one)?.every((type) => NO_OBJECT.has(type)))) return false;
  const [wanted, known] = [listedValues(parameter), properties.flatMap(listedValues)];
  return wanted.length === 0 || known.length === 0 || wanted.every((value) => known.includes(value));
}

function listedValues(shape: Shape): unknown[] {
  const { items, enum: values } = shape.keywords;
  return (items === undefined ? values : shape.inside(items).keywords.enum)?.map(({ value }) => value) ?? [];
}
