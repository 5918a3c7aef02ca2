import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseCommandLine, UsageError } from '../../shared/commandLine';

export const USAGE = `Usage: livespec search-export [site folder] [--out <dir>]

Writes what search finds of a site, for a search server: of each locale a file of documents, one a line as JSON, and the
schema of a Typesense collection that takes them.

  --out <dir>   the output folder: a new or empty one, or one that this command made before
                (default: search-export below the site's folder)
  --help        show this text`;

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
  if (!isSite)
    throw new UsageError(`\`${site ?? project}\` is no Docusaurus site: it has no file docusaurus.config.ts.`);
  if (values.out === '') throw new UsageError('`--out` needs the name of a folder.');
  return { siteDir, out: values.out === undefined ? join(siteDir, 'search-export') : resolve(cwd, values.out) };
}
