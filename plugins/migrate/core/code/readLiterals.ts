import type { SiteConfig } from '../siteConfig';
import { type CodeNode, childrenOf, entryName, keyOf, listNodes, textOf, unwrap } from './nodes';

/** Reads what a configuration says in literals: for one that cannot be run. Anything else is left out. */
export function readLiterals(tree: CodeNode): SiteConfig {
  const config: SiteConfig = {};
  for (const { node } of listNodes(tree)) {
    const key = keyOf(node);
    if (key !== 'plugins' && key !== 'presets' && key !== 'themes' && key !== 'themeConfig') continue;
    if (config[key] === undefined) config[key] = valueOf(node.value);
  }
  return config;
}

function valueOf(given: unknown): unknown {
  const node = unwrap(given);
  if (!node) return undefined;
  if (node.type === 'ArrayExpression') return childrenOf(node.elements).map(valueOf);
  if (node.type === 'NumericLiteral' || node.type === 'BooleanLiteral') return node.value;
  if (node.type !== 'ObjectExpression') return textOf(node) ?? entryName(node);
  const known = childrenOf(node.properties).flatMap((property) => {
    const key = keyOf(property);
    const value = valueOf(property.value);
    return key === undefined || value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(known);
}
