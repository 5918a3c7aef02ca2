import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../shared/problem';
import { isObject } from './core/json';
import type { ModelInput } from './core/model/build';
import type { SpecDocument } from './core/read';
import { type Messages, translateDocument } from './core/translate';

/**
 * The document in another language, for building a model. Each text without a translation is a warning that names the
 * file of translations; a file that is not there or broken is one warning, and the texts stay as they are.
 */
export async function translateSpec(
  document: SpecDocument,
  file: string,
  baseDir: string,
): Promise<{ input: ModelInput; problems: Problem[] }> {
  const name = relative(baseDir, file);
  const { messages, problems } = await readMessages(file, name);
  if (!messages) return { input: document, problems };
  const { root, missing, originalOf } = translateDocument(document.root, messages);
  const warnings = missing.map((text) => ({
    file: name,
    line: 1,
    column: 1,
    rule: 'missing-translation',
    severity: 'warning' as const,
    message: `This text of the document has no translation: ${JSON.stringify(text.length > 120 ? `${text.slice(0, 120)}…` : text)}`,
  }));
  const input: ModelInput = { root, positionOf: (node, key) => document.positionOf(originalOf(node), key) };
  return { input, problems: [...problems, ...warnings] };
}

async function readMessages(file: string, name: string): Promise<{ messages?: Messages; problems: Problem[] }> {
  const problem = (message: string, line = 1, column = 1): Problem => ({
    file: name,
    line,
    column,
    rule: 'translations',
    severity: 'warning',
    message,
  });
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    return { problems: [problem('There is no such file: the texts of the document stay untranslated.')] };
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines });
  const [error] = parsed.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    return { problems: [problem(error.message.split('\n')[0] ?? 'This is not YAML.', line, col)] };
  }
  const pairs: unknown = parsed.toJS();
  if (!Array.isArray(pairs))
    return { problems: [problem('A list of pairs is needed: the text, and its translation.')] };
  const messages: Messages = Object.create(null) as Messages;
  for (const pair of pairs) {
    const [original, translation] = isObject(pair) ? Object.values(pair) : [];
    if (typeof original === 'string' && typeof translation === 'string') messages[original] = translation;
  }
  return { messages, problems: [] };
}
