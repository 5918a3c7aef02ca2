import { widthOf } from './width';

/** Columns of a sample: the code column shows this many at 1280 px. */
const WIDTH = 54;

/** Code that chooses its line breaks when its column is known (Wadler, "A prettier printer"). */
export type Doc = string | Concat | Line | Group | Indented | Fit | Needing;

interface Concat {
  kind: 'concat';
  parts: Doc[];
  breaks: boolean;
}

/** A line break, or `flat` in a group that fits. Without `flat`, it always breaks. `before` ends the broken line. */
interface Line {
  kind: 'line';
  flat?: string;
  before?: string;
}

/** Breaks all its lines, or none. */
interface Group {
  kind: 'group';
  doc: Doc;
  breaks: boolean;
}

interface Indented {
  kind: 'indent';
  by: string;
  doc: Doc;
  breaks: boolean;
}

/** The first form if it fits up to its first break, otherwise the second. */
interface Fit {
  kind: 'fit';
  first: Doc;
  otherwise: MakeForRoom;
}

/** Code that needs something elsewhere in the sample, such as an import. */
interface Needing {
  kind: 'needing';
  needs: readonly string[];
  doc: Doc;
  breaks: boolean;
}

/** `start`: the columns left on this line; `room`: on the next ones. */
type MakeForRoom = (start: number, room: number) => Doc;

const breaks = (doc: Doc): boolean => {
  if (typeof doc === 'string' || doc.kind === 'fit') return false;
  return doc.kind === 'line' ? doc.flat === undefined : doc.breaks;
};

export const hardLine: Line = { kind: 'line' };

export function softLine(flat = '', before = ''): Line {
  return { kind: 'line', flat, before };
}

export function concat(parts: Doc[]): Doc {
  return { kind: 'concat', parts, breaks: parts.some(breaks) };
}

/** A template of code. */
export function code(texts: TemplateStringsArray, ...docs: Doc[]): Doc {
  const parts: Doc[] = [];
  texts.forEach((text, index) => parts.push(text, docs[index] ?? ''));
  return concat(parts);
}

export function group(doc: Doc, broken = false): Doc {
  return { kind: 'group', doc, breaks: broken || breaks(doc) };
}

export function nest(doc: Doc, by: string): Doc {
  return { kind: 'indent', by, doc, breaks: breaks(doc) };
}

export function fit(first: Doc, otherwise: MakeForRoom): Doc {
  return { kind: 'fit', first, otherwise };
}

export function needing(needs: readonly string[], doc: Doc): Doc {
  return { kind: 'needing', needs, doc, breaks: breaks(doc) };
}

/** The first of several on this line, the others each on one of their own. */
export function hang([first = '', ...rest]: Doc[], by: string, separate: (doc: Doc) => Doc[]): Doc {
  return concat([first, nest(concat(rest.flatMap(separate)), by)]);
}

export function join(docs: Doc[], separator: Doc): Doc {
  const parts: Doc[] = [];
  for (const doc of docs) {
    if (parts.length > 0) parts.push(separator);
    parts.push(doc);
  }
  return concat(parts);
}

export interface Brackets {
  open: string;
  close: string;
  padding: '' | ' ';
  trailing: '' | ',';
  indent: string;
}

/** In one line, or one item a line. */
export function writeCollection(items: Doc[], brackets: Brackets, broken = false): Doc {
  const { open, close, padding, trailing, indent } = brackets;
  if (items.length === 0) return open + close;
  const inner = concat([softLine(padding), join(items, concat([',', softLine(' ')]))]);
  return group(concat([open, nest(inner, indent), softLine(padding, trailing), close]), broken);
}

interface Step {
  indent: string;
  /** The number of the line into which the whole fits. */
  flat?: number;
  doc: Doc;
}

/** Pushes the parts of a step that is neither text nor a line, the first one last. */
function open(steps: Step[], { indent, flat, doc }: Step): void {
  if (typeof doc === 'string' || doc.kind === 'line') return;
  if (doc.kind === 'concat') {
    for (let index = doc.parts.length - 1; index >= 0; index--)
      steps.push({ indent, flat, doc: doc.parts[index] ?? '' });
  } else if (doc.kind === 'indent') steps.push({ indent: indent + doc.by, flat, doc: doc.doc });
  else if (doc.kind === 'needing') steps.push({ indent, flat, doc: doc.doc });
  else if (doc.kind === 'group') steps.push({ indent, flat: doc.breaks ? undefined : flat, doc: doc.doc });
  else steps.push({ indent, flat, doc: doc.first });
}

/** Whether `step`, then `rest`, fit up to the first line break. */
function fits(step: Step, rest: Step[], line: number, columns: number): boolean {
  const steps = [step];
  let room = columns;
  let next = rest.length;
  while (room >= 0) {
    const one = steps.pop() ?? rest[--next];
    if (!one) return true;
    const { doc } = one;
    if (typeof doc === 'string') {
      const end = doc.indexOf('\n');
      room -= widthOf(end < 0 ? doc : doc.slice(0, end));
      if (end >= 0) return room >= 0;
    } else if (doc.kind === 'line') {
      if (one.flat !== line || doc.flat === undefined) return room >= widthOf(doc.before ?? '');
      room -= widthOf(doc.flat);
    } else open(steps, one);
  }
  return false;
}

export interface Written {
  text: string;
  /** What its code needs elsewhere in the sample. */
  needs: ReadonlySet<string>;
}

export function print(root: Doc, width = WIDTH): string {
  return writeDoc(root, width).text;
}

export function writeDoc(root: Doc, width = WIDTH): Written {
  const needs = new Set<string>();
  const steps: Step[] = [{ indent: '', doc: root }];
  let text = '';
  let line = 0;
  let column = 0;
  let isLineStart = true;
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { indent, doc } = step;
    const isFlat = step.flat === line;
    const used = isLineStart ? widthOf(indent) : column;
    if (typeof doc === 'string') {
      if (doc === '') continue;
      text += isLineStart ? indent + doc : doc;
      column = doc.includes('\n') ? widthOf(doc.slice(doc.lastIndexOf('\n') + 1)) : used + widthOf(doc);
      isLineStart = false;
    } else if (doc.kind === 'line') {
      if (isFlat && doc.flat !== undefined) steps.push({ ...step, doc: doc.flat });
      else {
        text += `${doc.before ?? ''}\n`;
        line += 1;
        isLineStart = true;
      }
    } else if (doc.kind === 'needing') {
      for (const need of doc.needs) needs.add(need);
      open(steps, step);
    } else if (isFlat || doc.kind === 'concat' || doc.kind === 'indent') open(steps, step);
    else if (doc.kind === 'group') {
      const isFit = !doc.breaks && fits({ indent, flat: line, doc: doc.doc }, steps, line, width - used);
      const flat = isFit ? line : undefined;
      steps.push({ indent, flat, doc: doc.doc });
    } else {
      const first = { indent, flat: line, doc: doc.first };
      const isFirst = fits(first, steps, line, width - used);
      steps.push(isFirst ? first : { indent, doc: doc.otherwise(width - used, width - widthOf(indent)) });
    }
  }
  return { text, needs };
}
