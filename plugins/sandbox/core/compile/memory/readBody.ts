import { propertyIn, withVariants } from '../../../../schema/core/combine/withVariants';
import { isObject, type Json, type JsonObject } from '../../../../shared/core/json';
import { findNode } from '../../../../shared/core/pointer';
import { sampleValue } from '../../../../values/core/sampleValue';
import type { SandboxMemory } from '../../api';
import { readTypes } from '../schemas/readTypes';
import { findHidden } from './findHidden';
import { describedNames, type Found } from './findItems';
import { type CompileContext, type Member, successIn } from './member';

type Body = Pick<SandboxMemory, 'bodyAt' | 'unsent' | 'fixed' | 'made' | 'defaults'>;

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
  { model, shapes: all }: CompileContext,
): Body | undefined {
  const place = compiled.body?.contents.findIndex(({ kind }) => OBJECTS.has(kind)) ?? -1;
  const schema = operation.body?.contents[place]?.schema;
  const shape = all.of(schema);
  if (schema === undefined || readTypes(shape)?.includes('object') === false) return undefined;
  const whole = withVariants(shape);
  const wrapper = answer?.at.length === 1 ? propertyIn(whole, answer.at[0] ?? '') : [];
  const isWrapped = wrapper.some((inner) => readTypes(inner)?.includes('object'));
  const shapes = isWrapped ? wrapper.flatMap((inner) => withVariants(inner)) : whole;
  const sent = new Set(describedNames(shapes));
  const shown = [item, ...(answer ? [answer] : [])].flatMap((found) => found.shapes);
  const known = describedNames(shown);
  if (sent.size > 0 && known.length > 0 && !known.some((name) => sent.has(name))) return undefined;
  const isMarked = (name: string) =>
    [...propertyIn(shapes, name), ...propertyIn(shown, name)].some(({ keywords }) => keywords.readOnly);
  const fixed = known.filter((name) => isMarked(name) || (name === id && sent.size > 0 && !sent.has(id)));
  const required = new Set(shown.flatMap(({ keywords }) => keywords.required ?? []));
  const isMade = (name: string) => required.has(name) || isMarked(name) || (sent.size > 0 && !sent.has(name));
  const sample = sampleOf({ operation, compiled }, answer, item, model);
  const made = Object.entries(sample).filter(([name]) => isMade(name));
  const defaults = [...sent].flatMap((name) => {
    const value = propertyIn(shapes, name).find(({ keywords }) => 'default' in keywords);
    return value && known.includes(name) ? [[name, value.keywords.default] as const] : [];
  });
  const print = (entries: Array<readonly [string, unknown]>) =>
    model.numbers.restore(JSON.stringify(Object.fromEntries(entries)));
  const unsent = findHidden(shape, 'readOnly');
  return {
    ...(isWrapped && answer ? { bodyAt: answer.at } : {}),
    ...(unsent ? { unsent } : {}),
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
  const sample = sampleValue(item.schema, model, 'response');
  return isObject(sample) ? sample : {};
}
