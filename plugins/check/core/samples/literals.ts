import { splitAt } from './brackets';
import type { Part } from './types';

/** A value that code computes. */
export const UNKNOWN = Symbol('unknown');
/** A key of objects to which code adds more. */
export const MORE = Symbol('more');

/** Each level is read once more for every one around it. */
const DEEPEST = 30;

const TEXT = /^(["'`])((?:(?!\1)[^\\]|\\[\s\S])*)\1$/;
const KEY = /^(?:(["'])((?:(?!\1).)*)\1|([A-Za-z_$][\w$]*))\s*:\s*/;
const COMMENT = /^(?:\/\/[^\n]*\n|#[^\n]*\n|\/\*[\s\S]*?\*\/|\s)+/;
const WORDS: Record<string, unknown> = { true: true, True: true, false: false, False: false, null: null, None: null };

/** Reads an object, list or value that JavaScript, TypeScript or Python writes out. */
export function readLiteral(part: Part, code: string, depth = 0): unknown {
  if (depth > DEEPEST) return UNKNOWN;
  const comment = COMMENT.exec(part.text)?.[0].length ?? 0;
  const [text, index] = [part.text.slice(comment), part.index + comment];
  if (Object.hasOwn(WORDS, text)) return WORDS[text];
  if (/^-?\d[\d_]*(?:\.\d+)?$/.test(text)) return Number(text.replaceAll('_', ''));
  const [whole, quote, content = ''] = TEXT.exec(text) ?? [];
  if (whole !== undefined) return quote === '`' && content.includes('${') ? UNKNOWN : content;
  const parts = /^[[{]/.test(text) ? splitAt(code, index) : undefined;
  const isWhole = parts && /^[\s,]*[\]}]$/.test(text.slice(parts.length > 0 ? endOf(parts, index) : 1));
  if (!parts || !isWhole) return UNKNOWN;
  return text.startsWith('[') ? readList(parts, code, depth) : readObject(parts, code, depth);
}

function endOf(parts: Part[], index: number): number {
  const last = parts.at(-1);
  return last ? last.index + last.text.length - index : 0;
}

function readList(parts: Part[], code: string, depth: number): unknown {
  const isComputed = parts.some(({ text }) => /^(?:\.\.\.|\*)|\sfor\s/.test(text));
  return isComputed ? UNKNOWN : parts.map((part) => readLiteral(part, code, depth + 1));
}

function readObject(parts: Part[], code: string, depth: number): unknown {
  // `__proto__` is a key like others.
  const value = Object.create(null) as Record<string | symbol, unknown>;
  for (const { text: written, index: start } of parts) {
    const comment = COMMENT.exec(written)?.[0].length ?? 0;
    const [text, index] = [written.slice(comment), start + comment];
    const [head, , quoted, plain] = KEY.exec(text) ?? [];
    const key = quoted ?? plain ?? /^[A-Za-z_$][\w$]*$/.exec(text)?.[0];
    if (key === undefined) value[MORE] = true;
    else if (head === undefined) value[key] = UNKNOWN;
    else value[key] = readLiteral({ text: text.slice(head.length), index: index + head.length }, code, depth + 1);
  }
  return value;
}
