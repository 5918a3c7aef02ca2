import { fieldsOf } from '../../../schema/core/combine/fieldsOf';
import { shapesOf } from '../../../schema/core/combine/shapes';
import { isObject, list } from '../../../shared/core/json';
import { specRule } from '../engine/rule';
import { schemasOf } from '../support/schemas';

/** A name in `required` that is no property. */
export const requiredWithoutField = specRule({
  id: 'required-without-field',
  needsAll: true,
  about: 'Every field that a schema requires is one of its fields.',
  *check(project, { model }) {
    for (const { schema, whole } of schemasOf(model)) {
      const required = list(schema.required);
      if (!isObject(schema.properties) || required.length === 0) continue;
      const known = [whole, schema].map((one) => fieldsOf(shapesOf(model).of(one)));
      const twice = required.find((name, index) => required.indexOf(name) !== index);
      const place = twice === undefined ? undefined : project.positionOf(schema, 'required');
      if (place) yield { at: place, message: `\`${String(twice)}\` is listed twice in \`required\`.` };
      for (const name of required) {
        if (typeof name !== 'string' || known.some((fields) => fields.has(name))) continue;
        const at = project.positionOf(schema, 'required');
        if (at) yield { at, message: `\`${name}\` is required, but the schema has no such field.` };
      }
    }
  },
});
