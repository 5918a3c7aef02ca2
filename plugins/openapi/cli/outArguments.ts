import { resolve } from 'node:path';
import {
  OVERLAY_OPTION,
  onlyDocument,
  parseCommandLine,
  readOverlays,
  readRoot,
  UsageError,
} from '../../shared/commandLine';

const OPTIONS = {
  out: { type: 'string' },
  root: { type: 'string' },
  overlay: OVERLAY_OPTION,
} as const;

export interface OutRequest {
  /** An absolute path, or a URL. */
  spec: string;
  /** Absolute path. */
  out?: string;
  root?: string;
  /** Absolute paths, or URLs. */
  overlays?: string[];
}

/** Reads the command line of what writes a document in another form: `<document> [--out …] [--root …]`. */
export function readOutArguments(argv: string[], cwd: string): OutRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  if (values.out === '') throw new UsageError('`--out` needs a name.');
  const spec = onlyDocument(positionals, cwd);
  return {
    spec,
    ...(values.out === undefined ? {} : { out: resolve(cwd, values.out) }),
    ...readRoot(values.root, spec, cwd),
    ...readOverlays(values.overlay, cwd),
  };
}
