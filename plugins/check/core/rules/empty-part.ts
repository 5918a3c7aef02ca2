import { type Finding, specRule } from '../engine/rule';
import { isObject, list } from '../facts/fields';
import { walkSchemas } from './support/walk';

/** A part of `allOf` that was meant to require or limit something. */
export const emptyPart = specRule({
  id: 'empty-part',
  about: 'Every part of `allOf` says something.',
  *check(project, { model }) {
    const found: Finding[] = [];
    walkSchemas(model, ({ allOf }) => {
      if (!Array.isArray(allOf) || allOf.length < 2) return;
      for (const [index, part] of allOf.entries()) {
        const at = isEmpty(part) ? project.positionOf(allOf, index, 'value') : undefined;
        const hint = 'Remove it, or add what it is for: fields, or names in `required`.';
        if (at) found.push({ at, message: 'This part of `allOf` says nothing.', hint });
      }
    });
    yield* found;
  },
});

/** Only a type. */
function isEmpty(part: unknown): boolean {
  return (
    isObject(part) &&
    Object.entries(part).every(([key, value]) => key === 'type' || (key === 'required' && list(value).length === 0))
  );
}
