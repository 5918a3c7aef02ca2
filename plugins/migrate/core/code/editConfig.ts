import { editLinks } from './editLinks';
import { appendItem, applyEdits, type Edit, removeItem, removeUnusedImports } from './edits';
import {
  type Code,
  type CodeNode,
  childrenOf,
  entryName,
  keyOf,
  listNodes,
  propertyOf,
  textOf,
  unwrap,
  type Visited,
} from './nodes';

/** What takes the place of the old tool in a configuration. */
export interface ConfigWants {
  isOld(name: string): boolean;
  /** The module with the new plugins: `./livespec.config`. */
  module: string;
  /** The new address of a generated page and its title, by the id of the doc. */
  linkOf(docId: string): { title: string; href: string } | undefined;
  /** The new address of a generated page, by its old one. */
  linkFor(address: string): string | undefined;
  /** Moves the docs of the classic preset to `plugin-docs`, whose pages may show parts of an API. */
  movesDocs: boolean;
}

export interface ConfigEdits {
  edits: Edit[];
  /** What could not be placed: code to put into `plugins`. */
  missing: string[];
}

const NAME = 'livespec';

/** Edits a configuration where its syntax tree shows beyond doubt what is meant. */
export function editConfig({ text, tree }: Code, wants: ConfigWants): ConfigEdits {
  const nodes = listNodes(tree);
  const entries = nodes.flatMap((visited) => entryOf(visited) ?? []);
  const old = entries.filter(({ name }) => wants.isOld(name));
  const docs = wants.movesDocs ? moveDocs(text, entries) : undefined;
  const put = [`...${NAME}`, ...(docs ? [`['@livespec/docusaurus/plugin-docs', { docs: ${docs.options} }]`] : [])];
  const missing = wants.movesDocs && !docs ? [`['@livespec/docusaurus/plugin-docs', { docs: { … } }]`] : [];
  const place = old.find(({ list }) => list === 'plugins') ?? old[0];
  if (!place) return { edits: [], missing: [...put, ...missing] };

  const edits = [importOf(text, tree, wants.module), ...placePlugins(text, place, put.join(',\n    '))];
  for (const entry of old) {
    if (entry !== place || entry.list !== 'plugins') edits.push(removeItem(text, entry.holder, entry.element));
  }
  if (docs) edits.push(docs.edit);
  for (const { node, around } of nodes) {
    const [holder] = around;
    if (holder && isOldItem(node)) edits.push(removeItem(text, holder, node));
    const link = keyOf(node) === 'docId' ? wants.linkOf(textOf(node.value) ?? '') : undefined;
    if (link && holder) edits.push(...linkInstead(text, holder, node, link));
  }
  edits.push(...editLinks(text, nodes, wants.linkFor));
  return { edits: [...edits, ...removeUnusedImports(text, nodes, edits)], missing };
}

interface Entry {
  list: 'plugins' | 'presets' | 'themes';
  name: string;
  element: CodeNode;
  holder: CodeNode;
  property: CodeNode;
  config: CodeNode;
}

function entryOf({ node, around }: Visited): Entry | undefined {
  const [holder] = around;
  if (holder?.type !== 'ArrayExpression') return undefined;
  const index = around.findIndex((above) => keyOf(above) !== undefined);
  const [property, config] = around.slice(index);
  const list = property && keyOf(property);
  const isList = list === 'plugins' || list === 'presets' || list === 'themes';
  if (!isList || !property || !config || unwrap(property.value) !== holder) return undefined;
  const name = entryName(node);
  return name === undefined ? undefined : { list, name, element: node, holder, property, config };
}

/** In place of the old plugin, or in the list beside that of the old preset. */
function placePlugins(text: string, { list, element, property, config }: Entry, put: string): Edit[] {
  if (list === 'plugins') return [{ start: element.start, end: element.end, text: put }];
  const plugins = unwrap(propertyOf(config, 'plugins')?.value);
  if (plugins?.type === 'ArrayExpression') return [appendItem(text, plugins, put)];
  return [{ start: property.start, end: property.start, text: `plugins: [${put}],\n  ` }];
}

/** Takes the docs from the classic preset. `options`: what they are set to. */
function moveDocs(text: string, entries: Entry[]): { edit: Edit; options: string } | undefined {
  const classic = entries.find(({ list, name }) => list === 'presets' && /(^|[/-])classic$/.test(name));
  const given = unwrap(childrenOf(unwrap(classic?.element)?.elements)[1]);
  if (given?.type !== 'ObjectExpression') return undefined;
  const property = propertyOf(given, 'docs');
  const rest = childrenOf(given.properties).length > 0 ? ', ' : ' ';
  const before = given.start + 1;
  if (!property) return { edit: { start: before, end: before, text: ` docs: false${rest}` }, options: '{}' };
  const docs = unwrap(property.value);
  if (docs?.type !== 'ObjectExpression') return undefined;
  const kept = childrenOf(docs.properties)
    .filter(isOldItem)
    .map((item) => removeItem(text, docs, item));
  const inside = kept.map((edit) => ({ ...edit, start: edit.start - docs.start, end: edit.end - docs.start }));
  return {
    edit: { start: docs.start, end: docs.end, text: 'false' },
    options: applyEdits(text.slice(docs.start, docs.end), inside),
  };
}

/** `docItemComponent: '@theme/ApiItem'`, of the old theme. */
function isOldItem(node: CodeNode): boolean {
  return keyOf(node) === 'docItemComponent' && textOf(unwrap(node.value))?.startsWith('@theme/Api') === true;
}

/** An item of the navigation bar that leads to a generated page. */
function linkInstead(text: string, item: CodeNode, docId: CodeNode, link: { title: string; href: string }): Edit[] {
  const type = propertyOf(item, 'type');
  const label = propertyOf(item, 'label') ? '' : `, label: ${JSON.stringify(link.title)}`;
  return [
    { start: docId.start, end: docId.end, text: `to: ${JSON.stringify(link.href)}${label}` },
    ...(type ? [removeItem(text, item, type)] : []),
  ];
}

function importOf(text: string, tree: CodeNode, module: string): Edit {
  const body = childrenOf(tree.body);
  const start = body[0]?.start ?? text.length;
  const isModule = body.some(({ type }) => /^(Import|Export)/.test(type));
  const line = isModule ? `import ${NAME} from '${module}';` : `const ${NAME} = require('${module}');`;
  return { start, end: start, text: `${line}\n` };
}
