import { resolve } from 'node:path';
import {
  DOCUMENT_OPTIONS,
  type DocumentOptions,
  parseCommandLine,
  readDocumentOptions,
  readDocuments,
  UsageError,
  viewUsage,
} from '../../shared/commandLine';

const DEFAULT_PORT = 4010;

export const USAGE = `Usage: livespec sandbox <openapi file or URL> [more files, folders or URLs] [options]

Answers the calls of an OpenAPI 3 or Swagger 2.0 document at http://127.0.0.1:${DEFAULT_PORT}.

  --backend <module>  module with real behaviour for operations; others are answered from the document
  --port <number>     port to listen on; 0 finds a free one (default: ${DEFAULT_PORT})
  --data <file>       file for the state (default: none; the state is lost when the sandbox stops)
  --stateless         answer every call from the document, whatever was created or removed before
  --seed <number>     seed for codes, keys and ids, which are then the same in each run (default: random)
  --root <dir>        folder that references may reach into (default: that of the document)
  --overlay <file>    OpenAPI overlay to apply before, a file or URL; repeat it for several, in order
${viewUsage(22)}
  --help              print this text`;

export interface SandboxRequest extends DocumentOptions {
  /** Absolute paths, or URLs. */
  spec: string | string[];
  port: number;
  backend?: string;
  data?: { name: string; path: string };
  seed?: number;
  /** Nothing is remembered of calls. */
  isStateless?: boolean;
}

const OPTIONS = {
  backend: { type: 'string' },
  port: { type: 'string' },
  data: { type: 'string' },
  seed: { type: 'string' },
  stateless: { type: 'boolean' },
  ...DOCUMENT_OPTIONS,
} as const;

/**
 * Parses the command line; `undefined` for `--help`. `folder`: base of the state file and the root; `project`: of the
 * document. Throws `UsageError`.
 */
export function readArguments(argv: string[], folder: string, project = folder): SandboxRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  const spec = readDocuments(positionals, project);
  const { port, data, seed, backend, stateless } = values;
  if (data === '') throw new UsageError('`--data` needs a file name.');
  return {
    spec,
    port: port === undefined ? DEFAULT_PORT : readWhole(port, 'port', 65_535),
    ...(backend === undefined ? {} : { backend }),
    ...readDocumentOptions(values, spec, folder),
    ...(data === undefined ? {} : { data: { name: data, path: resolve(folder, data) } }),
    ...(stateless ? { isStateless: true } : {}),
    ...(seed === undefined ? {} : { seed: readWhole(seed, 'seed', 2 ** 32 - 1) }),
  };
}

function readWhole(text: string, name: string, most: number): number {
  if (/^\d{1,10}$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`\`--${name}\` must be a whole number from 0 to ${most}, not \`${text}\`.`);
}
