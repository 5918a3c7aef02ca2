import { execFileSync } from 'node:child_process';

/** Tests that start commands and dev servers run what is compiled. */
export default function compilePlugins(): void {
  execFileSync(process.execPath, ['scripts/compile.mjs'], { stdio: 'inherit' });
}
