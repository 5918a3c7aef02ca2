import { resolve } from 'node:path';
import { parseCommandLine, UsageError } from '../../shared/commandLine';

export const DEFAULT_PORT = 4010;

export const USAGE = `Usage: livespec sandbox <openapi file> [options]

Answers the calls of an OpenAPI document on this machine: http://127.0.0.1:${DEFAULT_PORT}

  --backend <module>  real behaviour for operations; the others are answered from the document
  --port <number>     the port to listen on (default: ${DEFAULT_PORT}; 0: any free one)
  --data <file>       keeps its state in this file; by default, the state is lost when it ends
  --seed <number>     makes codes, keys and ids the same in each run; by default, they are random
  --help              show this text`;

export interface SandboxRequest {
  spec: string;
  port: number;
  backend?: string;
  data?: { name: string; path: string };
  seed?: number;
}

const OPTIONS = {
  backend: { type: 'string' },
  port: { type: 'string' },
  data: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Parses the command line; `undefined` for `--help`. `folder`: base of the state file. Throws `UsageError`. */
export function readArguments(argv: string[], folder: string): SandboxRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  const [spec, ...more] = positionals;
  if (spec === undefined) throw new UsageError('Specify the OpenAPI document.');
  if (more.length > 0) {
    throw new UsageError(`\`${more[0]}\` is an unexpected argument. With npm, options come after \`--\`.`);
  }
  const { port, data, seed, backend } = values;
  if (data === '') throw new UsageError('`--data` needs the name of a file.');
  return {
    spec,
    port: port === undefined ? DEFAULT_PORT : readWhole(port, 'port', 65_535),
    ...(backend === undefined ? {} : { backend }),
    ...(data === undefined ? {} : { data: { name: data, path: resolve(folder, data) } }),
    ...(seed === undefined ? {} : { seed: readWhole(seed, 'seed', 2 ** 32 - 1) }),
  };
}

function readWhole(text: string, name: string, most: number): number {
  if (/^\d{1,10}$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`\`--${name}\` is a whole number from 0 to ${most}, not \`${text}\`.`);
}
