import { createValidator } from '../../../schema/core/validate/createValidator';
import type { Reason } from '../../../schema/core/validate/types';
import { EXTENSIONS, resolveDefinition } from '../../../shared/core/extensions/definitions';
import { isObject } from '../../../shared/core/json';
import { describeRefusal } from './refusal';
import type { Finding } from './report';

const { validate } = createValidator({ resolve: resolveDefinition });

/** Compares an extension of ours with its definition, whose descriptions are the hints. */
export function checkShape(name: string, node: object, value: unknown): Finding[] {
  const definition = EXTENSIONS[name];
  return validate(value, definition).map((reason) => {
    const { hint, ...finding } = describeRefusal(reason, { node, key: name, name, value });
    const about = reason.path.length === 0 ? definition?.description : undefined;
    return { ...finding, hint: hint ?? descriptionFor(reason) ?? about };
  });
}

function descriptionFor({ schema, keyword, name = '' }: Reason): string | undefined {
  const field = keyword === 'required' && isObject(schema.properties) ? schema.properties[name] : schema;
  return isObject(field) && typeof field.description === 'string' ? field.description : undefined;
}
