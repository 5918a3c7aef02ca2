import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { listFlowFiles } from '../../flows/read/listFlowFiles';
import {
  DOCUMENT_OPTIONS,
  type DocumentOptions,
  onlyPath,
  parseCommandLine,
  readDocumentOptions,
  readDocuments,
  UsageError,
  viewUsage,
} from '../../shared/commandLine';
import { didYouMean } from '../../shared/suggest';
import { FORMATS, type Format } from '../core/output/formatNames';

export const USAGE = `Usage: livespec check [site folder, or openapi file or URL] [more files, folders or URLs] [options]

Checks that the document, the pages, the translations and the samples of a site say the same.

  --format <name>         text (default), json, github, sarif, or markdown for a comment on a pull request
  --only <rule>           run one rule
  --against <version>     compare the document with an older version: a Git ref, a file or a URL. Breaking changes are
                          errors unless the major number of \`info.version\` has risen (before 1.0: the minor number)
  --calls <path>          with --against: only the changes that reach what a client calls, in an HTTP archive (.har), a
                          .http file, code, or a folder of these; repeat it for several. Changes that break these calls
                          are errors in any version; other rules do not run
  --root <dir>            folder that references of a document alone may reach into (default: that of the document)
  --overlay <file>        OpenAPI overlay to apply to the document before, a file or URL; repeat it for several, in order.
                          Those of a site are in its option \`overlays\`
  --flows <path>          Arazzo documents that use the document: a file or a folder; repeat it for several. Those of a
                          site are in its option \`flows\`
${viewUsage(26)}
  --strict                what a document alone says wrong is an error: it is your own
  --rules                 list all rules
  --fix                   show what can be corrected mechanically, as a diff
  --fix --write           correct it
  --coverage              list the facts of each page, and whether they are pinned, proven, watched or none of these;
                          with --fix, turn those that are proven into pins
  --accept                remember that all passages and translations are right: what they name and follow, as it is now
  --accept-translations   the same for translations only
  --watch                 check again whenever a file changes
  --help                  print this text

Exit codes: 0 no errors, 1 errors, 2 could not run.`;

export const FAILURE = 'The check could not run';

const OPTIONS = {
  format: { type: 'string' },
  only: { type: 'string' },
  against: { type: 'string' },
  calls: { type: 'string', multiple: true },
  ...DOCUMENT_OPTIONS,
  flows: { type: 'string', multiple: true },
  strict: { type: 'boolean' },
  rules: { type: 'boolean' },
  fix: { type: 'boolean' },
  write: { type: 'boolean' },
  coverage: { type: 'boolean' },
  accept: { type: 'boolean' },
  'accept-translations': { type: 'boolean' },
  watch: { type: 'boolean' },
} as const;

export interface CheckRequest extends DocumentOptions {
  /** The folder of a site, absolute; with `spec`, the working directory. */
  path: string;
  /** Documents alone: absolute paths, or URLs. */
  spec?: string | string[];
  format: Format;
  only?: string;
  /** A file or a Git ref. */
  against?: string;
  /** Files and folders, relative to the working directory. */
  calls?: string[];
  /** Arazzo documents: absolute. */
  flows: string[];
  isStrict: boolean;
  listsRules: boolean;
  fix?: 'show' | 'write';
  /** What is proven, in place of what is wrong. */
  lists: 'problems' | 'coverage';
  accepts?: 'all' | 'translations';
  watches: boolean;
}

/** Parses the command line; `undefined` for `--help`. Throws `UsageError`. */
export function readArguments(argv: string[], cwd: string): CheckRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  const [name = '.'] = positionals;
  const { format = 'text', only, against, calls, fix, write, root, flows = [] } = values;
  const site = resolve(cwd, name);
  const isSpec = !statSync(site, { throwIfNoEntry: false })?.isDirectory();
  const spec = isSpec ? readDocuments(positionals, cwd) : undefined;
  const path = isSpec ? cwd : resolve(cwd, onlyPath(positionals));
  if (root !== undefined && !isSpec)
    throw new UsageError('`--root` is for a document alone; a site has the option `root`.');
  if (!isFormat(format)) throw new UsageError(`\`--format\` is ${FORMATS.join(', ')}, not \`${format}\`.`);
  if (against === '') throw new UsageError('`--against` needs a Git ref, a file or a URL.');
  if (calls && against === undefined) throw new UsageError('`--calls` belongs to `--against`.');
  if (write && !fix) throw new UsageError('`--write` belongs to `--fix`.');
  if (values.coverage && format !== 'text' && format !== 'json')
    throw new UsageError(`\`--coverage\` is written as text or json, not as ${format}.`);
  return {
    path,
    ...(spec !== undefined && { spec }),
    ...readDocumentOptions(values, spec ?? path, cwd),
    format,
    only,
    against,
    ...(calls && { calls }),
    flows: flows.flatMap((name) => listFlowFiles(name, cwd)),
    isStrict: values.strict === true,
    listsRules: values.rules === true,
    ...(fix && { fix: write ? 'write' : 'show' }),
    lists: values.coverage ? 'coverage' : 'problems',
    ...(values.accept ? { accepts: 'all' } : values['accept-translations'] ? { accepts: 'translations' } : {}),
    watches: values.watch === true,
  };
}

/** Throws `UsageError` if `--only` names none of the rules. */
export function requireRule({ only }: CheckRequest, ids: string[]): void {
  if (only === undefined || ids.includes(only)) return;
  throw new UsageError(`There is no rule \`${only}\`. ${didYouMean(only, ids) ?? '`--rules` lists them.'}`);
}

function isFormat(name: string): name is Format {
  return (FORMATS as readonly string[]).includes(name);
}
