import type { Library } from '../core/library/library';
import { openDocument } from './openDocument';
import { openSite } from './openSite';

export interface Wanted {
  siteDir?: string;
  spec?: string | string[];
  name: string;
  backend?: string;
  server?: string;
  root?: string;
  overlays?: string[];
}

/** Opens a built site, or a document. Throws `Refusal` or `ProblemsError`. */
export async function openLibrary(wanted: Wanted): Promise<Library> {
  const { siteDir, spec, name, ...options } = wanted;
  return spec === undefined ? openSite(siteDir ?? '.', name, options) : openDocument(spec, options);
}
