import { addressKey } from '../core/addressKey';

const DOCS = 'docusaurus-plugin-content-docs';

interface Doc {
  id: string;
  path: string;
}

export interface GlobalData {
  [DOCS]?: Record<string, { versions: Array<{ mainDocId: string; docs: Doc[] }> }>;
}

/** The pages that a shard adds to a docs plugin, by its id. */
export type AddedDocs = Record<string, Doc[]>;

/**
 * Takes pages out of the global data, in which each docs plugin lists all of its pages. Where there are several versions, the
 * list stays: it leads from a page to that of another version.
 */
export function takeDocs(
  data: GlobalData,
  paths: ReadonlyArray<readonly string[]>,
): { rest: GlobalData; added: AddedDocs[] } {
  const shardOf = new Map(paths.flatMap((list, shard) => list.map((path) => [addressKey(path), shard] as const)));
  const added = paths.map((): AddedDocs => ({}));
  const instances = Object.entries(data[DOCS] ?? {}).map(([id, instance]) => {
    const [version, ...others] = instance.versions;
    if (!version || others.length > 0) return [id, instance] as const;
    const docs = version.docs.filter((doc) => {
      const list = added[shardOf.get(addressKey(doc.path)) ?? -1];
      if (!list || doc.id === version.mainDocId) return true;
      list[id] = [...(list[id] ?? []), doc];
      return false;
    });
    return [id, { ...instance, versions: [{ ...version, docs }] }] as const;
  });
  return { rest: { ...data, ...(data[DOCS] && { [DOCS]: Object.fromEntries(instances) }) }, added };
}

/** Code of a shard that puts them back. */
export function printDocs(added: AddedDocs): string {
  return Object.entries(added)
    .map(
      ([id, docs]) => `globalData['${DOCS}'][${JSON.stringify(id)}].versions[0].docs.push(...${JSON.stringify(docs)});`,
    )
    .join('\n');
}
