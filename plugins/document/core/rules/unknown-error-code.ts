import leven from 'leven';
import { asQuestion } from '../../../shared/suggest';
import type { Rule } from './report';
import { findCatalogue, findErrorMentions } from './visit';

export const unknownErrorCode: Rule = {
  id: 'unknown-error-code',
  check(document) {
    const { root } = document;
    const mentions = findErrorMentions(root);
    const catalogue = root['x-error-catalogue'];
    if (typeof catalogue !== 'object' || catalogue === null) {
      const [first] = mentions;
      if (!first) return [];
      const message = `${first.name} lists error ${first.code}, but the document has no \`x-error-catalogue\`.`;
      return [{ node: first.node, key: first.key, part: 'value', message }];
    }
    const file = document.positionOf(catalogue)?.file ?? '`x-error-catalogue`';
    const known = new Map(findCatalogue(root).map(({ code, entry }) => [code, entry]));
    return mentions
      .filter(({ code }) => !known.has(code))
      .map(({ name, code, node, key }) => {
        const near = findNearCode(code, known.keys());
        const called = near === undefined ? undefined : known.get(near)?.name;
        const label = typeof called === 'string' ? `${near} (${called.replaceAll('-', ' ')})` : String(near);
        return {
          node,
          key,
          part: 'value' as const,
          message: `${name} lists error ${code}, which is not in ${file}.`,
          hint: near === undefined ? undefined : asQuestion([label]),
        };
      });
  },
};

/** The code with the fewest edits, then the numerically nearest; none if more than half differs. */
function findNearCode(code: number, known: Iterable<number>): number | undefined {
  const most = Math.max(1, Math.floor(String(code).length / 2));
  return [...known]
    .map((candidate) => ({
      candidate,
      edits: leven(String(code), String(candidate)),
      gap: Math.abs(code - candidate),
    }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits || a.gap - b.gap)[0]?.candidate;
}
