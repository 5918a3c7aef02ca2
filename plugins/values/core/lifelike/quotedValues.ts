import { onceByText } from '../../../shared/core/cache';

const MAX_LENGTH = 3000;
const MAX_VALUES = 8;

/** What values follow, perhaps after a few words. */
const STRONG =
  /(?:\b(?:one of|either|(?:possible|allowed|valid|accepted|supported|available) (?:values?|options?)|values? (?:is|are)|options? (?:is|are)|e\.g\.?|for example|for instance|examples?:)|例如|比如|可选值|取值(?:范围|为)?)/giu;
/** What values follow at once. */
const WEAK = /\b(?:can be|must be|may be|should be|is always|set to|such as|like|defaults? to|default:|format:)/giu;
const QUOTED =
  /`([^`\n]{1,60})`|"([^"\n]{1,60})"|“([^”\n]{1,60})”|(?<!\w)'([^'\n]{1,60})'(?!\w)|\*\*([^*\n]{1,60})\*\*/y;
const GAP = /[^`"“'*.\n]{0,40}(?:\n+\s*[*-]\s+)?/y;
const NO_GAP = /[\s:,(]*(?:(?:any|one|either|set|equal)(?: of| to)?[\s:,]*)?/y;
const BETWEEN = /[\s,;/|•-]*(?:or|and|或|和|、)?\s*/y;
/** After `e.g.`, a text that is no word: `en-US`, `EUR`, `abc_123`. */
const BARE =
  /(?:\be\.g\.?|\bfor example|\bexample:)[,:]?\s+(?=\S*[\d_:/@+-]|[A-Z]{2,}\b)([A-Za-z\d][\w.:/@+-]*[\w/])(?=[\s,.;)]|$)/gi;
const NO_VALUE = /[<{$]|^(?:string|null|undefined|true|false)$/;

/** The values that a description quotes as examples or alternatives. */
export const quotedValues = onceByText((description: string): readonly string[] => {
  const text = description.slice(0, MAX_LENGTH);
  const found = [...after(text, STRONG, GAP), ...after(text, WEAK, NO_GAP), ...bare(text)];
  return [...new Set(found)].filter((value) => !NO_VALUE.test(value)).slice(0, MAX_VALUES);
});

function after(text: string, cues: RegExp, gap: RegExp): string[] {
  return [...text.matchAll(cues)].flatMap(({ 0: cue, index }) => {
    let at = end(gap, text, index + cue.length);
    const values: string[] = [];
    for (let value = quotedAt(text, at); value; value = quotedAt(text, at)) {
      values.push(value.text);
      at = end(BETWEEN, text, value.end);
    }
    return values;
  });
}

function bare(text: string): string[] {
  return [...text.matchAll(BARE)].map(([, value = '']) => value);
}

function end(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function quotedAt(text: string, at: number): { text: string; end: number } | undefined {
  QUOTED.lastIndex = at;
  const found = QUOTED.exec(text);
  return found ? { text: found.slice(1).find((one) => one !== undefined) ?? '', end: QUOTED.lastIndex } : undefined;
}
