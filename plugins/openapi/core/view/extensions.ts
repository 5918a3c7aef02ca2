import type { Extension } from '../model/types';
import { nonEmpty } from './compact';

/** Matches names exactly or by a trailing `*`. Keys without `x-` belong to OpenAPI and always match. */
export function createExtensionFilter(names: string[] = []): (key: string) => boolean {
  const exact = new Set(names);
  const starts = names.flatMap((name) => (name.endsWith('*') ? [name.slice(0, -1)] : []));
  return (key) => !key.startsWith('x-') || exact.has(key) || starts.some((start) => key.startsWith(start));
}

export function chooseExtensions<T extends Pick<Extension, 'key'>>(
  extensions: T[],
  { showsExtension }: { showsExtension(key: string): boolean },
): T[] | undefined {
  return nonEmpty(extensions.filter(({ key }) => showsExtension(key)));
}
