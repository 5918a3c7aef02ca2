import { EXTENSIONS } from '../../../shared/core/extensions/definitions';
import { isObject, list } from '../../../shared/core/json';
import { withArticle } from '../grammar/documentGrammar';
import { walkDocument } from '../grammar/walkDocument';
import { type Finding, listChoices, type Rule } from './report';

export const misplacedExtension: Rule = {
  id: 'misplaced-extension',
  check({ root }) {
    const findings: Finding[] = [];
    walkDocument(root, ({ node, place }) => {
      for (const key of Object.keys(node)) {
        const extension = Object.hasOwn(EXTENSIONS, key) ? EXTENSIONS[key] : undefined;
        if (!extension || (place && extension.on.includes(place)) || isForeign(key, node[key])) continue;
        const hint = `Move it to ${listChoices(extension.on.map(withArticle))}.`;
        findings.push({ node, key, message: `\`${key}\` is not allowed here.`, hint });
      }
    });
    return findings;
  },
};

/** A name that others use for something else: ours is a list of codes, which are numbers. */
function isForeign(key: string, value: unknown): boolean {
  return key === 'x-errors' && !list(value).some((item) => typeof (isObject(item) ? item.code : item) === 'number');
}
