import type { Root } from 'mdast';
import { findVersion } from '../folders/findVersion';
import type { DocsVersion } from './openVersion';

type Transform = (tree: Root) => void | Promise<void>;

/** A Markdown plugin that handles each page as its version of the docs does. */
export function ofVersion(versions: readonly DocsVersion[], transformOf: (version: DocsVersion) => Transform) {
  const transforms = new Map(versions.map((version) => [version, transformOf(version)]));
  return () =>
    async (tree: Root, { path }: { path: string }): Promise<void> => {
      const version = findVersion(versions, path);
      if (version) await transforms.get(version)?.(tree);
    };
}
