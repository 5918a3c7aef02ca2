import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { isMap, isScalar, isSeq } from 'yaml';
import { openComment } from '../../../demos';
import { once } from '../../../shared/core/cache';
import { type Source, startOf } from '../../../shared/problem';
import { didYouMean } from '../../../shared/suggest';
import type { SampleFile } from '../samples/types';
import { Lines } from '../text/lines';
import type { Passage } from '../text/passage';
import { readMarkdown } from '../text/readMarkdown';
import type { TextCatalogue } from './project';

/** Texts of a demo for readers, with their translations. */
export interface DemoTexts {
  originals: Passage[];
  catalogues: TextCatalogue[];
}

interface Text {
  key: string;
  value: string;
  at: Source;
}

/** Reads what a demo says to readers. Texts in a language that the site does not have are mistakes. */
export function readKnownTexts(file: SampleFile, defaultLocale: string, locales: readonly string[]): DemoTexts {
  const { originals, catalogues } = readDemoTexts(file, defaultLocale);
  return {
    originals,
    catalogues: catalogues.map((one) =>
      locales.includes(one.locale) ? one : refuse(one, [defaultLocale, ...locales]),
    ),
  };
}

const refuse = once((catalogue: TextCatalogue, locales: readonly string[]): TextCatalogue => {
  const at = catalogue.pairs[0]?.translation.place(0) ?? startOf(catalogue.file);
  const message = `This site has no language \`${catalogue.locale}\`.`;
  const slip = { ...at, message, hint: didYouMean(catalogue.locale, locales) ?? `It has ${locales.join(', ')}.` };
  return { ...catalogue, locale: '', pairs: [], missing: [], unused: [], slips: [slip] };
});

/**
 * Reads what a demo says to readers: `title`, `title.zh-CN` and the like in the comment that begins its file, or a JSON
 * file that holds texts by locale and key.
 */
const readDemoTexts = once((file: SampleFile, defaultLocale: string): DemoTexts => {
  const texts = file.lang === 'json' ? readJson(file, defaultLocale) : readComment(file, defaultLocale);
  const originals = texts.get(defaultLocale) ?? [];
  const others = [...texts].filter(([locale]) => locale !== defaultLocale);
  return {
    originals: originals.map((text) => readText(text, defaultLocale)),
    catalogues: others.map(([locale, translations]) => pairUp(file.file, locale, originals, translations)),
  };
});

function pairUp(file: string, locale: string, originals: Text[], translations: Text[]): TextCatalogue {
  const keys = new Map(originals.map((text) => [text.key, text]));
  const translated = new Set(translations.map(({ key }) => key));
  return {
    key: translations,
    locale,
    file,
    slips: [],
    pairs: translations.flatMap((text) => {
      const original = keys.get(text.key);
      return original ? [{ original: readText(original, 'en'), translation: readText(text, locale) }] : [];
    }),
    missing: originals.flatMap(({ key, value, at }) => (translated.has(key) ? [] : [{ text: value, at, isOwn: true }])),
    unused: translations.flatMap(({ key, value, at }) => (keys.has(key) ? [] : [{ text: value, at, isOwn: true }])),
  };
}

const SHOWN = /^(title|description|keywords)(?:\.([\w-]+))?$/;

function readText({ key, value, at }: Text, locale: string): Passage {
  return { ...readMarkdown(value, locale, at), ...(key === 'keywords' && { areKeywords: true }) };
}

function readComment({ text, place }: SampleFile, defaultLocale: string): Map<string, Text[]> {
  const texts = new Map<string, Text[]>();
  const block = openComment(text);
  if (!block || !isMap(block.document.contents)) return texts;
  for (const { key, value } of block.document.contents.items) {
    const [, name, locale = defaultLocale] = (isScalar(key) && SHOWN.exec(String(key.value))) || [];
    if (name === undefined) continue;
    const values = isSeq(value) ? value.items : [value];
    const words = values.flatMap((one) => (isScalar(one) && typeof one.value === 'string' ? [one.value] : []));
    const offset = isScalar(value) || isSeq(value) ? (value.range?.[0] ?? 0) : 0;
    add(texts, locale, { key: name, value: words.join(' / '), at: place(block.indexOf(offset)) });
  }
  return texts;
}

function readJson({ text, file }: SampleFile, defaultLocale: string): Map<string, Text[]> {
  const texts = new Map<string, Text[]>();
  const lines = new Lines(text);
  const at = ({ offset }: Node): Source => ({ file, ...lines.placeOf(offset + 1) });
  const errors: ParseError[] = [];
  const locales = membersOf(parseTree(text, errors));
  if (errors.length > 0) return texts;
  if (!locales.some(([locale]) => locale === defaultLocale)) return texts;
  for (const [locale, values] of locales) {
    texts.set(locale, []);
    for (const [key, value] of membersOf(values)) {
      if (typeof value.value === 'string') add(texts, locale, { key, value: value.value, at: at(value) });
    }
  }
  return texts;
}

function membersOf(node: Node | undefined): Array<[string, Node]> {
  return (node?.children ?? []).flatMap(
    ({ children: [key, value] = [] }): Array<[string, Node]> => (key && value ? [[String(key.value), value]] : []),
  );
}

function add(texts: Map<string, Text[]>, locale: string, text: Text): void {
  texts.set(locale, [...(texts.get(locale) ?? []), text]);
}
