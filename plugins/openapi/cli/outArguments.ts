import { resolve } from 'node:path';
import { onlyDocument, parseCommandLine, UsageError } from '../../shared/commandLine';

const OPTIONS = {
  out: { type: 'string' },
  root: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface OutRequest {
  spec: string;
  /** Absolute path. */
  out?: string;
  root?: string;
}

/** Reads the command line of what writes a document in another form: `<document> [--out …] [--root …]`. */
export function readOutArguments(argv: string[], cwd: string): OutRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  if (values.out === '') throw new UsageError('`--out` needs a name.');
  return {
    spec: onlyDocument(positionals),
    ...(values.out === undefined ? {} : { out: resolve(cwd, values.out) }),
    ...(values.root === undefined ? {} : { root: resolve(cwd, values.root) }),
  };
}
