import { isObject, list } from '../../../shared/core/json';
import { didYouMean } from '../../../shared/suggest';
import type { Finding, Rule } from './report';
import { findCatalogue, findErrorMentions } from './visit';

export const errorMeaning: Rule = {
  id: 'error-meaning',
  check({ root }) {
    const names = new Map(
      findCatalogue(root).map(({ code, entry }) => [
        code,
        list(entry.meanings).flatMap((one) => (isObject(one) && typeof one.name === 'string' ? [one.name] : [])),
      ]),
    );
    return findErrorMentions(root).flatMap(({ name, code, node, key }): Finding[] => {
      const known = names.get(code);
      if (!known) return [];
      const chosen = isObject(node) ? node.meaning : undefined;
      if (chosen === undefined && known.length === 0) return [];
      if (typeof chosen === 'string' && known.includes(chosen)) return [];
      const list = known.map((one) => `\`${one}\``).join(', ');
      const hint = known.length > 0 ? `Its meanings are ${list}.` : 'The catalogue gives it one meaning.';
      if (chosen === undefined) {
        const message = `${name} lists error ${code} without saying which of its meanings applies.`;
        return [{ node, key, part: 'value', message, hint: `Write \`{ code: ${code}, meaning: … }\`. ${hint}` }];
      }
      const message = `Error ${code} has no meaning \`${String(chosen)}\`.`;
      return [{ node, key: 'meaning', part: 'value', message, hint: didYouMean(String(chosen), known) ?? hint }];
    });
  },
};
