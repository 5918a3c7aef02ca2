import { resolve } from 'node:path';
import {
  DOCUMENT_OPTIONS,
  type DocumentOptions,
  parseCommandLine,
  readDocumentOptions,
  readDocuments,
  UsageError,
} from '../../shared/commandLine';

const OPTIONS = {
  out: { type: 'string' },
  ...DOCUMENT_OPTIONS,
} as const;

export interface OutRequest extends DocumentOptions {
  /** Absolute paths, or URLs. */
  spec: string | string[];
  /** Absolute path. */
  out?: string;
}

/** Reads the command line of what writes a document in another form: `<document> [--out …] [--root …]`. */
export function readOutArguments(argv: string[], cwd: string): OutRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  if (values.out === '') throw new UsageError('`--out` needs a name.');
  const spec = readDocuments(positionals, cwd);
  return {
    spec,
    ...(values.out === undefined ? {} : { out: resolve(cwd, values.out) }),
    ...readDocumentOptions(values, spec, cwd),
  };
}
