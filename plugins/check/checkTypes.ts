import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { nameBelow } from '../shared/files';
import type { Problem } from '../shared/problem';
import type { ProjectFiles } from './files';
import type { CheckTarget } from './options';

export interface TypeCheck {
  problems: Problem[];
  /** Why there was none. */
  skipped?: string;
}

const IS_TYPED = /\.[cm]?tsx?$/;
const LINE = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;
/** Docusaurus makes these modules when it builds. */
const GENERATED = /^Cannot find module '@generated\//;

/**
 * Type-checks the demos and samples of a site with its own TypeScript and `tsconfig.json`, in another process. A site
 * without either of them has nothing to check against.
 */
export async function checkTypes({ baseDir, docsDir }: CheckTarget, files: ProjectFiles): Promise<TypeCheck> {
  const code = docsDir === undefined ? [] : (await files.list(docsDir)).filter((name) => IS_TYPED.test(name));
  return code.length === 0 ? { problems: [] } : compileTypes(baseDir, code);
}

/** `code`: files below the site. `more`: compiler options; `rootDirs` are below the site. */
export async function compileTypes(
  baseDir: string,
  code: string[],
  more: { rootDirs?: string[] } = {},
): Promise<TypeCheck> {
  const skip = (reason: string) => ({ problems: [], skipped: `types of demos and samples: ${reason}` });
  const compiler = findCompiler(baseDir);
  if (!compiler) return skip('`typescript` is not installed');
  if (!existsSync(join(baseDir, 'tsconfig.json'))) return skip('there is no `tsconfig.json`');
  const config = await writeConfig(baseDir, code, more);
  try {
    const output = await run(process.execPath, [compiler, '-p', config, '--pretty', 'false'], baseDir);
    return { problems: readProblems(output) };
  } finally {
    await rm(config, { force: true });
  }
}

function findCompiler(baseDir: string): string | undefined {
  try {
    const file = createRequire(join(baseDir, 'package.json')).resolve('typescript/package.json');
    const bin = join(dirname(file), 'bin/tsc');
    return existsSync(bin) ? bin : undefined;
  } catch {
    return undefined;
  }
}

/** The settings of the site, for the code of its pages only. */
async function writeConfig(baseDir: string, code: string[], { rootDirs }: { rootDirs?: string[] }): Promise<string> {
  const folder = join(baseDir, 'node_modules/.cache/livespec');
  const from = (path: string) => nameBelow(join(baseDir, path), folder);
  const config = {
    extends: from('tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      incremental: false,
      composite: false,
      ...(rootDirs && { rootDirs: rootDirs.map(from) }),
    },
    files: code.map(from),
    include: [],
    exclude: [],
  };
  await mkdir(folder, { recursive: true });
  // Two runs at once would overwrite each other's.
  const file = join(folder, `tsconfig.${process.pid}.json`);
  await writeFile(file, JSON.stringify(config));
  return file;
}

function run(command: string, args: string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error && stdout === '') reject(new Error(stderr || error.message, { cause: error }));
      else resolve(stdout);
    });
  });
}

/** Reads what the compiler prints. Lines that continue a message are indented. */
export function readProblems(output: string): Problem[] {
  return output.split('\n').flatMap((written): Problem[] => {
    const [, file, line, column, code, message = ''] = LINE.exec(written) ?? [];
    if (file === undefined || GENERATED.test(message)) return [];
    return [
      {
        file: file.split('\\').join('/'),
        line: Number(line),
        column: Number(column),
        rule: 'type-error',
        severity: 'error',
        message: `${message.replace(/\.$/, '')} (${code}).`,
      },
    ];
  });
}
