import { Script } from 'node:vm';
import type { Validators } from './core/api';

/** The validators of a module that `compileSandbox` wrote, for Node, where it has no file. Pages import the file. */
export function loadValidators(code: string): Validators {
  const text = code.replace(/export default exports;\s*$/, 'return exports;');
  const run = new Script(`(() => {${text}})`, { filename: 'validators.js' }).runInThisContext() as () => Validators;
  return run();
}
