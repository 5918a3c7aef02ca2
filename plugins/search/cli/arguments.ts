import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseCommandLine, UsageError } from '../../shared/commandLine';

export const USAGE = `Usage: livespec search-export [site folder] [--out <dir>]

Exports the search records of a site for a search server: for each locale, a file of documents in JSON Lines, and the
schema of a Typesense collection for them.

  --out <dir>   output folder: new, empty, or created by this command
                (default: search-export below the site's folder)
  --help        print this text`;

const OPTIONS = { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

export interface ExportRequest {
  /** Absolute. */
  siteDir: string;
  /** Absolute; the output folder. */
  out: string;
}

/** Returns `undefined` if help is wanted. Throws a `UsageError`. Paths are relative to `cwd`; default: `project`. */
export function readArguments(argv: string[], cwd: string, project = cwd): ExportRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  const [site, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`Only one site at a time: unexpected \`${more.join('`, `')}\`.`);
  const siteDir = site === undefined ? project : resolve(cwd, site);
  const isSite = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].some((ending) =>
    existsSync(join(siteDir, `docusaurus.config.${ending}`)),
  );
  if (!isSite) throw new UsageError(`\`${site ?? project}\` is not a Docusaurus site: it has no docusaurus.config.ts.`);
  if (values.out === '') throw new UsageError('`--out` needs a folder name.');
  return { siteDir, out: values.out === undefined ? join(siteDir, 'search-export') : resolve(cwd, values.out) };
}
