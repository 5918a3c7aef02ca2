import type { Member } from './member';

/** An operation of an item, with the parameter of its path that names the item. */
export interface ItemMember extends Member {
  parameter: string;
}

/** The operations of a collection and of its items, by method. */
export interface PathGroup {
  collection: string;
  ofCollection: Map<string, Member>;
  ofItem: Map<string, ItemMember>;
}

/** `/pets/{petId}` -> `/pets` and `petId`. */
const ITEM = /^(.*[^}])\/\{([^{}]+)\}$/;

/** Groups `/pets` with `/pets/{petId}` and `/pets/{id}`, at the same servers. */
export function groupPaths(members: Member[]): PathGroup[] {
  const groups = new Map<string, PathGroup>();
  for (const member of members) {
    const path = member.compiled.path.replace(/\/$/, '');
    if (/[?#]/.test(path)) continue;
    const [, collection = path, parameter] = ITEM.exec(path) ?? [];
    const key = `${member.compiled.bases?.join() ?? ''} ${collection}`;
    const group: PathGroup = groups.get(key) ?? { collection, ofCollection: new Map(), ofItem: new Map() };
    groups.set(key, group);
    const { method } = member.compiled;
    if (parameter === undefined) group.ofCollection.set(method, member);
    else group.ofItem.set(method, { ...member, parameter });
  }
  return [...groups.values()];
}
