import { execFileSync } from 'node:child_process';

/** Commands and dev servers in tests run compiled code. For `npm test`, it is compiled already. */
export default function compilePlugins(): void {
  execFileSync(process.execPath, ['scripts/compile.mjs'], { stdio: 'inherit' });
  // Tests that compile other checkouts mean it.
  delete process.env.COMPILED;
}
