import type { ApiModel } from '../../../openapi';
import { once } from '../../../shared/core/cache';
import type { Source } from '../../../shared/problem';
import type { SpecText } from '../project/project';
import { readMarkdown } from '../text/readMarkdown';

const TEXT_KEYS = ['summary', 'description', 'meaning', 'cause', 'action', 'when', 'until', 'unused', 'x-assumed'];

interface Document {
  root: Record<string, unknown>;
  positionOf(node: object, key?: string | number, part?: 'key' | 'value'): Source | undefined;
}

interface Visited {
  node: Record<string, unknown>;
  place: string | undefined;
  path: string[];
}

/** Lists all texts of a document that readers see. */
export const readSpecTexts = once(listTexts);

function listTexts(
  document: Document,
  walk: (root: Record<string, unknown>, visit: (visited: Visited) => void) => void,
  model: ApiModel,
): SpecText[] {
  const texts: SpecText[] = [];
  walk(document.root, ({ node, place: kind, path }) => {
    for (const key of TEXT_KEYS) {
      const value = node[key];
      const values = Array.isArray(value) && key === 'x-assumed' ? value : [value];
      for (const [index, text] of values.entries()) {
        if (typeof text !== 'string' || (key === 'meaning' && typeof node.when === 'string' && 'code' in node))
          continue;
        const holder = Array.isArray(value) ? value : node;
        const at = document.positionOf(holder, Array.isArray(value) ? index : key, 'value') ?? model.source;
        texts.push({ ...readMarkdown(text, 'en', at), key, node, kind, path });
      }
    }
  });
  return texts;
}
