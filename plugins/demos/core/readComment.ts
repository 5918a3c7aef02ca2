import { isCollection, isMap, isNode, isSeq, type Pair, parseDocument } from 'yaml';
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

export interface CommentBlock {
  document: ReturnType<typeof parseDocument>;
  /** The file without the comment. */
  code: string;
  /** Where a character of the YAML is in the file. */
  indexOf(offset: number): number;
}

/**
 * Opens the YAML in the comment that begins a file; each line may begin with `*`. A comment without any of the names is
 * an ordinary one, such as a licence.
 */
export function openComment(text: string): CommentBlock | undefined {
  const [whole = '', inner = ''] = BLOCK.exec(text) ?? [];
  if (!/^[\s*]*(title|description|keywords)(\.[\w-]+)?[^\S\n]*:/m.test(inner)) return undefined;
  const marks: Array<{ offset: number; length: number }> = [];
  let removed = 0;
  const yaml = inner.replace(/^[^\S\n]*\*[^\S\n]?/gm, ({ length }, index: number) => {
    marks.push({ offset: index - removed, length });
    removed += length;
    return '';
  });
  const start = whole.length - whole.trimStart().length;
  const from = text.indexOf(inner, start + 2);
  return {
    document: parseDocument(yaml, { prettyErrors: false }),
    code: text.slice(whole.length).replace(/^\s*\n/, ''),
    indexOf: (offset) =>
      marks.reduce((index, mark) => (mark.offset <= offset ? index + mark.length : index), from + offset),
  };
}

/** Reads the YAML in the comment that begins a file. `title.zh-CN` beats `title` for that locale. */
export function readComment(text: string, locale: string): ReadComment {
  const block = openComment(text);
  const none: ReadComment = { keywords: [], code: text, faults: [] };
  if (!block) return none;
  const { document, code, indexOf } = block;
  const lineAt = (offset: number) => text.slice(0, indexOf(offset)).split('\n').length;
  const [error] = document.errors;
  if (error) {
    const before = text.slice(0, indexOf(error.pos[0]));
    const column = before.length - before.lastIndexOf('\n');
    return {
      ...none,
      faults: [{ line: lineAt(error.pos[0]), column, message: `The comment is not valid YAML: ${error.message}.` }],
    };
  }
  const values = (document.toJS() ?? {}) as Record<string, unknown>;
  const named = (name: string) => values[`${name}.${locale}`] ?? values[name];
  const entries = isMap(document.contents) ? document.contents.items : [];
  const faults = entries.flatMap((entry) => {
    const line = lineAt((isNode(entry.key) && entry.key.range?.[0]) || 0);
    const fault = checkEntry(entry);
    return fault ? [{ line, column: 1, ...fault }] : [];
  });
  return {
    ...textOf('title', named('title')),
    ...textOf('description', named('description')),
    keywords: wordsOf(named('keywords')),
    code,
    faults,
  };
}

function checkEntry({ key, value }: Pair): AttributeFault | undefined {
  const name = String(key);
  const [base = ''] = name.split('.');
  if (!NAMES.includes(base)) {
    const hint = didYouMean(name, NAMES) ?? `It has ${NAMES.join(', ')}, each also as \`title.zh-CN\`.`;
    return { message: `The comment of a demo has no \`${name}\`.`, hint };
  }
  const mayBeList = base === 'keywords';
  const parts = mayBeList && isSeq(value) ? value.items : [value];
  if (!parts.some(isCollection)) return undefined;
  return { message: `\`${name}\` in the comment of a demo must be text${mayBeList ? ', or a list of texts' : ''}.` };
}

function textOf(name: 'title' | 'description', value: unknown): Partial<DemoComment> {
  const text = value === undefined || value === null ? '' : String(value).trim();
  return text === '' ? {} : { [name]: text };
}

function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null ? [] : splitWords(String(value));
}
