import { EXTENSIONS, isPartOfList } from '../../../shared/core/extensions/definitions';
import { walkDocument } from '../grammar/walkDocument';
import { checkShape } from './checkShape';
import type { Finding, Rule } from './report';

export const extensionShape: Rule = {
  id: 'extension-shape',
  check({ root }) {
    const findings: Finding[] = [];
    walkDocument(root, ({ node, place }) => {
      if (place === undefined || place === 'root' || isPartOfList(place)) return;
      for (const [key, { on }] of Object.entries(EXTENSIONS)) {
        if (Object.hasOwn(node, key) && on.includes(place)) findings.push(...checkShape(key, node, node[key]));
      }
    });
    return findings;
  },
};
