import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isUrl } from './core/isUrl';
import { formatProblems, ProblemsError } from './problem';
import { didYouMean } from './suggest';
import { describeFailure } from './systemError';

/** Wrong arguments. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A message for people about anything but the arguments, such as a folder that cannot be written. */
export class Refusal extends Error {
  override name = 'Refusal';
}

const FAILED = 1;
const WRONG_ARGUMENTS = 2;

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Parses the arguments of a command. Throws a `UsageError` with the invalid option and the nearest valid one. */
export function parseCommandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  own: Options,
): ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options & typeof HELP }>> {
  const options = { ...own, ...HELP };
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const [name = ''] = /--[\w-]+/.exec(message) ?? /-\w/.exec(message) ?? [];
    throw new UsageError(explain(code, name, options), { cause });
  }
}

function explain(code: string | undefined, name: string, options: NonNullable<ParseArgsConfig['options']>): string {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const names = Object.keys(options).map((option) => `--${option}`);
    return [`There is no option \`${name}\`.`, didYouMean(name, names) ?? []].flat().join(' ');
  }
  return `\`${name}\` ${options[name.slice(2)]?.type === 'boolean' ? 'takes no' : 'needs a'} value.`;
}

/** The path that a command works on, `.` without one. Throws `UsageError` for more. */
export function onlyPath([path = '.', ...more]: string[]): string {
  if (more.length > 0)
    throw new UsageError(`\`${more[0]}\` is an unexpected argument. With npm, options come after \`--\`.`);
  return path;
}

/**
 * Returns the positional arguments: the document, a URL or the absolute path of a file, and what is joined to it, folders
 * of documents, too. Throws a `UsageError`.
 */
export function readDocuments([spec = '', ...more]: string[], cwd: string): string | string[] {
  const missing = 'Specify the OpenAPI document: a file, or a URL.';
  const first = readFileName(spec, cwd, missing);
  const hint = ' With npm, put `--` before options.';
  const others = more.map((name) => readFileName(name, cwd, missing, { mayBeFolder: true, hint }));
  return others.length === 0 ? first : [first, ...others];
}

/** Options of all commands that read a document. */
export const DOCUMENT_OPTIONS = {
  root: { type: 'string' },
  overlay: { type: 'string', multiple: true },
  'view-tag': { type: 'string', multiple: true },
  'view-path': { type: 'string', multiple: true },
  'view-internal': { type: 'string' },
  'view-version': { type: 'string' },
} as const;

/** The help for `DOCUMENT_OPTIONS`, but for the folder and the overlays. `width`: columns before the texts. */
export function viewUsage(width: number): string {
  const rows = [
    ['--view-tag <name>', 'show only operations with a tag; with ! before it, only others; repeat it for several'],
    ['--view-path <glob>', "the same for paths: '/pets/**', '!/pets/*'"],
    ['--view-internal <how>', 'hide: leave out what is marked x-internal, as all views do; show: show it'],
    ['--view-version <number>', 'leave out what x-since says is newer'],
  ] as const;
  return rows
    .map(([name, text]) =>
      name.length + 4 <= width ? `  ${name.padEnd(width - 2)}${text}` : `  ${name}\n${' '.repeat(width)}${text}`,
    )
    .join('\n');
}

/** How a document is read. */
export interface DocumentOptions {
  /** The folder that references may reach into: absolute. */
  root?: string;
  /** In their order: absolute paths, or URLs. */
  overlays?: string[];
  /** What of it is shown: the option `view` of a document. */
  view?: { tags?: string[]; paths?: string[]; internal?: boolean; version?: string };
}

interface GivenOptions {
  root?: string | undefined;
  overlay?: string[] | undefined;
  'view-tag'?: string[] | undefined;
  'view-path'?: string[] | undefined;
  'view-internal'?: string | undefined;
  'view-version'?: string | undefined;
}

/** Reads `DOCUMENT_OPTIONS`. Throws a `UsageError`. */
export function readDocumentOptions(
  { root, overlay, ...given }: GivenOptions,
  spec: string | string[],
  cwd: string,
): DocumentOptions {
  if (root !== undefined && [spec].flat().every(isUrl)) {
    throw new UsageError('`--root` is for files: references of a document at a URL may reach all of its server.');
  }
  const overlays = overlay?.map((name) => readFileName(name, cwd, '`--overlay` needs a file or a URL.'));
  const view = readView(given);
  return {
    ...(root !== undefined && { root: resolve(cwd, root) }),
    ...(overlays && { overlays }),
    ...(view && { view }),
  };
}

function readView(given: GivenOptions): DocumentOptions['view'] {
  const { 'view-tag': tags, 'view-path': paths, 'view-internal': internal, 'view-version': version } = given;
  if (![tags, paths, internal, version].some((value) => value !== undefined)) return undefined;
  if (internal !== undefined && internal !== 'hide' && internal !== 'show')
    throw new UsageError(`\`--view-internal\` is hide or show, not \`${internal}\`.`);
  if (version !== undefined && !/^\d/.test(version))
    throw new UsageError(`\`--view-version\` is a version such as \`1.2\`, not \`${version}\`.`);
  return {
    ...(tags && { tags }),
    ...(paths && { paths }),
    ...(internal && { internal: internal === 'show' }),
    ...(version && { version }),
  };
}

/** Returns a URL, or the absolute path of a file. Throws a `UsageError`. */
function readFileName(name: string, cwd: string, missing: string, { mayBeFolder = false, hint = '' } = {}): string {
  if (name === '') throw new UsageError(missing);
  if (isUrl(name)) return name;
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(name)) throw new UsageError(`\`${name}\`: only http and https URLs are read.`);
  const path = resolve(cwd, name);
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) throw new UsageError(`File not found: \`${name}\`.${hint}`);
  if (entry.isDirectory() && !mayBeFolder) throw new UsageError(`\`${name}\` is a folder, not a file.`);
  return path;
}

export interface Command<Request> {
  /** The script that runs it in this repository. */
  script: string;
  usage: string;
  /** Begins the message of an error that has no message for people. */
  failure: string;
  /** The exit code of a command that could not run; default: 1. Wrong arguments always end with 2. */
  exitCode?: number;
  /** Parses arguments. Returns `undefined` for `--help`; throws `UsageError`. Paths are relative to `cwd`. */
  read(argv: string[], cwd: string): Request | undefined;
  run(request: Request, cwd: string): Promise<void>;
}

/** Runs a command line program. Prints errors without their stack, and sets the exit code. */
export async function runCommand<Request>(command: Command<Request>): Promise<void> {
  const { script, usage, failure, exitCode = FAILED, read, run } = command;
  const fail = (error: unknown) => {
    process.exitCode = error instanceof UsageError ? WRONG_ARGUMENTS : exitCode;
    console.error(describeError(error, { usage, failure }));
  };
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of the output may stop, like `head`.
    if (error.code !== 'EPIPE') fail(error);
  });
  try {
    const cwd = callersFolder(script);
    const request = read(process.argv.slice(2), cwd);
    if (request === undefined) console.log(usage);
    else await run(request, cwd);
  } catch (error) {
    fail(error);
  }
}

/** Describes an error for people. Only wrong arguments show how the command is used. */
export function describeError(error: unknown, { usage, failure }: { usage: string; failure: string }): string {
  if (error instanceof UsageError) {
    return `${error.message}\n\n${usage.split('\n', 1)[0]}\n\`--help\` lists the options.`;
  }
  if (error instanceof Refusal) return error.message;
  if (error instanceof ProblemsError) return formatProblems(error.problems);
  return `${failure}: ${describeFailure(error).trim()}`;
}

/** The caller's working directory: npm runs scripts in the project's folder. */
function callersFolder(script: string): string {
  const { npm_lifecycle_event: started, INIT_CWD: folder } = process.env;
  return started === script && folder ? folder : process.cwd();
}
