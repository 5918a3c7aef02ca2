import { CONTROLS, countProblems, formatProblem, sortProblems } from '../../../shared/problem';
import { type DescribedRule, toAnnotation, toSarif } from '../../../shared/reports';
import type { Found } from '../engine/rule';
import { type CallsReport, listCalls } from './callsReport';
import { codeFrame } from './codeFrame';
import { formatMarkdown } from './formatMarkdown';
import type { Format } from './formatNames';
import { describeOthers, groupAlike } from './groupAlike';
import type { Note } from './types';

interface Context {
  texts: ReadonlyMap<string, string>;
  rules: readonly DescribedRule[];
  /** Whether warnings that differ only in names are one: of a document alone. */
  ignoresNames?: boolean;
  /** Absent if the document was not compared with an older version. */
  notes?: readonly Note[] | undefined;
  /** What a client calls, if the command was given that. */
  calls?: CallsReport | undefined;
}

/** Writes problems for people or for tools. */
export function formatResult(
  format: Format,
  problems: readonly Found[],
  { texts, rules, notes, calls, ignoresNames }: Context,
): string {
  const sorted = sortProblems(problems);
  const groups = groupAlike(problems, ignoresNames);
  if (format === 'json')
    return JSON.stringify({ problems: groups, ...(notes && { changes: notes }), ...(calls && { calls }) }, null, 2);
  if (format === 'markdown') return formatMarkdown(sorted, { notes, isComparison: notes !== undefined, calls });
  const all = [
    ...sorted,
    ...[...(notes ?? []), ...(calls?.unknown ?? [])].map((note) => ({ ...note, severity: 'note' as const })),
  ];
  if (format === 'github') return all.map(toAnnotation).join('\n');
  if (format === 'sarif') return JSON.stringify(toSarif(all, rules), null, 2);
  const files = new Map<string, string[]>();
  const parts = groups.map((problem) => {
    const { file } = problem;
    const lines = files.get(file) ?? texts.get(file)?.split(/\r?\n/);
    const others = describeOthers(problem);
    const text = others ? `${formatProblem(problem)}\n  ${others}` : formatProblem(problem);
    if (!lines) return text;
    files.set(file, lines);
    return `${text}\n\n${indent(codeFrame(problem, lines))}`;
  });
  return [
    ...(calls ? [listCalls(calls).join('\n').replace(CONTROLS, '\ufffd')] : []),
    ...(notes ? listNotes([...notes, ...(calls?.unknown ?? [])], problems) : []),
    ...parts,
    countProblems(sorted),
  ].join('\n\n');
}

function listNotes(notes: readonly Note[], problems: readonly Found[]): string[] {
  if (notes.length === 0)
    return problems.some(({ rule }) => rule === 'breaking-change') ? [] : ['Nothing has changed.'];
  const width = Math.max(...notes.map(({ rule }) => rule.length));
  return [
    notes
      .map(({ file, line, rule, message }) => `${rule.padEnd(width)}  ${message}  ${file}:${line}`)
      .join('\n')
      .replace(CONTROLS, '\ufffd'),
  ];
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
