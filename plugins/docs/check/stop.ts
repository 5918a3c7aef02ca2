import type { ProblemsError } from '../../shared/problem';

/**
 * Ends a build with the problems alone. Docusaurus' command line prints every error with its stack trace, and has no
 * other way to fail; in any other program, such as a test, the error is thrown.
 */
export function stop(error: ProblemsError, [, program = ''] = process.argv, exit = process.exit): never {
  if (!/docusaurus(\.mjs)?$/.test(program)) throw error;
  console.error(`\n${error.message}\n`);
  return exit(1);
}
