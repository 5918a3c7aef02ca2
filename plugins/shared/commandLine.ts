import { type ParseArgsConfig, parseArgs } from 'node:util';
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
  const help = 'See `--help`.';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const names = Object.keys(options).map((option) => `--${option}`);
    return `There is no option \`${name}\`. ${didYouMean(name, names) ?? help}`;
  }
  return options[name.slice(2)]?.type === 'boolean'
    ? `\`${name}\` takes no value.`
    : `\`${name}\` needs a value. ${help}`;
}

/** The caller's working directory: npm runs scripts in the project's folder. */
export function callersFolder(script: string): string {
  const { npm_lifecycle_event: started, INIT_CWD: folder } = process.env;
  return started === script && folder ? folder : process.cwd();
}
