interface OpenApi {
  paths?: Record<string, unknown>;
  components?: Record<string, Record<string, unknown>>;
  [key: string]: unknown;
}

const REFERENCE = /^#\/components\/([^/]+)\/([^/]+)/;
/** Security names them without a reference. */
const KEPT = 'securitySchemes';

/**
 * A smaller document like the whole: at most `mostPaths` paths, taken evenly, and the components that they use.
 * Throws if it has references to other files.
 */
export function cutDocument({ paths = {}, components = {}, ...rest }: OpenApi, mostPaths: number): OpenApi {
  const all = Object.entries(paths);
  const step = Math.max(1, all.length / mostPaths);
  const taken = all.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
  const { webhooks: _, 'x-webhooks': _other, ...others } = rest;
  const cut = { ...others, paths: Object.fromEntries(taken) };
  const used = findUsed(cut, components);
  const kept = Object.entries(components).map(([kind, all]): [string, Record<string, unknown>] => {
    const isUsed = ([name]: [string, unknown]) => kind === KEPT || used.has(`${kind}/${name}`);
    return [kind, Object.fromEntries(Object.entries(all).filter(isUsed))];
  });
  return { ...cut, components: Object.fromEntries(kept.filter(([, all]) => Object.keys(all).length > 0)) };
}

/** As `schemas/Name`. */
function findUsed(start: unknown, components: Record<string, Record<string, unknown>>): Set<string> {
  const used = new Set<string>();
  const queue = [start];
  for (const value of queue) {
    for (const reference of listReferences(value)) {
      const [, kind = '', name = ''] = REFERENCE.exec(reference) ?? [];
      const id = `${kind}/${decode(name)}`;
      if (used.has(id)) continue;
      used.add(id);
      queue.push(components[kind]?.[decode(name)]);
    }
  }
  return used;
}

/** Mappings of discriminators are references, too. */
function listReferences(value: unknown): string[] {
  if (typeof value === 'string') return REFERENCE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref === 'string' && !$ref.startsWith('#')) {
    throw new Error(`A document that is cut must be one file, but it has a reference to \`${$ref}\`.`);
  }
  return Object.values(value).flatMap(listReferences);
}

/** Of a JSON pointer in a URL. */
function decode(name: string): string {
  return decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
}
