import { formatProblem, type Problem } from '../../../shared/problem';
import type { Found } from '../engine/rule';
import { codeFrame } from './codeFrame';

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

interface Rule {
  id: string;
  about: string;
}

/** Writes problems for people or for tools. */
export function formatResult(
  format: Format,
  problems: readonly Found[],
  { texts, rules }: { texts: ReadonlyMap<string, string>; rules: readonly Rule[] },
): string {
  const sorted = sortProblems(problems);
  if (format === 'json') return JSON.stringify({ problems: sorted }, null, 2);
  if (format === 'github') return sorted.map(toAnnotation).join('\n');
  if (format === 'sarif') return JSON.stringify(toSarif(sorted, rules), null, 2);
  const files = new Map<string, string[]>();
  const parts = sorted.map((problem) => {
    const { file } = problem;
    const lines = files.get(file) ?? texts.get(file)?.split(/\r?\n/);
    if (!lines) return formatProblem(problem);
    files.set(file, lines);
    return `${formatProblem(problem)}\n\n${indent(codeFrame(problem, lines))}`;
  });
  return [...parts, summarise(sorted)].join('\n\n');
}

/** Warnings first: errors stay in view. */
function sortProblems(problems: readonly Found[]): Found[] {
  const isError = ({ severity }: Problem) => Number(severity === 'error');
  return [...problems].sort(
    (a, b) => isError(a) - isError(b) || a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

export function summarise(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}

/** https://docs.github.com/actions/reference/workflow-commands */
function toAnnotation({ file, line, column, severity, rule, message, hint }: Problem): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const text = hint ? `${message}\n${hint}` : message;
  return `::${severity} file=${property(file)},line=${line},col=${column},title=${property(rule)}::${data(text)}`;
}

/** SARIF 2.1.0. */
function toSarif(problems: readonly Problem[], rules: readonly Rule[]): object {
  const described = new Map(rules.map(({ id, about }) => [id, about]));
  const ids = [...new Set(problems.map(({ rule }) => rule))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'livespec',
            rules: ids.map((id) => ({ id, shortDescription: { text: described.get(id) ?? id } })),
          },
        },
        results: problems.map(({ file, line, column, rule, severity, message, hint }) => ({
          ruleId: rule,
          level: severity,
          message: { text: hint ? `${message} ${hint}` : message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  };
}
