import { type Finding, specRule } from '../engine/rule';
import { walkSchemas } from './support/walk';

export const knownRange = specRule({
  id: 'known-range',
  about: 'Latitudes are from -90 to 90, and longitudes from -180 to 180.',
  *check(project, { model }) {
    const found: Finding[] = [];
    walkSchemas(model, (schema, key) => {
      const description = typeof schema.description === 'string' ? schema.description : '';
      const range = /^latitude\b/i.test(description) ? 90 : /^longitude\b/i.test(description) ? 180 : undefined;
      if (range === undefined) return;
      for (const [limit, wanted] of [['minimum', -range] as const, ['maximum', range] as const]) {
        const at = project.positionOf(schema, limit, 'value');
        if (typeof schema[limit] !== 'number' || schema[limit] === wanted || !at) continue;
        found.push({ at, message: `\`${key}\` is a coordinate: its ${limit} is ${wanted}.` });
      }
    });
    yield* found;
  },
});
