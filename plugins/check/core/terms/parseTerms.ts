import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Source } from '../../../shared/problem';
import { findYamlErrors } from '../../../shared/yamlSyntax';
import { Lines } from '../text/lines';

/** One word for a thing, and those that are not used for it. */
export interface Term {
  term: string;
  not: readonly string[];
  /** Phrases in which these words are right. */
  except: readonly string[];
  /** For the message: when to use which. */
  note?: string;
}

export interface ParsedTerms {
  terms: Term[];
  /** Problems of the file itself. */
  slips: Array<Source & { message: string; hint?: string }>;
}

const KEYS = ['term', 'not', 'except', 'note'];
const SHAPE = 'An entry has `term`, `not`, a list, and may have `except`, a list, and `note`.';

/** Reads a list of terms: YAML, an entry for each thing. */
export function parseTerms(file: string, text: string): ParsedTerms {
  const document = parseDocument(text, { prettyErrors: false });
  const lines = new Lines(text);
  const at = (offset: number): Source => ({ file, ...lines.placeOf(offset) });
  const [slip] = findYamlErrors(document, text);
  if (slip)
    return { terms: [], slips: [{ ...at(slip.offset), message: slip.message, ...(slip.hint && { hint: slip.hint }) }] };
  if (document.contents === null) return { terms: [], slips: [] };
  if (!isSeq(document.contents))
    return { terms: [], slips: [{ ...at(0), message: 'A list of terms is needed.', hint: SHAPE }] };
  const terms: Term[] = [];
  const slips: ParsedTerms['slips'] = [];
  for (const item of document.contents.items) {
    const term = isMap(item) ? toTerm(item.toJS(document) as Record<string, unknown>) : undefined;
    if (term) terms.push(term);
    else {
      const offset = (isMap(item) || isScalar(item) || isSeq(item) ? item.range?.[0] : undefined) ?? 0;
      slips.push({ ...at(offset), message: 'This is not a term.', hint: SHAPE });
    }
  }
  return { terms, slips };
}

function toTerm(entry: Record<string, unknown>): Term | undefined {
  const { term, not, except = [], note } = entry;
  const isKnown = Object.keys(entry).every((key) => KEYS.includes(key));
  if (!isKnown || !isText(term) || !isTexts(not) || !isTexts(except)) return undefined;
  if (note !== undefined && !isText(note)) return undefined;
  return { term, not, except, ...(note !== undefined && { note }) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
