import { didYouMean } from '../../../shared/suggest';

export type DiagramKind = 'states' | 'sequence';

/** An arrow. In a diagram of states, `*` is where it starts or ends. */
export interface Step {
  from: string;
  to: string;
  label: string;
  /** Written `-->`: an answer, or what happens by itself. */
  isDashed: boolean;
}

export interface Diagram {
  kind: DiagramKind;
  title: string;
  steps: Step[];
}

/** A code block as written; `column` is that of its fence. */
export interface Block {
  lang: string;
  meta: string;
  value: string;
  line: number;
  column: number;
}

export interface DiagramFault {
  line: number;
  column: number;
  message: string;
  hint?: string;
}

const KINDS: readonly string[] = ['states', 'sequence'] satisfies DiagramKind[];
const STEP = /^(\s*)(.*?)\s*(?<!-)(-{1,2}>)\s*([^:：]*?)\s*(?:[:：]\s*(.*?)\s*)?$/;
const TITLE = /(?:^|\s)title="([^"]+)"/;

export function isDiagram({ lang }: Pick<Block, 'lang'>): boolean {
  return KINDS.includes(lang);
}

/** Reads the lines `from -> to: label` of a block. Faults have their place in the page. */
export function readDiagram(block: Block): { diagram: Diagram; faults: DiagramFault[] } {
  const { lang, meta, value, line, column } = block;
  const title = TITLE.exec(meta)?.[1] ?? '';
  const diagram: Diagram = { kind: lang as DiagramKind, title, steps: [] };
  const faults: DiagramFault[] = [];
  if (title === '') {
    const message = `This diagram has no title, which readers who cannot see it need.`;
    faults.push({ line, column, message, hint: `Write \`\`\`${lang} title="…".` });
  }
  const seen = new Map<string, number>();
  for (const [index, text] of value.split('\n').entries()) {
    if (text.trim() === '') continue;
    const at = (offset: number) => ({ line: line + index + 1, column: column + offset });
    const read = readStep(text, diagram.kind);
    if ('message' in read) {
      const { offset, ...fault } = read;
      faults.push({ ...at(offset), ...fault });
      continue;
    }
    const twin = seen.get(text.trim());
    if (twin !== undefined && lang === 'states')
      faults.push({ ...at(0), message: `This arrow is the same as the one in line ${twin}.` });
    seen.set(text.trim(), line + index + 1);
    diagram.steps.push(read);
  }
  if (diagram.steps.length === 0 && faults.length === 0)
    faults.push({
      line,
      column,
      message: 'This diagram is empty.',
      hint: 'Write lines like `Valid -> Expired: 7 days`.',
    });
  return { diagram, faults };
}

function readStep(
  text: string,
  kind: DiagramKind,
): Step | (Omit<DiagramFault, 'line' | 'column'> & { offset: number }) {
  const [, indent = '', from = '', arrow = '', to = '', label = ''] = STEP.exec(text) ?? [];
  const offset = text.search(/\S/);
  if (arrow === '') {
    const hint = didYouMean(/\S*[-=~>]+\S*/.exec(text)?.[0] ?? '', ['->', '-->']) ?? 'Write `from -> to: label`.';
    return { offset, message: `\`${text.trim()}\` has no arrow.`, hint };
  }
  if (from === '') return { offset, message: 'Nothing stands before the arrow.', hint: 'A start is `*`.' };
  const after = indent.length + text.trim().indexOf(arrow) + arrow.length;
  if (to === '') return { offset: after, message: 'Nothing stands after the arrow.', hint: 'An end is `*`.' };
  if (kind === 'sequence' && (from === '*' || to === '*'))
    return { offset, message: 'A sequence has no start and no end, but only actors.' };
  if (kind === 'sequence' && label === '')
    return { offset: after, message: 'This message says nothing.', hint: `Write \`${from} ${arrow} ${to}: message\`.` };
  return { from, to, label, isDashed: arrow === '-->' };
}

/** What the arrows say, line by line: for search, and for readers who cannot see them. */
export function describeStep({ from, to, label }: Step): string {
  const ends = from === to ? from : `${from === '*' ? '' : `${from} `}→${to === '*' ? '' : ` ${to}`}`;
  return label === '' ? ends : `${ends}: ${label}`;
}
