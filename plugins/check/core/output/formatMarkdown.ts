import { CONTROLS, countProblems, type Problem, type Source } from '../../../shared/problem';
import { showPlace } from '../calls/reaches';
import type { Found } from '../engine/rule';
import type { CallsReport } from './callsReport';
import type { Note } from './types';

interface Line extends Source {
  message: string;
  hint?: string | undefined;
  severity?: Problem['severity'];
}

/** GitHub refuses comments of more than 65,536 characters. */
const MOST_IN_LIST = 50;

/** Writes the result as Markdown, for a comment on a pull request. */
export function formatMarkdown(
  problems: readonly Found[],
  {
    notes = [],
    isComparison,
    calls,
  }: { notes?: readonly Note[]; isComparison: boolean; calls?: CallsReport | undefined },
): string {
  const isBreaking = ({ rule }: { rule: string }) => rule === 'breaking-change';
  const ofRule = (rule: string) => notes.filter((note) => note.rule === rule);
  const breaking = [...problems, ...notes].filter(isBreaking);
  const others = problems.filter((problem) => !isBreaking(problem));
  const nothing = isComparison && breaking.length === 0 && notes.length === 0;
  const changed = calls ? 'None of the calls has changed.' : 'Nothing has changed.';
  return [
    `### API check: ${countProblems(problems)}`,
    ...(nothing ? [changed] : []),
    ...listOf('Breaking changes', breaking),
    ...listOf('Notable changes', ofRule('notable-change')),
    ...folded(listOf('Harmless changes', ofRule('harmless-change'))),
    ...listOf('Read these passages again', ofRule('read-again')),
    ...listOf('Requests that match no operation', calls?.unknown ?? []),
    ...listOf('Problems', others),
    ...(calls ? folded(listFound(calls)) : []),
  ].join('\n\n');
}

function listOf(title: string, lines: readonly Line[]): string[] {
  if (lines.length === 0) return [];
  const hints = new Set(lines.map(({ hint }) => hint));
  const [common] = hints.size === 1 && lines.length > 1 ? hints : [];
  const items = lines.slice(0, MOST_IN_LIST).map((line) => {
    const { severity, message, hint } = line;
    const kind = severity === undefined || title !== 'Problems' ? '' : `**${severity}** `;
    const advice = hint === undefined || common !== undefined ? '' : ` ${escapeMarkdown(hint)}`;
    return `- ${kind}${escapeMarkdown(message)}${advice} ${code(showPlace(line))}`;
  });
  const rest = lines.length > items.length ? [`- … and ${lines.length - items.length} more`] : [];
  const text = [...items, ...rest].join('\n');
  return [`#### ${title} (${lines.length})`, ...(common === undefined ? [] : [escapeMarkdown(common)]), text];
}

function listFound({ found, elsewhere }: CallsReport): string[] {
  const items = found.map(
    ({ operation, places }) =>
      `- ${code(operation)}: ${places
        .slice(0, 3)
        .map((one) => code(showPlace(one)))
        .join(', ')}`,
  );
  const others = elsewhere.map(({ server, requests }) => `- Not compared: requests to ${code(server)} (${requests})`);
  return [
    `#### Calls (${found.length})`,
    [...items.slice(0, MOST_IN_LIST), ...others.slice(0, MOST_IN_LIST)].join('\n'),
  ];
}

function folded([title, ...rest]: string[]): string[] {
  if (title === undefined) return [];
  return [`<details><summary>${title.replace(/^#+ /, '')}</summary>`, ...rest, '</details>'];
}

/** Text of a document stays text: outside of code, nothing is formatted, and nobody is mentioned. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(CONTROLS, '\ufffd')
    .replaceAll(/(`[^`]+`)|[\\`*_[\]<>&~|#]|@(?=\w)/g, (written, span?: string) => {
      if (span !== undefined) return span;
      return written === '@' ? '@\u200b' : `\\${written}`;
    });
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}
