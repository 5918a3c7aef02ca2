import { isUrl } from '../../../shared/core/isUrl';
import { type ParsedText, parseJson, syntaxError, type TextProblem, unparsed } from './parseJson';
import { parseYaml } from './parseYaml';
import { findLines, problemAt, sourceAt } from './sourceText';
import type { ParsedFile } from './types';
import { isHtml } from './version';

/** Parses one file. Never throws: on errors, see `problems`, and `value` is `undefined`. */
export function parseFile(path: string, name: string, bytes: Uint8Array): ParsedFile {
  const { text, problem } = decode(bytes);
  const lines = findLines(text);
  const parsed = problem ? unparsed([problem]) : parseText(path, text);
  const broken = parsed.problems.some((problem) => problem.severity === 'error');
  return {
    path,
    name,
    bytes,
    lines,
    value: broken ? undefined : parsed.value,
    longNumbers: parsed.tree.longNumbers,
    records: parsed.tree.records,
    offsets: parsed.tree.offsets(),
    shared: parsed.shared,
    problems: parsed.problems.map(({ offset, severity, rule, message, hint }) =>
      problemAt(sourceAt({ name, lines }, offset), severity, rule, message, hint),
    ),
  };
}

/** Whether a file is an HTML page. */
export function isHtmlFile(bytes: Uint8Array): boolean {
  return isHtml(new TextDecoder().decode(bytes.subarray(0, 1000)));
}

/** Addresses end in anything, such as `.php`. */
function isTextFile(path: string): boolean {
  return isUrl(path) ? /\.(md|txt)$/i.test(nameOf(path)) : /\.[a-z]\w*$/i.test(path);
}

function nameOf(path: string): string {
  return isUrl(path) ? new URL(path).pathname : path;
}

/** `.md`, `.txt`, HTML and the like are text; `.json` is JSON; anything else is YAML, or JSON if it looks like it. */
function parseText(path: string, text: string): ParsedText {
  const kind = /\.(json|ya?ml)$/i.exec(nameOf(path))?.[1]?.toLowerCase();
  if (isHtml(text) || (kind === undefined && isTextFile(path))) {
    return { ...unparsed([]), value: text };
  }
  try {
    if (kind === 'json') return parseJson(text);
    if (/^\s*[{[]/.test(text)) {
      const parsed = parseJson(text);
      if (!parsed.problems.some((problem) => problem.severity === 'error')) return parsed;
    }
    return parseYaml(text);
  } catch (error) {
    // Both parsers recurse; deep nesting exhausts the stack before it can be counted.
    const message =
      error instanceof RangeError ? 'This file is nested too deeply to be read.' : 'This file cannot be read as YAML.';
    return unparsed([syntaxError(0, message)]);
  }
}

function decode(bytes: Uint8Array): { text: string; problem?: TextProblem } {
  const refuse = (offset: number, message: string): TextProblem => {
    return { offset, severity: 'error', rule: 'encoding', message, hint: 'Save it as UTF-8.' };
  };
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { text: '', problem: refuse(0, 'This file is UTF-16, not UTF-8.') };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const offset = Math.max(0, text.indexOf('\uFFFD'));
    return { text, problem: refuse(offset, 'This file is not UTF-8: the byte here cannot be read.') };
  }
}
