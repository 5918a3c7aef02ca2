import { parseDocument } from 'yaml';
import { didYouMean } from '../../shared/suggest';
import { type AttributeFault, splitWords } from './readAttributes';

export interface DemoComment {
  title?: string;
  description?: string;
  keywords: string[];
}

export interface ReadComment extends DemoComment {
  /** The file without the comment. */
  code: string;
  faults: Array<AttributeFault & { line: number; column: number }>;
}

const BLOCK = /^\uFEFF?\s*\/\*\*?([\s\S]*?)\*\/[^\S\n]*\r?\n?/;
const NAMES = ['title', 'description', 'keywords'];

/**
 * Reads the YAML in the comment that begins a file. `title.zh-CN` beats `title` for that locale. A comment without any
 * of the names is an ordinary one, such as a licence.
 */
export function readComment(text: string, locale: string): ReadComment {
  const none: ReadComment = { keywords: [], code: text, faults: [] };
  const [whole = '', inner = ''] = BLOCK.exec(text) ?? [];
  if (!/^[\s*]*(title|description|keywords)(\.[\w-]+)?[^\S\n]*:/m.test(inner)) return none;
  const yaml = inner.replace(/^[^\S\n]*\*[^\S\n]?/gm, '');
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) {
    const at = error.linePos?.[0] ?? { line: 1, col: 1 };
    const [message = error.message] = error.message.split(/ at line \d+/);
    return { ...none, faults: [{ line: at.line, column: at.col, message: `The comment is no YAML: ${message}.` }] };
  }
  const values = (document.toJS() ?? {}) as Record<string, unknown>;
  const named = (name: string) => values[`${name}.${locale}`] ?? values[name];
  const faults = Object.keys(values)
    .filter((key) => !NAMES.includes(key.split('.')[0] ?? ''))
    .map((key) => ({
      line: yaml.split('\n').findIndex((line) => line.trimStart().startsWith(key)) + 1,
      column: 1,
      message: `The comment of a demo has no \`${key}\`.`,
      hint: didYouMean(key, NAMES) ?? `It has ${NAMES.join(', ')}, each also as \`title.zh-CN\`.`,
    }));
  return {
    ...textOf('title', named('title')),
    ...textOf('description', named('description')),
    keywords: wordsOf(named('keywords')),
    code: text.slice(whole.length).replace(/^\s*\n/, ''),
    faults,
  };
}

function textOf(name: 'title' | 'description', value: unknown): Partial<DemoComment> {
  const text = value === undefined || value === null ? '' : String(value).trim();
  return text === '' ? {} : { [name]: text };
}

function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null ? [] : splitWords(String(value));
}
