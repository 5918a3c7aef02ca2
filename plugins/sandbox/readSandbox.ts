import { readModel } from '../openapi';
import { type CompiledSandbox, compileSandbox } from './core/compile/compileSandbox';

/**
 * Reads a document and compiles it for the sandbox. Throws where it is broken (`ProblemsError`), or says something that
 * the sandbox cannot do.
 *
 * @param baseDir folder that `spec` is relative to
 * @returns what it is compiled to, and the absolute paths of the files that it comes from
 */
export async function readSandbox(
  baseDir: string,
  spec: string,
): Promise<{ compiled: CompiledSandbox; files: string[] }> {
  const { model, files } = await readModel(baseDir, spec);
  return { compiled: compileSandbox(model), files };
}
