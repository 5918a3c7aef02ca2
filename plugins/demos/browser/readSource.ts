import type { DemoAsset } from '../core/types';

/**
 * Reads an asset, and the texts of the bundles that complete it, by their keys. They are files, as every page knows the
 * names of all chunks.
 */
export async function readAsset(address: URL, bundles: Record<string, URL>): Promise<DemoAsset> {
  const [asset, ...texts] = await Promise.all([
    readJson<DemoAsset>(address),
    ...Object.entries(bundles).map(async ([key, bundle]) => {
      const { text } = await readJson<{ text: string }>(bundle);
      return [key, { type: 'FILE', value: text }] as const;
    }),
  ]);
  return { ...asset, dependencies: { ...asset.dependencies, ...Object.fromEntries(texts) } };
}

export async function readJson<T>(address: URL): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} answers ${response.status}.`);
  return (await response.json()) as T;
}
