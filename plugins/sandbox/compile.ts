import { type ApiModel, DEFAULT_API_OPTIONS, openApi } from '../openapi';
import type { DocumentOptions } from '../shared/commandLine';
import type { CompiledSandbox } from './core/compile/compileSandbox';

/** What compiles documents takes a while to load. */
export async function compileModel(model: ApiModel, isStateless = false): Promise<CompiledSandbox> {
  const { compileSandbox } = await import('./core/compile/compileSandbox');
  return compileSandbox(model, isStateless);
}

/**
 * Reads and compiles a document. What an unresolved reference leads to is left out, and named in `lost`. Throws
 * `ProblemsError` if the document is invalid.
 */
export async function compileFile(
  siteDir: string,
  spec: string | string[],
  { isStateless, ...options }: DocumentOptions & { isStateless?: boolean } = {},
) {
  const api = await openApi({ siteDir, allowMissing: true }, { ...DEFAULT_API_OPTIONS, ...options, spec })();
  const model = await api.read();
  const lost = (await api.document()).problems.filter(({ rule }) => rule === 'unresolved-ref');
  return { model, compiled: await compileModel(model, isStateless), lost };
}
