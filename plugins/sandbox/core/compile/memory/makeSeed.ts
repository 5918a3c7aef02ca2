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

/** Of those of examples. */
const MOST = 100;

type Item = { [name: string]: Json };

/**
 * The first items: those of examples, and one for each example of the path parameter, so that the calls of the
 * reference succeed as they are. Without examples, generated ones.
 */
export function makeSeed({ id, list, read, found, members, seen }: Given, model: ApiModel): string {
  const items = new Map<string, Item>();
  const add = (item: unknown) => {
    if (!isObject(item)) return;
    const key = item[id.name];
    // The answer for one item often says more than that of a list.
    if (key !== undefined && key !== null) items.set(String(key), { ...items.get(String(key)), ...(item as Item) });
  };
  const listed = valuesOf(list, found.list, model);
  const shown = valuesOf(read, found.read, model);
  for (const item of [...listed.authored.flat(), ...shown.authored].slice(0, MOST)) add(item);
  if (items.size === 0) for (const item of [...shown.generated, ...listed.generated.flat()].slice(0, 1)) add(item);
  const sample = [...shown.generated, ...items.values(), sampleValue(seen.schema, model, 'response')].find(isObject);
  const wanted = members.flatMap(({ operation, parameter }) =>
    operation.parameters.filter(isNamed(parameter)).flatMap((each) => wantedIds(each, operation.path, model)),
  );
  for (const { value, name } of wanted) {
    const text = model.numbers.restore(String(value));
    if (![...items.keys()].some((key) => model.numbers.restore(key) === text)) {
      const own = name === undefined ? undefined : shown.named.get(name);
      add({ ...(isObject(own) ? own : sample), [id.name]: typeId(text, id.types) });
    }
  }
  return model.numbers.restore(printExact([...items.values()]));
}

function valuesOf(member: Member | undefined, found: Found | undefined, model: ApiModel) {
  const { content } = member && found ? successIn(member) : {};
  const pick = (value: Json | undefined) => findNode(value, found?.at ?? []);
  const examples = content?.examples ?? [];
  const generated = content?.schema === undefined ? undefined : pick(sampleValue(content.schema, model, 'response'));
  return {
    authored: examples.map(({ value }) => pick(value)).filter((value) => value !== undefined),
    named: new Map(examples.map(({ name, value }) => [name, pick(value)])),
    generated: generated === undefined ? [] : [generated],
  };
}

function isNamed(name: string) {
  return (parameter: Parameter) => parameter.in === 'path' && parameter.name === name;
}

/** What the samples of a call name it by: each example of the parameter, which may share its name with that of a result. */
function wantedIds(parameter: Parameter, path: string, model: ApiModel) {
  const given: Array<{ name?: string; value?: Json }> = parameter.examples.filter(({ value }) => value !== undefined);
  const all = given.length > 0 ? given : [{ value: sampleParameter(parameter, path, model) }];
  return all.flatMap(({ name, value }) =>
    typeof value === 'string' || typeof value === 'number' ? [{ name, value }] : [],
  );
}

function typeId(text: string, types: JsonType[]): Json {
  return types.includes('integer') && /^-?\d+$/.test(text) ? exactNumber(text) : text;
}
