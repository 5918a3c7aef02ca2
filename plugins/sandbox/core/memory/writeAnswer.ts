import { parseExact, printExact } from '../../../shared/core/exactJson';
import { isObject, type Json } from '../../../shared/core/json';
import { findNode } from '../../../shared/core/pointer';
import type { SandboxAnswer, SandboxMemory } from '../api';
import type { Item } from './collection';
import { dropHidden } from './dropHidden';
import { fitAnswer, type Validate } from './fitAnswer';
import { describeSelection, type Selected } from './selectItems';

type Content = SandboxAnswer['contents'][number];

/** Writes items into the answers of a document; `undefined` if an answer cannot be made valid. */
export interface AnswerWriter {
  item(content: Content, memory: SandboxMemory, item: Item): string | undefined;
  /** `key`: what selected the items. */
  list(content: Content, memory: SandboxMemory, selected: Selected, key: string): string | undefined;
}

export function createAnswerWriter(validate: Validate): AnswerWriter {
  const models = new WeakMap<Content, Json[]>();
  /** Items of a store in memory are the same objects until they change. */
  const written = new WeakMap<Item, WeakMap<Content, string | undefined>>();
  const lists = new WeakMap<Content, { key: string; selected: Selected; text: string | undefined }>();

  function modelOf(content: Content, isRight: (part: unknown) => boolean, at: string[]): Json | undefined {
    let known = models.get(content);
    if (!known) models.set(content, (known = readModels(content)));
    return known.find((model) => isRight(findNode(model, at))) ?? known[0];
  }

  function write(memory: SandboxMemory, model: Json | undefined, part: Json, describe?: (whole: Json) => void) {
    const { at = [], schema, unshown } = memory;
    const whole = place(model, at, part);
    describe?.(whole);
    const sent = dropHidden(whole, unshown);
    const valid = schema === undefined ? sent : fitAnswer(sent, model ?? null, schema, validate);
    return valid === undefined ? undefined : printExact(valid);
  }

  return {
    item(content, memory, item) {
      const known = written.get(item) ?? new WeakMap<Content, string | undefined>();
      written.set(item, known);
      if (!known.has(content)) {
        known.set(content, write(memory, modelOf(content, isObject, memory.at ?? []), show(item, memory)));
      }
      return known.get(content);
    },
    list(content, memory, selected, key) {
      const last = lists.get(content);
      if (last?.key === key && isSame(last.selected, selected)) return last.text;
      const items = selected.items.map((item) => show(item, memory));
      const model = modelOf(content, Array.isArray, memory.at ?? []);
      const text = write(memory, model, items, (whole) => describeSelection(whole, selected, items));
      lists.set(content, { key, selected, text });
      return text;
    },
  };
}

function readModels({ examples, sample }: Content): Json[] {
  return [...examples.map(({ text }) => text), sample].flatMap((text) => {
    try {
      return [parseExact(text)];
    } catch {
      return [];
    }
  });
}

function show(item: Item, { shown }: SandboxMemory): Item {
  const names = shown?.filter((name) => Object.hasOwn(item, name)) ?? Object.keys(item);
  const entries = names.map((name): [string, Json] => [name, item[name] ?? null]);
  return structuredClone(Object.fromEntries(entries));
}

/** A copy of the model with another part. */
function place(model: Json | undefined, [step, ...steps]: string[], part: Json): Json {
  if (step === undefined) return part;
  const around = isObject(model) ? model : {};
  return { ...structuredClone(around), [step]: place(around[step], steps, part) };
}

function isSame(one: Selected, other: Selected): boolean {
  return (
    one.total === other.total &&
    one.offset === other.offset &&
    one.items.length === other.items.length &&
    one.items.every((item, index) => item === other.items[index])
  );
}
