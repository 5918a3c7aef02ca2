import { type ApiModel, loadDocumentTools } from '../../openapi';
import { loadSandboxes } from '../../sandbox';
import type { ApiTools } from '../core/library/library';

export interface CallOptions {
  backend?: string;
  server?: string;
}

/** What a document says of its calls, and a sandbox for them. */
export async function openApiTools(
  model: ApiModel,
  parts: ApiTools['parts'],
  placeOf: ApiTools['placeOf'],
  { backend, server }: CallOptions,
): Promise<ApiTools> {
  const [{ buildSampleRequest }, { prepareSandboxes }] = await Promise.all([loadDocumentTools(), loadSandboxes()]);
  const open = await prepareSandboxes(model, backend);
  return { model, parts, buildSampleRequest, sandbox: open(), placeOf, ...(server && { server }) };
}
