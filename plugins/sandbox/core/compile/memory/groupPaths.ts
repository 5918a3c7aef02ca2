import type { Member } from './member';

/** The operations of a collection and of its items, by method. */
export interface PathGroup {
  collection: string;
  parameter?: string;
  ofCollection: Map<string, Member>;
  ofItem: Map<string, Member>;
}

/** `/pets/{petId}` -> `/pets` and `petId`. */
const ITEM = /^(.*[^}])\/\{([^{}]+)\}$/;

/** Groups `/pets` with `/pets/{petId}`, at the same servers. */
export function groupPaths(members: Member[]): PathGroup[] {
  const groups = new Map<string, PathGroup>();
  for (const member of members) {
    const path = member.compiled.path.replace(/\/$/, '');
    if (/[?#]/.test(path)) continue;
    const [, collection = path, parameter] = ITEM.exec(path) ?? [];
    const key = `${member.compiled.bases?.join() ?? ''} ${collection}`;
    const group: PathGroup = groups.get(key) ?? { collection, ofCollection: new Map(), ofItem: new Map() };
    groups.set(key, group);
    if (parameter !== undefined) group.parameter = parameter;
    (parameter === undefined ? group.ofCollection : group.ofItem).set(member.compiled.method, member);
  }
  return [...groups.values()];
}
