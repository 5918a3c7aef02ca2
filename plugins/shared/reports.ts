import type { Problem } from './problem';

export interface DescribedRule {
  id: string;
  about: string;
}

export type ShownProblem = Omit<Problem, 'severity'> & { severity: Problem['severity'] | 'note' };

/** https://docs.github.com/actions/reference/workflow-commands */
export function toAnnotation({ file, line, column, severity, rule, message, hint }: ShownProblem): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const text = hint ? `${message}\n${hint}` : message;
  return `::${severity === 'note' ? 'notice' : severity} file=${property(file)},line=${line},col=${column},title=${property(rule)}::${data(text)}`;
}

/** SARIF 2.1.0. */
export function toSarif(problems: readonly ShownProblem[], rules: readonly DescribedRule[]): object {
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
