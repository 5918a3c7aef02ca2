import { specRule } from '../engine/rule';
import { list } from '../facts/fields';
import { schemasOf } from './support/schemas';

const FORMATS: Record<string, string[]> = {
  int32: ['integer'],
  int64: ['integer'],
  'double-int': ['integer'],
  float: ['number'],
  double: ['number'],
  'date-time': ['string'],
  date: ['string'],
  uri: ['string'],
  email: ['string'],
  uuid: ['string'],
  regex: ['string'],
};

export const formatOfType = specRule({
  id: 'format-of-type',
  about: 'A format fits its type, and examples of numbers fit their limits.',
  *check(project, { model }) {
    for (const { schema, key } of schemasOf(model)) {
      const { type, format } = schema;
      const types = [...list(type), ...(typeof type === 'string' ? [type] : [])];
      const fitting = typeof format === 'string' ? FORMATS[format] : undefined;
      const at = project.positionOf(schema, 'format') ?? project.positionOf(schema);
      if (!at || !fitting || types.length === 0 || types.some((one) => fitting.includes(String(one)))) continue;
      const message = `\`${key}\` is ${types.join(' or ')}, but \`${String(format)}\` is a format of ${fitting.join(' or ')}.`;
      yield { at, message };
    }
  },
});
