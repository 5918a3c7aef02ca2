import type { Extension } from '../model/types';

/** Does the option name a key? Names are exact, or end with `*`. Keys that are no extensions are part of OpenAPI. */
export function createExtensionFilter(names: string[] = []): (key: string) => boolean {
  const exact = new Set(names);
  const starts = names.flatMap((name) => (name.endsWith('*') ? [name.slice(0, -1)] : []));
  return (key) => !key.startsWith('x-') || exact.has(key) || starts.some((start) => key.startsWith(start));
}

/** The extensions that a page shows; `undefined` where there is none. */
export function chooseExtensions<T extends Pick<Extension, 'key'>>(
  extensions: T[],
  { showsExtension }: { showsExtension(key: string): boolean },
): T[] | undefined {
  const shown = extensions.filter(({ key }) => showsExtension(key));
  return shown.length > 0 ? shown : undefined;
}
