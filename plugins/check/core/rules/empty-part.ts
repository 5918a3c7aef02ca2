import { isObject, list } from '../../../shared/core/json';
import { specRule } from '../engine/rule';
import { schemasOf } from '../support/schemas';

/** A part of `allOf` that was meant to require or limit something. */
export const emptyPart = specRule({
  id: 'empty-part',
  needsAll: true,
  about: 'Every part of `allOf` says something.',
  *check(project, { model }) {
    for (const { schema } of schemasOf(model)) {
      const { allOf } = schema;
      if (!Array.isArray(allOf) || allOf.length < 2) continue;
      for (const [index, part] of allOf.entries()) {
        const at = isEmpty(part) ? project.positionOf(allOf, index, 'value') : undefined;
        const hint = 'Remove it, or add what it is for: fields, or names in `required`.';
        if (at) yield { at, message: 'This part of `allOf` says nothing.', hint };
      }
    }
  },
});

/** Only a type. */
function isEmpty(part: unknown): boolean {
  return (
    isObject(part) &&
    Object.entries(part).every(([key, value]) => key === 'type' || (key === 'required' && list(value).length === 0))
  );
}
