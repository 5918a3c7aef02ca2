import { join } from 'node:path';
import type { ApiModel } from '../openapi';
import { compileModel } from './compile';
import type { ShownCalls } from './core/parts/createParts';
import { nameFolder, writeParts } from './parts/writeParts';

/** Writes what pages fetch of a document below the static files of a site. Returns its folder there. */
export async function publishParts(staticDir: string, model: ApiModel, shown: ShownCalls): Promise<string> {
  const { api } = await compileModel(model);
  const folder = nameFolder(api, shown);
  await writeParts(join(staticDir, folder), api, shown);
  return folder;
}
