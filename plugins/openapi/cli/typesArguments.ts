import { resolve } from 'node:path';
import { onlyDocument, parseCommandLine, UsageError } from '../../shared/commandLine';

export const USAGE = `Usage: livespec types <openapi file> [options]

Prints TypeScript types of an OpenAPI 3 or Swagger 2.0 document: a type per schema, and \`Calls\`, with the path, query,
body and result of each call. Results do not include a common envelope.

  --out <file>        output file (default: standard output)
  --root <dir>        folder that references may reach into (default: that of the document)
  --help              print this text`;

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
  if (values.out === '') throw new UsageError('`--out` needs a file name.');
  return {
    spec: onlyDocument(positionals),
    ...(values.out === undefined ? {} : { out: resolve(cwd, values.out) }),
    ...(values.root === undefined ? {} : { root: resolve(cwd, values.root) }),
  };
}
