import { dirname, resolve } from 'node:path';
import { isUrl } from '../../../shared/core/isUrl';

/** The document itself, by its name relative to a folder: an absolute path, or a URL. */
export function locateDocument(baseDir: string, spec: string): string {
  return isUrl(spec) ? printUrl(new URL(spec)) : resolve(baseDir, spec);
}

/** A file that another one refers to: an absolute path, or a URL if that of the other is one. */
export function resolveFile(from: string, uri: string): string {
  if (!isUrl(from) && !isUrl(uri)) return resolve(dirname(from), uri);
  const base = isUrl(from) ? from : undefined;
  // What is no address leads nowhere, as the name of a file would.
  return URL.canParse(uri, base) ? printUrl(new URL(uri, base)) : uri;
}

/** Without a password, too, which messages would show. */
function printUrl(url: URL): string {
  url.hash = '';
  url.username = '';
  url.password = '';
  return url.href;
}
