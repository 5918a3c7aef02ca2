import { resolve } from 'node:path';
import { parseCommandLine, UsageError } from '../../shared/commandLine';
import { isUrl } from '../../shared/core/isUrl';
import { FLOW_FORMATS, type FlowFormat } from '../core/report/formats';
import { listFlowFiles } from '../read/listFlowFiles';

const DEFAULT_FOLDER = 'openapi/flows';

export const USAGE = `Usage: livespec flows [Arazzo file or folder …] [options]

Checks the workflows of Arazzo 1.0 and 1.1 documents, and runs them: on the sandbox of their OpenAPI document, or on a
server. Without a file, those in \`${DEFAULT_FOLDER}\`.

  --server <url>          send the requests to a server; \`<name>=<url>\` for one source description, repeat it for several
  --backend <module>      module with real behaviour for the operations of the sandbox
  --workflow <id>         run one workflow; repeat it for several
  --input <name>=<value>  value of an input, as JSON or as text; repeat it for several
  --check                 check the documents, and run nothing
  --format <name>         text (default), json, github, sarif, or markdown for a comment on a pull request
  --help                  print this text

Exit codes: 0 all workflows have passed, 1 some have not, or a document has errors, 2 could not run.`;

export const FAILURE = 'The workflows could not run';

const OPTIONS = {
  server: { type: 'string', multiple: true },
  backend: { type: 'string' },
  workflow: { type: 'string', multiple: true },
  input: { type: 'string', multiple: true },
  check: { type: 'boolean' },
  format: { type: 'string' },
} as const;

export interface FlowsRequest {
  /** Absolute. */
  files: string[];
  /** By the name of a source description; `''` for all. Without any, the sandbox answers. */
  servers: ReadonlyMap<string, string>;
  backend?: string;
  /** Ids; all if there are none. */
  workflows: string[];
  /** As they were written. */
  inputs: ReadonlyMap<string, string>;
  onlyChecks: boolean;
  format: FlowFormat;
}

/** Parses the command line; `undefined` for `--help`. Throws `UsageError`. */
export function readArguments(argv: string[], cwd: string): FlowsRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  const { server = [], backend, workflow = [], input = [], check = false, format = 'text' } = values;
  if (!isFormat(format)) throw new UsageError(`\`--format\` is ${FLOW_FORMATS.join(', ')}, not \`${format}\`.`);
  if (backend !== undefined && server.length > 0)
    throw new UsageError('`--backend` is for the sandbox, not for `--server`.');
  return {
    files: (positionals.length > 0 ? positionals : [DEFAULT_FOLDER]).flatMap((name) => listFlowFiles(name, cwd)),
    servers: new Map(server.map(readServer)),
    ...(backend !== undefined && { backend: resolve(cwd, backend) }),
    workflows: workflow,
    inputs: new Map(input.map(readInput)),
    onlyChecks: check,
    format,
  };
}

function readServer(text: string): [string, string] {
  const [, name = '', url = text] = /^([\w-]+)=(.*)$/s.exec(text) ?? [];
  if (!isUrl(url))
    throw new UsageError(`\`--server\` is an address that begins with \`http://\` or \`https://\`, not \`${url}\`.`);
  return [name, url.replace(/\/$/, '')];
}

function readInput(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`\`--input\` is \`<name>=<value>\`, not \`${text}\`.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function isFormat(name: string): name is FlowFormat {
  return (FLOW_FORMATS as readonly string[]).includes(name);
}
