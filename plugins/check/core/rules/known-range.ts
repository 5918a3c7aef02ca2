import { specRule } from '../engine/rule';
import { schemasOf } from './support/schemas';

export const knownRange = specRule({
  id: 'known-range',
  about: 'Latitudes are from -90 to 90, and longitudes from -180 to 180.',
  *check(project, { model }) {
    for (const { schema, key } of schemasOf(model)) {
      const description = typeof schema.description === 'string' ? schema.description : '';
      const range = /^latitude\b/i.test(description) ? 90 : /^longitude\b/i.test(description) ? 180 : undefined;
      if (range === undefined) continue;
      for (const [limit, wanted] of [['minimum', -range] as const, ['maximum', range] as const]) {
        const at = project.positionOf(schema, limit, 'value');
        if (typeof schema[limit] !== 'number' || schema[limit] === wanted || !at) continue;
        yield { at, message: `\`${key}\` is a coordinate: its ${limit} is ${wanted}.` };
      }
    }
  },
});
