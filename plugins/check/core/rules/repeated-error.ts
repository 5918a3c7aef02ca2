import { startOf } from '../../../shared/problem';
import { specRule } from '../engine/rule';

/** Two codes of one name or meaning. */
export const repeatedError = specRule({
  id: 'repeated-error',
  about: 'Every error code has a name and a meaning of its own.',
  *check(project, { model }) {
    const known = new Map<string, number>();
    for (const { code, name, meaning, source } of model.errors) {
      for (const text of [name, meaning]) {
        const first = known.get(text);
        const at = source ?? startOf(project.entry ?? '');
        if (first !== undefined && text !== '') yield { at, message: `${code} and ${first} are both “${text}”.` };
        known.set(text, first ?? code);
      }
    }
  },
});
