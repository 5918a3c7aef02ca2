import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  DOCUMENT_OPTIONS,
  type DocumentOptions,
  parseCommandLine,
  readDocumentOptions,
  readDocuments,
  UsageError,
} from '../../shared/commandLine';

export const USAGE = `Usage: livespec mcp [folder of a built site, openapi file or URL] [more files, folders or URLs] [options]

Serves the pages and calls of an API to an assistant, by the Model Context Protocol over standard input and output. Its
tools: search, read, list_operations, describe, and try, which sends calls to a sandbox in this process. The default is
the site in the folder \`build\`. Nothing leaves this machine, unless you name a server.

  --backend <module>  module with real behaviour for operations of the sandbox
  --server <URL>      server that calls are also sent to, if the assistant asks for it
  --root <dir>        folder that references of a document may reach into (default: that of the document)
  --overlay <file>    OpenAPI overlay to apply to a document before, a file or URL; repeat it for several, in order
  --help              print this text`;

const OPTIONS = {
  backend: { type: 'string' },
  server: { type: 'string' },
  ...DOCUMENT_OPTIONS,
} as const;

export interface McpRequest extends DocumentOptions {
  /** Absolute; or the document. */
  siteDir?: string;
  /** Absolute paths, or URLs. */
  spec?: string | string[];
  /** As given, for messages. */
  name: string;
  backend?: string;
  server?: string;
}

/** Returns `undefined` for `--help`. Throws `UsageError`. */
export function readArguments(argv: string[], cwd: string): McpRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  const { backend, server, root, overlay } = values;
  const [name = 'build', ...more] = positionals;
  const chosen = {
    name,
    ...(backend === undefined ? {} : { backend: resolve(cwd, backend) }),
    ...(server === undefined ? {} : { server: readServer(server) }),
  };
  const siteDir = resolve(cwd, name);
  const isFolder = more.length === 0 && statSync(siteDir, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder || positionals.length === 0) {
    if (root !== undefined || overlay !== undefined)
      throw new UsageError('`--root` and `--overlay` are for documents: a built site has its own.');
    return { ...chosen, siteDir };
  }
  const spec = readDocuments(positionals, cwd);
  return { ...chosen, spec, ...readDocumentOptions(values, spec, cwd) };
}

function readServer(server: string): string {
  if (/^https?:\/\//i.test(server) && URL.canParse(server)) return server;
  throw new UsageError(`\`--server\` must be a URL such as \`https://api.example.com\`, not \`${server}\`.`);
}
