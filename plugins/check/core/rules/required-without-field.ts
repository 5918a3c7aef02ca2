import { type Finding, specRule } from '../engine/rule';
import { fieldsOf, isObject, list } from '../facts/fields';
import { walkSchemas } from './support/walk';

/** A name in `required` that is no property. */
export const requiredWithoutField = specRule({
  id: 'required-without-field',
  about: 'Every field that a schema requires is one of its fields.',
  *check(project, { model }) {
    const found: Finding[] = [];
    walkSchemas(model, (schema) => {
      const required = list(schema.required);
      if (!isObject(schema.properties) || required.length === 0) return;
      const own = schema.properties;
      const others = fieldsOf(model, { allOf: schema.allOf });
      for (const name of required) {
        if (typeof name !== 'string' || Object.hasOwn(own, name) || others.has(name)) continue;
        const at = project.positionOf(schema, 'required');
        if (at) found.push({ at, message: `\`${name}\` is required, but the schema has no such field.` });
      }
    });
    yield* found;
  },
});
