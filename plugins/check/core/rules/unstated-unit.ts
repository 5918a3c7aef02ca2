import { specRule } from '../engine/rule';
import { isObject } from '../facts/fields';
import { findUnitNames, readAmounts, secondsOf } from '../text/amounts';

/** A number of minutes or bytes that nobody can tell. */
export const unstatedUnit = specRule({
  id: 'unstated-unit',
  about: 'A parameter or field that is a time or a size says its unit.',
  *check(project, facts) {
    for (const text of project.specTexts) {
      if (text.key !== 'description' || (text.kind !== 'parameter' && text.kind !== 'schema')) continue;
      const type = isObject(text.node.schema) ? text.node.schema.type : text.node.type;
      const isSpan = /\b(?:how long|lifetime|duration|time-?out|interval)\b/i.test(text.text);
      if (!isSpan || (type !== 'integer' && type !== 'number') || facts.names.size === 0) continue;
      if (findUnitNames(text.text).length > 0 || readAmounts(text.text).some(secondsOf)) continue;
      yield {
        at: text.place(0),
        message: 'This is a length of time, and no unit is stated.',
        hint: 'Write “in seconds”, for example.',
      };
    }
  },
});
