import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import { once, TextStore } from '../../../shared/core/cache';
import { type Source, startOf } from '../../../shared/problem';
import { findYamlErrors } from '../../../shared/yamlSyntax';
import type { SpecText, TextCatalogue } from '../project/project';
import { Lines } from '../text/lines';
import type { Passage } from '../text/passage';
import { readMarkdown } from '../text/readMarkdown';

interface Wanted {
  locale: string;
  file: string;
  /** Absent: there is no such file. */
  text: string | undefined;
  specTexts: SpecText[];
}

interface Pair {
  original: string;
  translation: string;
  at: Source;
  translationAt: Source;
  lastLine: number;
}

type Translate = (messages: Record<string, string>) => { missing: string[]; unused: string[] };

/** The catalogues of a document, by file and text. */
const cataloguesOf = once((_specTexts: SpecText[]) => new TextStore<TextCatalogue>());
const parsed = new TextStore<ReturnType<typeof parsePairs>>();

/** Reads the translations of the document's texts: a YAML list of the text, and its translation. */
export function readCatalogue(wanted: Wanted, translate: Translate): TextCatalogue {
  const { locale, file, text, specTexts } = wanted;
  if (text === undefined) return { key: wanted, locale, file, pairs: [], slips: [], missing: [], unused: [] };
  const known = cataloguesOf(specTexts);
  const key = `${file}\n${text}`;
  return known.get(key)?.value ?? known.set(key, readTexts({ ...wanted, text }, translate));
}

function readTexts({ locale, file, text, specTexts }: Wanted & { text: string }, translate: Translate): TextCatalogue {
  const key = `${file}\n${text}`;
  const { pairs, slips } = parsed.get(key)?.value ?? parsed.set(key, parsePairs(file, text));
  const messages = Object.fromEntries(pairs.map(({ original, translation }) => [original, translation]));
  const { missing, unused } = slips.length > 0 ? { missing: [], unused: [] } : translate(messages);
  const places = new Map(pairs.map(({ original, at }) => [original, at]));
  const ends = new Map(pairs.map(({ original, lastLine }) => [original, lastLine]));
  const end = pairs.at(-1)?.translationAt ?? startOf(file);
  const origins = new Map(specTexts.map((one) => [one.text, one]));
  const left = new Set(unused);
  const behind = missing.map((one) => {
    const earlier = findEarlier(one, left);
    if (earlier !== undefined) left.delete(earlier);
    const from = origins.get(one)?.place(0);
    return {
      text: one,
      at: (earlier === undefined ? undefined : places.get(earlier)) ?? end,
      earlier,
      from,
    };
  });
  return {
    key: places,
    locale,
    file,
    slips,
    missing: behind,
    unused: [...left].map((one) => ({ text: one, at: places.get(one) ?? end, lastLine: ends.get(one) })),
    pairs: pairs.map(({ original, translation, at, translationAt }) => ({
      original: passageOf(original, 'en', at),
      translation: passageOf(translation, locale, translationAt),
    })),
  };
}

const passages = new TextStore<Passage>();

function passageOf(text: string, lang: string, at: Source): Passage {
  const key = `${at.file}:${at.line}:${at.column}:${text}`;
  return passages.get(key)?.value ?? passages.set(key, readMarkdown(text, lang, at));
}

/** The left-over original that shares the most words with a text, at least half of them. */
function findEarlier(text: string, unused: Iterable<string>): string | undefined {
  const words = new Set(text.split(/\s+/));
  let best: { original: string; share: number } | undefined;
  for (const original of unused) {
    const others = original.split(/\s+/);
    const share = others.filter((word) => words.has(word)).length / Math.max(words.size, others.length);
    if (share >= 0.5 && share > (best?.share ?? 0)) best = { original, share };
  }
  return best?.original;
}

function parsePairs(file: string, text: string): { pairs: Pair[]; slips: TextCatalogue['slips'] } {
  const document = parseDocument(text, { prettyErrors: false });
  const lines = new Lines(text);
  const at = (offset: number): Source => ({ file, ...lines.placeOf(offset) });
  const [slip] = findYamlErrors(document, text);
  if (slip) {
    const { offset, message, hint } = slip;
    return { pairs: [], slips: [{ ...at(offset), message, hint }] };
  }
  if (!isSeq(document.contents)) {
    return { pairs: [], slips: [{ ...at(0), message: 'A list of pairs is needed: the text, and its translation.' }] };
  }
  const pairs: Pair[] = [];
  const slips: TextCatalogue['slips'] = [];
  for (const item of document.contents.items) {
    const [original, translation] = isMap(item) ? item.items.map(({ value }) => value) : [];
    if (!isText(original) || !isText(translation)) {
      const range = typeof item === 'object' && item !== null && 'range' in item ? (item.range as number[]) : [];
      slips.push({ ...at(range?.[0] ?? 0), message: 'This is not a text and its translation.' });
      continue;
    }
    pairs.push({
      original: original.value,
      translation: translation.value,
      at: at(original.range?.[0] ?? 0),
      translationAt: at(translation.range?.[0] ?? 0),
      // A block ends at the beginning of the next line.
      lastLine: at(Math.max(0, (translation.range?.[1] ?? 1) - 1)).line,
    });
  }
  return { pairs, slips };
}

function isText(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string';
}
