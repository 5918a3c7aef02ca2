import { isObject, type JsonObject } from '../../plugins/shared/core/json';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
/** Where other parts of a document are found by name. */
const HOLDERS = ['components', 'definitions', 'parameters', 'responses', 'securityDefinitions'];

export function listCalls(document: JsonObject): Array<{ path: string; operation: JsonObject }> {
  return Object.entries(isObject(document.paths) ? document.paths : {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined;
      return isObject(operation) ? [{ path, operation }] : [];
    }),
  );
}

/** What is left of a document with some of its operations: shares no code with the plugins. */
export function keepPart(document: JsonObject, isShown: (path: string, operation: JsonObject) => boolean): JsonObject {
  const paths = Object.entries(isObject(document.paths) ? document.paths : {}).flatMap(([path, item]) => {
    if (!isObject(item)) return [];
    const entries = Object.entries(item).filter(
      ([key, value]) => !METHODS.includes(key) || (isObject(value) && isShown(path, value)),
    );
    return entries.some(([key]) => METHODS.includes(key)) ? [[path, Object.fromEntries(entries)]] : [];
  });
  const shown = paths as Array<[string, JsonObject]>;
  const operations = shown.flatMap(([, item]) =>
    METHODS.flatMap((method) => (isObject(item[method]) ? [item[method]] : [])),
  );
  const tagsOf = ({ tags: own }: JsonObject): unknown[] => (Array.isArray(own) ? own : []);
  const tags = new Set(operations.flatMap(tagsOf));
  // What no operation has is hidden with none.
  const used = new Set(listCalls(document).flatMap(({ operation }) => tagsOf(operation)));
  const rest = Object.entries(document).filter(([key]) => key !== 'paths' && key !== 'tags' && !HOLDERS.includes(key));
  const ownTags = Array.isArray(document.tags)
    ? document.tags.filter((tag) => isObject(tag) && (tags.has(tag.name) || !used.has(tag.name)))
    : [];
  const kept: JsonObject = {
    ...Object.fromEntries(rest),
    paths: Object.fromEntries(shown),
    ...(ownTags.length > 0 && { tags: ownTags }),
  };
  const reached = new Set<string>();
  const follow = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(follow);
    if (!isObject(value)) return;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'string' && child.startsWith('#/')) reach(child.slice(2).split('/'));
      if (key === 'security' && Array.isArray(child))
        for (const name of child.filter(isObject).flatMap(Object.keys)) {
          reach(['components', 'securitySchemes', name]);
          reach(['securityDefinitions', name]);
        }
      follow(child);
    }
  };
  const reach = (keys: string[]) => {
    const names = keys.slice(0, keys[0] === 'components' ? 3 : 2);
    const id = names.join('/');
    if (reached.has(id) || !HOLDERS.includes(names[0] ?? '')) return;
    reached.add(id);
    let found: unknown = document;
    for (const key of names.map(decode)) {
      found = isObject(found) || Array.isArray(found) ? (found as unknown as JsonObject)[key] : undefined;
    }
    if (found === undefined) return;
    put(kept, names.map(decode), found);
    follow(found);
    // Without a mapping, a discriminator chooses from what extends its schema.
    if (isObject(found) && found.discriminator !== undefined) extend(names);
  };
  const extend = (names: string[]) => {
    const [holder, section] = names[0] === 'components' ? ['components', 'schemas'] : ['definitions', undefined];
    const all = document[holder];
    const schemas = section === undefined ? all : isObject(all) ? all[section] : undefined;
    for (const [name, schema] of Object.entries(isObject(schemas) ? schemas : {}))
      if (JSON.stringify(schema).includes(`"#/${names.join('/')}"`) && isObject(schema) && Array.isArray(schema.allOf))
        reach([...names.slice(0, -1), name]);
  };
  follow(kept);
  return kept;
}

function decode(name: string): string {
  return decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
}

function put(root: JsonObject, keys: string[], value: unknown): void {
  let node = root;
  for (const key of keys.slice(0, -1)) {
    const inner = node[key];
    const next: JsonObject = isObject(inner) ? inner : {};
    node[key] = next;
    node = next;
  }
  node[keys.at(-1) ?? ''] = value;
}
