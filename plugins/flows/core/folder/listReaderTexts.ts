import { once } from '../../../shared/core/cache';
import type { Source } from '../../../shared/problem';
import type { FlowDocument } from '../types';

/** A text of a document that readers of its pages see. */
export interface ReaderText {
  text: string;
  /** Where the part begins that has it. */
  at: Source;
}

/** Each text once, at its first place. */
export const listReaderTexts = once(({ workflows }: FlowDocument): ReaderText[] => {
  const found = new Map<string, Source>();
  const add = (at: Source, texts: ReadonlyArray<unknown>) => {
    for (const text of texts) if (typeof text === 'string' && !found.has(text)) found.set(text, at);
  };
  for (const { summary, description, inputs, steps, source } of workflows) {
    add(source, [summary, description, ...inputs.map(({ schema }) => schema.description)]);
    for (const { label, description: said, actor, before, after, source: at } of steps) {
      add(at, [label, actor, said, ...[...before, ...after].flatMap(({ from, to, text }) => [from, to, text])]);
    }
  }
  return Array.from(found, ([text, at]) => ({ text, at }));
});
