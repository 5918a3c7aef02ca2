import { type ApiModel, loadSampler, readModel } from '../openapi';
import { type CompiledSandbox, compileSandbox } from './core/compile/compileSandbox';

export async function compileModel(model: ApiModel): Promise<CompiledSandbox> {
  return compileSandbox(model, await loadSampler());
}

/** Reads and compiles a document. Throws `ProblemsError` if it is invalid. */
export async function compileFile(baseDir: string, spec: string) {
  const model = await readModel(baseDir, spec);
  return { model, compiled: await compileModel(model) };
}
