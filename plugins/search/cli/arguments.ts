import { join, resolve } from 'node:path';
import { parseCommandLine, UsageError } from '../../shared/commandLine';
import { requireSite } from '../../shared/requireSite';

export const USAGE = `Usage: livespec search-export [site folder] [--out <dir>]

Exports the search records of a site for a search server: for each locale, a file of documents in JSON Lines, and the
schema of a Typesense collection for them.

  --out <dir>   output folder: new, empty, or created by this command
                (default: search-export below the site's folder)
  --help        print this text`;

const OPTIONS = { out: { type: 'string' } } as const;

export interface ExportRequest {
  /** Absolute. */
  siteDir: string;
  /** Absolute; the output folder. */
  out: string;
}

/** Returns `undefined` if help is wanted. Throws a `UsageError` or a `Refusal`. Paths are relative to `cwd`; default: `project`. */
export function readArguments(argv: string[], cwd: string, project = cwd): ExportRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  const [site, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`Only one site at a time: unexpected \`${more.join('`, `')}\`.`);
  const siteDir = site === undefined ? project : resolve(cwd, site);
  requireSite(siteDir, site ?? project);
  if (values.out === '') throw new UsageError('`--out` needs a folder name.');
  return { siteDir, out: values.out === undefined ? join(siteDir, 'search-export') : resolve(cwd, values.out) };
}
