import { isUrl } from '../../shared/core/isUrl';
import type { Source } from '../../shared/problem';

/** Makes links to where a part of the document is edited: none for a document at a URL. */
export function createEditUrl(base: string | undefined): ((source: Source) => string | undefined) | undefined {
  if (base === undefined) return undefined;
  return ({ file, line }) => (isUrl(file) ? undefined : `${base}${file}#L${line}`);
}
