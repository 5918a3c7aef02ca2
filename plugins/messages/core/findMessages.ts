import { readLiteral } from './readLiteral';
import type { Message } from './types';

const STRING = String.raw`"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|` + '`(?:[^`\\\\$]|\\\\[^]|\\$(?!\\{))*`';
const FIELD = new RegExp(String.raw`\s*([\w$]+)\s*:\s*(${STRING})\s*(?:,|$)`, 'gy');
/** `translate({ id: '…', message: '…' })` with literals, as Docusaurus wants it. */
const CALL = String.raw`\btranslate\(\s*\{((?:\s*[\w$]+\s*:\s*(?:${STRING})\s*(?:,(?=\s*[\w$}])|(?=\})))*)\s*\}\s*,?\s*`;
const ELEMENT = new RegExp(
  String.raw`<Translate\s+id=(${STRING})[^>]*>\s*([^<{]*?|\{\s*(?:${STRING})\s*\})\s*</Translate>`,
  'g',
);

const IMPORT = /\bfrom\s*["'](?:@livespec\/docusaurus\/messages|[^"'\n]*\/shared\/messages\/formatMessage)["']/;

export interface FoundMessage extends Message {
  /** Where the call or element begins in the file. */
  start: number;
  end: number;
}

/** Finds messages in a source file. */
export function findMessages(source: string): FoundMessage[] {
  return [...findCalls(source, new RegExp(CALL, 'g')), ...findElements(source)];
}

/** The `translate(…)` of each `formatMessage(translate(…), …)`. */
export function findFormatted(source: string): { found: FoundMessage[]; wrong: number[] } {
  const found: FoundMessage[] = [];
  const wrong: number[] = [];
  if (!IMPORT.test(source)) return { found, wrong };
  for (const { 0: opening, index } of source.matchAll(/(?<![\w$.])formatMessage\(\s*/g)) {
    const pattern = new RegExp(`${CALL}\\)`, 'y');
    pattern.lastIndex = index + opening.length;
    const [message] = findCalls(source, pattern);
    if (message) found.push(message);
    else wrong.push(index);
  }
  return { found, wrong };
}

function findCalls(source: string, pattern: RegExp): FoundMessage[] {
  return [...(pattern.global ? source.matchAll(pattern) : [pattern.exec(source)])].flatMap((match) => {
    if (!match) return [];
    const { 0: whole, 1: body = '', index } = match;
    const inside = index + whole.indexOf('{') + 1;
    const fields = new Map(
      [...body.matchAll(FIELD)].map(({ 0: field, 1: key = '', 2: value = '', index: at }) => [
        key,
        readLiteral(value, inside + at + field.lastIndexOf(value)),
      ]),
    );
    const message = fields.get('message') ?? fields.get('id');
    const id = fields.get('id') ?? message;
    return message && id ? [{ ...message, id: id.text, start: index, end: index + whole.length }] : [];
  });
}

function findElements(source: string): FoundMessage[] {
  return [...source.matchAll(ELEMENT)].map(({ 0: whole, 1: id = '', 2: content = '', index }) => {
    const from = index + whole.lastIndexOf(content, whole.length - '</Translate>'.length);
    const [, gap = '', quoted] = /^(\{\s*)([^]*?)\s*\}$/.exec(content) ?? [];
    const literal = quoted ? readLiteral(quoted, from + gap.length) : readText(content, from);
    return { ...literal, id: readLiteral(id, 0).text, start: index, end: index + whole.length };
  });
}

/** As JSX and Docusaurus do, joins lines. */
function readText(content: string, start: number): { text: string; offsets: number[] } {
  const offsets: number[] = [];
  const text = content.replace(/\s+|\S/g, (part, at: number) => {
    offsets.push(start + at);
    return part.trim() === '' ? ' ' : part;
  });
  return { text, offsets: [...offsets, start + content.length] };
}
