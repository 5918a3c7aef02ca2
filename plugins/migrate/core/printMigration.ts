import { countProblems, formatProblem, sortProblems } from '../../shared/problem';
import type { FileChange, Migration } from './migration';

/** Describes a migration for people. */
export function printMigration(migration: Migration, isWritten: boolean): string {
  const { apis, writes, deletes, redirects, hashes, commands, problems } = migration;
  const rows = apis.map(({ id, spec, href, addresses, exact }) => {
    return [id, spec, href, `${addresses} old addresses, ${exact} of them to the same part`];
  });
  const sections = [
    section('APIs', align(rows)),
    section(isWritten ? 'Written' : 'To write', writes.flatMap(describeChange)),
    section(isWritten ? 'Deleted' : 'To delete', summarize(deletes)),
    section('Old addresses', [
      ...(redirects > 0 ? [`${redirects} redirects of pages, in livespec/redirects.json`] : []),
      ...(hashes > 0 ? [`${hashes} hashes of a page, in livespec/hashes.json`] : []),
    ]),
    section('To run', commands),
    problems.length === 0
      ? 'Nothing is left to do by hand.'
      : ['Left to do by hand', ...sortProblems(problems).map(formatProblem), countProblems(problems)].join('\n\n'),
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

function section(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

function align(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function describeChange({ file, about, changes = [] }: FileChange): string[] {
  const lines = changes.flatMap(({ line, before, after }) => [
    `  ${file}:${line}`,
    ...(before === '' ? [] : [`    - ${before}`]),
    ...(after === '' ? [] : [`    + ${after}`]),
  ]);
  return [`${file}: ${about}`, ...lines];
}

/** Files by folder. */
function summarize(files: string[]): string[] {
  const byFolder = new Map<string, number>();
  for (const file of files) {
    const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.';
    byFolder.set(folder, (byFolder.get(folder) ?? 0) + 1);
  }
  return Array.from(byFolder, ([folder, count]) => `${folder}: ${count} generated file${count === 1 ? '' : 's'}`);
}
