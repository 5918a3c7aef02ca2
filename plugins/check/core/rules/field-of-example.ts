import { specRule } from '../engine/rule';
import { examplesIn, findMismatches } from '../support/examples';

/** Fields of examples that a schema allows, as it allows any. */
export const fieldOfExample = specRule({
  id: 'field-of-example',
  severity: 'warning',
  needsAll: true,
  about: 'An example has only fields that its schema describes.',
  *check(project, facts) {
    for (const example of examplesIn(facts)) yield* findMismatches(example, project, facts, true);
  },
});
