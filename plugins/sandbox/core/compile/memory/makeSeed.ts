import type { ApiModel, Parameter } from '../../../../openapi';
import { exactNumber, printExact } from '../../../../shared/core/exactJson';
import { isObject, type Json } from '../../../../shared/core/json';
import { findNode } from '../../../../shared/core/pointer';
import { sampleParameter } from '../../../../values/core/sampleParameter';
import { sampleValue } from '../../../../values/core/sampleValue';
import type { JsonType } from '../../api';
import type { Found } from './findItems';
import type { ItemMember } from './groupPaths';
import { type Member, successIn } from './member';

interface Given {
  id: { name: string; types: JsonType[] };
  list: Member | undefined;
  read: Member | undefined;
  found: { list: Found | undefined; read: Found | undefined };
  /** Operations of an item. */
  members: ItemMember[];
  seen: Found;
}

const MOST = 100;

type Item = { [name: string]: Json };

/**
 * The first items: those of examples, and one for each example of the path parameter, so that the calls of the
 * reference succeed as they are. Without examples, generated ones.
 */
export function makeSeed({ id, list, read, found, members, seen }: Given, model: ApiModel): string {
  const items = new Map<string, Item>();
  const add = (item: unknown) => {
    if (!isObject(item) || items.size === MOST) return;
    const key = item[id.name];
    // The answer for one item often says more than that of a list.
    if (key !== undefined && key !== null) items.set(String(key), { ...items.get(String(key)), ...(item as Item) });
  };
  const listed = valuesOf(list, found.list, model);
  const shown = valuesOf(read, found.read, model);
  for (const item of listed.authored.flat()) add(item);
  for (const item of shown.authored) add(item);
  if (items.size === 0) for (const item of [...shown.generated, ...listed.generated.flat()].slice(0, 1)) add(item);
  const sample = [...shown.generated, ...items.values(), sampleValue(seen.schema, model, 'response')].find(isObject);
  const wantedIds = members.flatMap(({ operation, parameter }) =>
    operation.parameters.filter(isNamed(parameter)).flatMap((each) => exampleOf(each, operation.path, model)),
  );
  for (const wanted of wantedIds) {
    const text = model.numbers.restore(String(wanted));
    if (![...items.keys()].some((key) => model.numbers.restore(key) === text)) {
      add({ ...sample, [id.name]: typeId(text, id.types) });
    }
  }
  return model.numbers.restore(printExact([...items.values()]));
}

function valuesOf(member: Member | undefined, found: Found | undefined, model: ApiModel) {
  const { content } = member && found ? successIn(member) : {};
  const pick = (values: Array<Json | undefined>) =>
    values.map((value) => findNode(value, found?.at ?? [])).filter((value) => value !== undefined);
  return {
    authored: pick(content?.examples.map(({ value }) => value) ?? []),
    generated: pick(content?.schema === undefined ? [] : [sampleValue(content.schema, model, 'response')]),
  };
}

function isNamed(name: string) {
  return (parameter: Parameter) => parameter.in === 'path' && parameter.name === name;
}

function exampleOf(parameter: Parameter, path: string, model: ApiModel): Json[] {
  const given = parameter.examples.find((example) => example.value !== undefined)?.value;
  const value = given ?? sampleParameter(parameter, path, model);
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

function typeId(text: string, types: JsonType[]): Json {
  return types.includes('integer') && /^-?\d+$/.test(text) ? exactNumber(text) : text;
}
