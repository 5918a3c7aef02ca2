import { type ApiModel, DEFAULT_API_OPTIONS, loadSampler, openApi } from '../openapi';
import { type CompiledSandbox, compileSandbox } from './core/compile/compileSandbox';

export async function compileModel(model: ApiModel): Promise<CompiledSandbox> {
  return compileSandbox(model, await loadSampler());
}

/** Reads and compiles a document. Throws `ProblemsError` if it is invalid. */
export async function compileFile(siteDir: string, spec: string, root?: string) {
  const api = await openApi({ siteDir }, { ...DEFAULT_API_OPTIONS, spec, root })();
  const model = await api.read();
  return { model, compiled: await compileModel(model) };
}
