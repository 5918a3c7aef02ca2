import { resolve } from 'node:path';
import { onlyPath, parseCommandLine, UsageError } from '../../shared/commandLine';

export const USAGE = `Usage: livespec migrate [site folder or HTML page] [options]

Moves a Docusaurus site from docusaurus-plugin-openapi-docs or redocusaurus to these plugins. Prints a plan: the new
configuration, links in sidebars and pages, what to delete, redirects of all old addresses, and what is left to do by hand,
each with its file and line. A page of HTML with Redoc, Scalar or Swagger UI moves to a site that \`livespec document\` makes.

  --write          do it: write and delete files. What Git cannot bring back is kept in \`livespec-before\`
  --force          with --write: although there are changes that are not committed, or no Git repository
  --format <name>  text (default) or json
  --help           print this text`;

const OPTIONS = {
  write: { type: 'boolean' },
  force: { type: 'boolean' },
  format: { type: 'string' },
} as const;

export interface MigrateRequest {
  /** Absolute: a folder, or a page of HTML. */
  path: string;
  writes: boolean;
  force: boolean;
  format: 'text' | 'json';
}

/** Parses the command line; `undefined` for `--help`. Throws `UsageError`. */
export function readArguments(argv: string[], cwd: string): MigrateRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  const name = onlyPath(positionals);
  const { format = 'text', write, force } = values;
  if (format !== 'text' && format !== 'json') throw new UsageError(`\`--format\` is text or json, not \`${format}\`.`);
  if (force && !write) throw new UsageError('`--force` belongs to `--write`.');
  return { path: resolve(cwd, name), writes: write === true, force: force === true, format };
}
