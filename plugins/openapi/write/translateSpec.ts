import { readFile } from 'node:fs/promises';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { SpecDocument } from '../../document/core';
import { type Messages, translateDocument } from '../../document/core/grammar/translate';
import { locateText } from '../../document/locateText';
import { nameBelow } from '../../shared/files';
import { type Problem, type Source, startOf } from '../../shared/problem';
import { findYamlErrors } from '../../shared/yamlSyntax';
import { buildModel, type ModelInput } from '../core/model/build';
import type { ApiModel } from '../core/model/types';

interface Translations {
  messages: Messages;
  originals: Map<string, Source>;
  translations: Map<string, Source>;
  end: Source;
}

export interface TranslatedSpec {
  input: ModelInput;
  problems: Problem[];
  /** Translates another version of the document, so that only what differs in the original does. */
  translateVersion(model: ApiModel): ApiModel;
  placeOf(translation: string): Source | undefined;
  /** Where a translator edits a shown text: if it is none of the document, the beginning of the file. Only if there is one. */
  editedAt?(shown: string): Source;
}

/**
 * An untranslated text is a warning in the translation file, as is a missing file. A broken one is an error: the whole
 * language would be lost.
 */
export async function translateSpec(document: SpecDocument, file: string, baseDir: string): Promise<TranslatedSpec> {
  const name = nameBelow(file, baseDir);
  const { found, problems } = await readTranslations(file, name);
  if (!found) return { input: document, problems, translateVersion: (model) => model, placeOf: () => undefined };
  const { root, missing, unused, originalOf } = translateDocument(document.root, found.messages);
  const warnings = await Promise.all(
    missing.map(async (text): Promise<Problem> => {
      const [place] = await locateText(document, text, '', baseDir);
      const from = place ? ` (${place.file}:${place.line})` : '';
      const stale = findStale(text, unused);
      return {
        ...((stale !== undefined && found.originals.get(stale)) || found.end),
        rule: 'missing-translation',
        severity: 'warning',
        message: `This text of the document${from} has no translation: ${JSON.stringify(shorten(text))}`,
        hint:
          stale === undefined
            ? 'Add the text and its translation here.'
            : `The original here seems to be an earlier version of it: ${JSON.stringify(shorten(stale))}`,
      };
    }),
  );
  return {
    input: { root, numbers: document.numbers, positionOf: (node, key) => document.positionOf(originalOf(node), key) },
    problems: [...problems, ...warnings],
    translateVersion: ({ document: version, numbers, source }) => ({
      ...buildModel({ root: translateDocument(version, found.messages).root, numbers, positionOf: () => undefined }),
      source,
    }),
    placeOf: (translation) => found.translations.get(translation.trim()),
    editedAt: (shown) => found.translations.get(shown.trim()) ?? startOf(name),
  };
}

/** The unused original that shares the most words with a text, at least half of them. */
function findStale(text: string, unused: string[]): string | undefined {
  const words = new Set(text.split(/\s+/));
  const share = (other: string) => {
    const others = other.split(/\s+/);
    return others.filter((word) => words.has(word)).length / Math.max(words.size, others.length);
  };
  const [best] = unused.map((original) => ({ original, share: share(original) })).sort((a, b) => b.share - a.share);
  return best && best.share >= 0.5 ? best.original : undefined;
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

async function readTranslations(file: string, name: string): Promise<{ found?: Translations; problems: Problem[] }> {
  const problem = (message: string, severity: Problem['severity'] = 'warning'): Problem => ({
    ...startOf(name),
    rule: 'translations',
    severity,
    message,
  });
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { problems: [problem('File not found: texts of the document are not translated.')] };
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Source => {
    const { line, col } = lines.linePos(offset);
    return { file: name, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const [slip] = findYamlErrors(parsed, text);
  if (slip) {
    const hint = slip.hint ? { hint: slip.hint } : {};
    return { problems: [{ ...problem(slip.message, 'error'), ...placeAt(slip.offset), ...hint }] };
  }
  if (!isSeq(parsed.contents)) {
    // An editor may empty a file before it writes it.
    const severity = parsed.contents === null ? 'warning' : 'error';
    return { problems: [problem('Expected a list of pairs: a text and its translation.', severity)] };
  }
  const found: Translations = {
    messages: Object.create(null) as Messages,
    originals: new Map(),
    translations: new Map(),
    end: placeAt(Math.max(0, text.trimEnd().length - 1)),
  };
  for (const pair of parsed.contents.items) {
    const [original, translation] = isMap(pair) ? pair.items.map(({ value }) => value) : [];
    if (!isScalar(original) || !isScalar(translation)) continue;
    const { value: before } = original;
    const { value: after } = translation;
    if (typeof before !== 'string' || typeof after !== 'string') continue;
    found.messages[before] = after;
    found.originals.set(before, placeAt(original.range?.[0] ?? 0));
    found.translations.set(after.trim(), placeAt(translation.range?.[0] ?? 0));
  }
  return { found, problems: [] };
}
