import leven from 'leven';
import { EXTENSIONS, isPartOfList } from '../../../shared/core/extensions/definitions';
import { asQuestion } from '../../../shared/suggest';
import { walkDocument } from '../grammar/walkDocument';
import type { Finding, Rule } from './report';

/** A probable typo of one of our extensions. Other `x-` keys belong to other tools. */
export const unknownExtension: Rule = {
  id: 'unknown-extension',
  check({ root }) {
    const findings: Finding[] = [];
    walkDocument(root, ({ node, place }) => {
      if (isPartOfList(place)) return;
      for (const key of Object.keys(node)) {
        if (!key.startsWith('x-') || Object.hasOwn(EXTENSIONS, key)) continue;
        const near = Object.keys(EXTENSIONS).filter((name) => isTypo(key, name));
        if (near.length > 0) findings.push(describe(node, key, near));
      }
    });
    return findings;
  },
};

function describe(node: object, key: string, near: string[]): Finding {
  const hint = asQuestion(near.map((name) => `\`${name}\``));
  return { node, key, message: `Unknown extension \`${key}\`.`, hint };
}

/** One edit per four letters, or two letters swapped: `x-pool` for `x-poll`, but not `x-tags` for `x-page`. */
function isTypo(written: string, known: string): boolean {
  const most = Math.max(1, Math.floor((known.length - 2) / 4));
  if (leven(written, known) <= most) return true;
  const letters = (name: string) => [...name.replaceAll('-', '')].sort().join('');
  return letters(written) === letters(known);
}
