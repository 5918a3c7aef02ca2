import { type ApiModel, DEFAULT_API_OPTIONS, loadSampler, openApi } from '../openapi';
import { type CompiledSandbox, compileSandbox } from './core/compile/compileSandbox';

export async function compileModel(model: ApiModel): Promise<CompiledSandbox> {
  return compileSandbox(model, await loadSampler());
}

/**
 * Reads and compiles a document. What an unresolved reference leads to is left out, and named in `lost`. Throws
 * `ProblemsError` if the document is invalid.
 */
export async function compileFile(siteDir: string, spec: string, root?: string) {
  const api = await openApi({ siteDir, allowMissing: true }, { ...DEFAULT_API_OPTIONS, spec, root })();
  const model = await api.read();
  const lost = (await api.document()).problems.filter(({ rule }) => rule === 'unresolved-ref');
  return { model, compiled: await compileModel(model), lost };
}
