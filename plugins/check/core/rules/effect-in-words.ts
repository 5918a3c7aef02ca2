import { specRule } from '../engine/rule';
import { nodeOf } from '../facts/nodeOf';

const DELETES = /\b(?:delet|remov|eras|clos|clear|cancel|drop)/i;

const CHANGES =
  /\b(?:exchang|stor|record|generat|creat|end|clos|redeem|count|add|increment|send|sent|set|updat|keep|refresh|log|chang|post|put|sav|writ|mak|start|stop|delet|remov|upload|cop|mov|renam|subscrib|approv|pay|cancel)/i;

const CHANGING_VERB =
  /^(?:exchanges|stores|records|generates|creates|ends|closes|redeems|adds|increments|sends|sets|updates|deletes|removes|saves|writes)\b/i;

const FINAL = /\b(?:becomes? invalid|cannot be undone|permanently|no call (?:restores|brings))\b/i;

/** `x-effect`, against the words of the description. */
export const effectInWords = specRule({
  id: 'effect-in-words',
  about: 'What a call does to data by `x-effect` is what its description says.',
  *check(project, { model }) {
    for (const operation of model.operations) {
      const { effect, description = '', title, source, operationId } = operation;
      if (!effect || !/^[\x20-\x7e\s’–]+$/.test(description)) continue;
      const text = `${title}. ${description}`;
      const at = project.positionOf(nodeOf(model, operation), 'x-effect') ?? source;
      const say = (what: string) => ({ at, message: `By its effect, \`${operationId}\` ${effect.kind}; ${what}.` });
      if (effect.kind === 'deletes' && !DELETES.test(text)) yield say('its description does not say what it deletes');
      if (effect.kind === 'changes' && !CHANGES.test(text)) yield say('its description does not say what it changes');
      if (effect.kind === 'reads' && CHANGING_VERB.test(description))
        yield say('its description says that it changes something');
      if (effect.kind === 'reads' && /\bserver deletes\b|\bno call restores\b/i.test(text))
        yield say('its description says that it deletes');
      if (effect.kind !== 'reads' && !effect.irreversible && FINAL.test(text))
        yield say('its description says that nothing brings back what was there: add `irreversible: true`');
    }
  },
});
