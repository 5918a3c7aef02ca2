import { type ParseArgsConfig, parseArgs } from 'node:util';
import { formatProblems, ProblemsError } from './problem';
import { didYouMean } from './suggest';

export class UsageError extends Error {
  override name = 'UsageError';
}

/** Parses the arguments of a command. Throws a `UsageError` with the invalid option and the nearest valid one. */
export function parseCommandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>> {
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

/** Returns the only positional argument. */
export function onlyDocument([spec, ...more]: string[]): string {
  if (!spec) throw new UsageError('Specify the OpenAPI document.');
  if (more.length === 0) return spec;
  throw new UsageError(
    `Only one document at a time: unexpected \`${more.join('`, `')}\`. With npm, put \`--\` before options.`,
  );
}

export interface Command<Request> {
  /** The script that runs it in this repository. */
  script: string;
  usage: string;
  /** Begins the message of an error that has no message for people. */
  failure: string;
  /** Of a command that could not run; default: 1. */
  exitCode?: number;
  /** Parses arguments. Returns `undefined` for `--help`; throws `UsageError`. Paths are relative to `cwd`. */
  read(argv: string[], cwd: string): Request | undefined;
  run(request: Request, cwd: string): Promise<void>;
}

/** Runs a command line program. Prints errors without their stack, and sets the exit code. */
export async function runCommand<Request>(command: Command<Request>): Promise<void> {
  const { script, usage, failure, exitCode = 1, read, run } = command;
  // The reader of the output may stop, like `head`.
  process.stdout.on('error', () => undefined);
  try {
    const cwd = callersFolder(script);
    const request = read(process.argv.slice(2), cwd);
    if (request === undefined) console.log(usage);
    else await run(request, cwd);
  } catch (error) {
    process.exitCode = exitCode;
    if (error instanceof UsageError)
      console.error(`${error.message}\n\n${usage.split('\n', 1)[0]}\n\`--help\` lists the options.`);
    else if (error instanceof ProblemsError) console.error(formatProblems(error.problems));
    else console.error(`${failure}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The caller's working directory: npm runs scripts in the project's folder. */
function callersFolder(script: string): string {
  const { npm_lifecycle_event: started, INIT_CWD: folder } = process.env;
  return started === script && folder ? folder : process.cwd();
}
