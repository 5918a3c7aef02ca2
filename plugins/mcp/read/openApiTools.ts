import { type ApiModel, loadDocumentTools } from '../../openapi';
import { loadSandboxes } from '../../sandbox';
import { lazily } from '../../shared/core/cache';
import type { ApiTools } from '../core/library/library';

export interface CallOptions {
  backend?: string;
  server?: string;
}

/** What a document says of its calls, and a sandbox for them. Throws `Refusal` if the backend does not fit. */
export async function openApiTools(
  model: ApiModel,
  placeOf: ApiTools['placeOf'] | undefined,
  { backend, server }: CallOptions,
): Promise<ApiTools> {
  const { buildSampleRequest, openParts } = await loadDocumentTools();
  const { parts, places } = openParts(model);
  const sandbox = lazily(async () => (await (await loadSandboxes()).prepareSandboxes(model, backend))());
  if (backend !== undefined) await sandbox();
  return {
    model,
    parts,
    buildSampleRequest,
    sandbox,
    placeOf: placeOf ?? ((call) => places.get(call)),
    ...(server && { server }),
  };
}
