import { type ApiModel, loadSampler, readModel } from '../openapi';
import { type CompiledSandbox, compileSandbox } from './core/compile/compileSandbox';

/** Compiles a document with samples of its schemas: see `compileSandbox`. */
export async function compileModel(model: ApiModel): Promise<CompiledSandbox> {
  return compileSandbox(model, await loadSampler());
}

/** Reads a document and compiles it. Throws `ProblemsError` where it is broken. */
export async function compileFile(baseDir: string, spec: string) {
  const model = await readModel(baseDir, spec);
  return { model, compiled: await compileModel(model) };
}
