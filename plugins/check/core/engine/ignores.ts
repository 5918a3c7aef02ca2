import { onceByText } from '../../../shared/core/cache';
import { Lines } from '../text/lines';
import type { Found } from './rule';

interface Ignore {
  rule: string;
  reason: string;
  line: number;
  column: number;
  /** Last line that it applies to. */
  end: number;
}

const COMMENT = /(?:\{\/\*|<!--|\/\/|\/\*|#)\s*check-ignore\s+([\w-]+)\s*(?::\s*(.*?))?\s*(?:\*\/\}?|-->|$)/gm;

/**
 * Drops problems that a comment accepts: `check-ignore <rule>: <reason>` on the same line, or on a line of its own
 * before the block. A comment without a reason, or that accepts nothing, is a problem.
 */
export function applyIgnores(
  problems: Found[],
  texts: ReadonlyMap<string, string>,
  isComplete: boolean,
  idle: ReadonlySet<string>,
): Found[] {
  const ignores = new Map<string, Ignore[]>();
  for (const [file, text] of texts) {
    const own = listIgnores(text);
    if (own.length > 0) ignores.set(file, own);
  }
  const used = new Set([...ignores.values()].flat().filter(({ rule, reason }) => idle.has(rule) && reason !== ''));
  const left = problems.filter(({ file, line, rule }) => {
    const fitting = (ignores.get(file) ?? []).filter(
      (one) => one.rule === rule && one.reason !== '' && line >= one.line && line <= one.end,
    );
    for (const one of fitting) used.add(one);
    return fitting.length === 0;
  });
  // With some of the rules, comments for the others accept nothing.
  return [
    ...left,
    ...(isComplete ? [...ignores] : []).flatMap(([file, list]) => list.flatMap((one) => describe(file, one, used))),
  ];
}

function describe(file: string, ignore: Ignore, used: ReadonlySet<Ignore>): Found[] {
  const { rule, reason, line, column } = ignore;
  const problem = { file, line, column, severity: 'error' as const };
  if (reason === '') {
    const message = `This comment does not say why \`${rule}\` is ignored.`;
    const hint = `Write \`check-ignore ${rule}: <reason>\`.`;
    return [{ ...problem, rule: 'ignore-without-reason', message, hint }];
  }
  if (used.has(ignore)) return [];
  const message = `\`${rule}\` finds nothing here: there is nothing to ignore.`;
  return [{ ...problem, rule: 'unused-ignore', message, hint: 'Remove the comment.' }];
}

const listIgnores = onceByText((text): Ignore[] => {
  if (!text.includes('check-ignore')) return [];
  const lines = new Lines(text);
  const written = text.split('\n');
  return [...text.matchAll(COMMENT)].map(({ index, 1: rule = '', 2: reason = '' }) => {
    const { line, column } = lines.placeOf(index);
    const isAlone = (written[line - 1] ?? '').slice(0, column - 1).trim() === '';
    return { rule, reason, line, column, end: isAlone ? endOfBlock(written, line) : line };
  });
});

/** The line before the next blank one, after what follows the comment. */
function endOfBlock(written: string[], line: number): number {
  let end = line;
  const isBefore = (text = '') => text.trim() === '' || text.includes('check-ignore');
  while (end < written.length && isBefore(written[end])) end += 1;
  while (end < written.length && written[end]?.trim() !== '') end += 1;
  return end;
}
