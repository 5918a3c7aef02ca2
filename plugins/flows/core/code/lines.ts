import type { CodeAction, CodeStep } from './types';

const MOST_COLUMNS = 80;

export function isShort(line: string): boolean {
  return line.length <= MOST_COLUMNS && !line.includes('\n');
}

export function indentLines(lines: readonly string[], by = '  '): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : by + line));
}

/** A list or an object in a line, or with an item in each. */
export function layOut(
  open: string,
  items: readonly string[],
  close: string,
  { by = '  ', inLines = false } = {},
): string {
  if (items.length === 0) return open + close;
  const space = open === '{' && by === '  ' ? ' ' : '';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (!inLines && line.length <= MOST_COLUMNS - 28 && !line.includes('\n')) return line;
  return [
    open,
    ...indentLines(
      items.map((item) => `${item},`),
      by,
    ),
    close,
  ].join('\n');
}

export function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

/** The name of the step after another one; empty after the last. */
export function nextOf(steps: readonly CodeStep[], index: number, nameOf: (id: string) => string): string {
  const next = steps[index + 1];
  return next ? nameOf(next.id) : '';
}

/** In a comment. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Where the retries of an action are counted. One that has its step to itself has the name of the step. */
export function countOf(name: string, { onFailure }: CodeStep, action: CodeAction): string {
  const retries = onFailure.filter(({ type }) => type === 'retry');
  // With a space, as no step has.
  return retries.length > 1 ? `${name} ${retries.indexOf(action) + 1}` : name;
}

/** Whether actions lead to a step that may have run. */
export function isReachedAgain(step: CodeStep, steps: readonly CodeStep[]): boolean {
  const before = new Set(steps.slice(0, steps.indexOf(step) + 1).map(({ id }) => id));
  return steps.some(({ onSuccess, onFailure }) =>
    [...onSuccess, ...onFailure].some(({ to }) => to !== undefined && before.has(to)),
  );
}

/** All that `countOf` has. */
export function countsOf(name: string, step: CodeStep): string[] {
  return step.onFailure.flatMap((action) => (action.type === 'retry' ? countOf(name, step, action) : []));
}

/** The helpers that a program has, and those that these have; `all`: a helper comes before those it has. */
export function helpersOf(code: string, all: Readonly<Record<string, string>>): string[] {
  const found: string[] = [];
  for (const [name, helper] of Object.entries(all))
    if ([code, ...found].some((text) => text.includes(`${name}(`))) found.push(helper);
  return found;
}
