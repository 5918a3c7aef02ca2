import { isObject, list } from '../../../shared/core/json';
import { specRule } from '../engine/rule';
import { plainWord } from '../support/plainWord';
import { schemasOf } from '../support/schemas';

/** Two values that describe each other. */
export const swappedEnumValues = specRule({
  id: 'swapped-enum-values',
  about: 'The description of a value is not that of another one.',
  *check(project, { model }) {
    for (const { schema } of schemasOf(model)) {
      const parts = list(schema.oneOf).filter(isObject);
      for (const part of parts) {
        const isOther = (one: typeof part) =>
          one !== part && typeof one.title === 'string' && plainWord(one.title) === plainWord(part.description);
        const other = parts.find(isOther);
        const at = project.positionOf(part, 'description', 'value');
        const message = `This describes \`${String(other?.const)}\`, not \`${String(part.const)}\`.`;
        if (other && at) yield { at, message };
      }
    }
  },
});
