import { resolve } from 'node:path';
import { parseCommandLine, UsageError } from '../../shared/commandLine';

export const USAGE = `Usage: livespec types <openapi file> [--out <file>] [--root <dir>]

Prints TypeScript types of an OpenAPI 3 or Swagger 2.0 document: a type for each entity, and \`Calls\`, with the path, query,
body and result of each call. A common envelope is taken off the results.

  --out <file>        writes them to this file instead
  --root <dir>        the folder that references may reach into (default: that of the document)
  --help              show this text`;

const OPTIONS = {
  out: { type: 'string' },
  root: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface TypesRequest {
  spec: string;
  /** Absolute path. */
  out?: string;
  root?: string;
}

/** Reads the command line. Returns `undefined` for `--help`; throws `UsageError`. */
export function readArguments(argv: string[], cwd: string): TypesRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  const [spec, ...more] = positionals;
  if (!spec) throw new UsageError('Specify the OpenAPI document.');
  if (more.length > 0) throw new UsageError(`Only one document at a time: unexpected \`${more.join('`, `')}\`.`);
  if (values.out === '') throw new UsageError('`--out` needs the name of a file.');
  return {
    spec,
    ...(values.out === undefined ? {} : { out: resolve(cwd, values.out) }),
    ...(values.root === undefined ? {} : { root: resolve(cwd, values.root) }),
  };
}
