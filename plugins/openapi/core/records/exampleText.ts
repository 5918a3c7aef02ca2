import { htmlLine } from '../../../shared/core/description/readHtml';
import type { ExampleView } from '../view/types';

export interface ExampleText {
  texts?: Array<string | undefined>;
  code: string;
}

export function shownExample({ label, html, code }: ExampleView): ExampleText {
  return { texts: [label, htmlLine(html)], code };
}

/** A value, such as `2026-03-02T09:15:00Z` or `mia@example.com`. */
const VALUE = /[\p{L}\p{N}_](?:[^\s"'<>(){}[\],;=&]*[\p{L}\p{N}_])?/gu;
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
const LITERALS = ['null', 'true', 'false'];

/** What examples say beyond the texts above them, a line for each: most repeat names and values of fields. */
export function exampleLines(examples: readonly ExampleText[], above: readonly string[]): string[] {
  if (examples.length === 0) return [];
  const said = new Set([...LITERALS, ...above.flatMap(wordsOf)]);
  const isNew = (text: string) => {
    const words = wordsOf(text).filter((word) => !said.has(word));
    for (const word of words) said.add(word);
    return words.length > 0;
  };
  return examples.flatMap(({ texts = [], code }) => {
    const lead = texts.filter((text) => text !== undefined && isNew(text));
    const values = (code.match(VALUE) ?? []).filter(isNew);
    return lead.length + values.length > 0 ? [[...lead, values.join(' ')].filter(Boolean).join(': ')] : [];
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}
