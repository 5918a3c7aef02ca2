import { layersOf, propertyIn } from '../../../../schema/core/combine/layers';
import { isObject, type Json, type JsonObject, list } from '../../../../shared/core/json';
import { findNode } from '../../../../shared/core/pointer';
import { sampleValue } from '../../../../values/core/sampleValue';
import type { SandboxMemory } from '../../api';
import { readTypes } from '../schemas/readTypes';
import { describedNames, type Found } from './findItems';
import { type CompileContext, type Member, successIn } from './member';

type Body = Pick<SandboxMemory, 'bodyAt' | 'fixed' | 'made' | 'defaults'>;

interface Known {
  id: string;
  /** How operations show an item. */
  item: Found;
  /** How this one does. */
  answer: Found | undefined;
}

const OBJECTS = new Set(['json', 'form', 'multipart']);

/** What a body says of an item, and the server adds; `undefined` if the body is something else. */
export function readBody(
  { operation, compiled }: Member,
  { id, item, answer }: Known,
  { model }: CompileContext,
): Body | undefined {
  const place = compiled.body?.contents.findIndex(({ kind }) => OBJECTS.has(kind)) ?? -1;
  const schema = operation.body?.contents[place]?.schema;
  if (schema === undefined || readTypes(schema, model.resolve)?.includes('object') === false) return undefined;
  const whole = layersOf(schema, model);
  const wrapper = answer?.at.length === 1 ? propertyIn(whole, answer.at[0] ?? '') : [];
  const isWrapped = wrapper.some((inner) => readTypes(inner, model.resolve)?.includes('object'));
  const layers = isWrapped ? wrapper.flatMap((inner) => layersOf(inner, model)) : whole;
  const sent = new Set(describedNames(layers));
  const shown = [item, ...(answer ? [answer] : [])].flatMap((found) => found.layers);
  const known = describedNames(shown);
  if (sent.size > 0 && known.length > 0 && !known.some((name) => sent.has(name))) return undefined;
  const isMarked = (name: string) =>
    [...propertyIn(layers, name), ...propertyIn(shown, name)].some(
      (property) => isObject(property) && property.readOnly === true,
    );
  const fixed = known.filter((name) => isMarked(name) || (name === id && sent.size > 0 && !sent.has(id)));
  const required = new Set(shown.flatMap((layer) => list(layer.required)));
  const isMade = (name: string) => required.has(name) || isMarked(name) || (sent.size > 0 && !sent.has(name));
  const sample = sampleOf({ operation, compiled }, answer, item, model);
  const made = Object.entries(sample).filter(([name]) => isMade(name));
  const defaults = [...sent].flatMap((name) => {
    const value = propertyIn(layers, name).find((property) => isObject(property) && property.default !== undefined);
    return isObject(value) && known.includes(name) ? [[name, value.default] as const] : [];
  });
  const print = (entries: Array<readonly [string, unknown]>) =>
    model.numbers.restore(JSON.stringify(Object.fromEntries(entries)));
  return {
    ...(isWrapped && answer ? { bodyAt: answer.at } : {}),
    ...(fixed.length > 0 ? { fixed } : {}),
    ...(made.length > 0 ? { made: print(made) } : {}),
    ...(defaults.length > 0 ? { defaults: print(defaults) } : {}),
  };
}

function sampleOf(member: Member, answer: Found | undefined, item: Found, model: CompileContext['model']): JsonObject {
  const { content } = successIn(member);
  const samples: Array<Json | undefined> = [
    ...(content?.examples.map(({ value }) => value) ?? []),
    content?.schema === undefined ? undefined : sampleValue(content.schema, model, 'response'),
  ];
  const [found] = answer ? samples.map((sample) => findNode(sample, answer.at)).filter(isObject) : [];
  if (found) return found;
  const [first] = item.layers;
  const sample = first && sampleValue(first, model, 'response');
  return isObject(sample) ? sample : {};
}
