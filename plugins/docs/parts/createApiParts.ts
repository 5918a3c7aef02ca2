import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type ApiSource, PINS, partText } from '../../openapi';
import { type Attributes, attributesOf, type Element, isElement } from '../../shared/mdx/element';
import { importNodes } from '../../shared/mdx/parseMdx';
import { API_PARTS, type ApiPart, findPart, partNamed } from '../core/apiParts';
import { PartMistake, unknown } from '../core/parts/names';
import { filesShown } from './readMark';

export interface ApiParts {
  fillParts(): (tree: Root) => void;
  /** That change the parts of a page. */
  filesOf(page: string): readonly string[];
}

const PART = new RegExp(`<(?:${Object.keys(API_PARTS).join('|')})\\b`);
const FACT = new RegExp(`<(?:${PINS.join('|')})\\b`);
const OF_OTHER_API = /\sapi=/;

/**
 * Hands what a page names to the components that show it, as the string `data`: a page brings nothing else. `others`: the
 * documents of the site, for parts with the attribute `api`. `isChecked`: whether `checkApiParts` tells of mistakes.
 */
export function createApiParts(
  api: ApiSource | undefined,
  others: ReadonlyMap<string, ApiSource>,
  isChecked = true,
): ApiParts {
  /** Other documents may be read only after this page has been checked. */
  function findElsewhere(part: ApiPart, { api: id = '', ...attributes }: Attributes) {
    const source = others.get(id);
    if (!source) return unknown('unknown-part', `There is no API \`${id}\`.`, id, [...others.keys()]);
    const { parts } = source.current();
    const found = parts && findPart(part, attributes, parts);
    return !found || found instanceof PartMistake || 'nodesFor' in found ? found : { ...found, api: id };
  }
  return {
    fillParts: () => (tree) => {
      const parts = api?.current().parts;
      const used = new Map<string, string>();
      const written = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
      const isDefined = (name: string) => new RegExp(`\\b${name}\\b`).test(written);
      let count = 0;
      visit(tree, (node, index, parent) => {
        if (!isElement(node) || node.name === null) return undefined;
        const attributes = attributesOf(node);
        const part = partNamed(node.name, attributes, isDefined);
        if (!part) return undefined;
        if (part.component !== undefined) used.set(node.name, part.component);
        const isElsewhere = attributes.api !== undefined;
        const found = isElsewhere ? findElsewhere(part, attributes) : parts && findPart(part, attributes, parts);
        if (found instanceof PartMistake) {
          if (isChecked && !isElsewhere) return undefined;
          throw new Error(`<${node.name}>: ${found.message} ${found.hint ?? ''}`.trim());
        }
        if (found && 'nodesFor' in found) {
          count += 1;
          const nodes = found.nodesFor(count);
          if (!parent || index === undefined) return undefined;
          for (const one of nodes) {
            const { component } = (isElement(one) && one.name !== null && API_PARTS[one.name]) || {};
            if (component !== undefined && isElement(one)) used.set(one.name ?? '', component);
          }
          parent.children.splice(index, 1, ...(nodes as typeof parent.children));
          return [SKIP, index + nodes.length];
        }
        if (found) {
          setAttribute(node, 'data', JSON.stringify(found));
          node.data = { ...node.data, texts: partText(found) };
        }
        return undefined;
      });
      tree.children.unshift(...importNodes([...used].filter(([name]) => !isDefined(name))));
    },
    filesOf(page) {
      if (!PART.test(page)) return FACT.test(page) ? filesShown(api, 'facts') : [];
      const sources = [api, ...(OF_OTHER_API.test(page) ? others.values() : [])];
      return sources.flatMap((source) => filesShown(source, 'parts'));
    },
  };
}

function setAttribute(node: Element, name: string, value: string): void {
  node.attributes = [
    ...node.attributes.filter((attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== name),
    { type: 'mdxJsxAttribute', name, value },
  ];
}
