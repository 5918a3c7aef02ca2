import { execFileSync } from 'node:child_process';

/** Commands and dev servers in tests run compiled code. */
export default function compilePlugins(): void {
  execFileSync(process.execPath, ['scripts/compile.mjs'], { stdio: 'inherit' });
}
