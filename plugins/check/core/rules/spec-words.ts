import { apiRule, type Finding, specRule } from '../engine/rule';
import { fieldsOf, isObject, list } from '../facts/fields';
import { nodeOf } from '../facts/nodeOf';
import { walkSchemas } from './support/walk';

const DELETES = /\b(?:delet|remov|eras|clos|clear|cancel|drop)/i;
const CHANGES =
  /\b(?:exchang|stor|record|generat|creat|end|clos|redeem|count|add|increment|send|sent|set|updat|keep|refresh|log|chang|post|put|sav|writ|mak|start|stop|delet|remov|upload|cop|mov|renam|subscrib|approv|pay|cancel)/i;
const CHANGING_VERB =
  /^(?:exchanges|stores|records|generates|creates|ends|closes|redeems|adds|increments|sends|sets|updates|deletes|removes|saves|writes)\b/i;

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
    }
  },
});

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

/** A parameter of the path that may be left out. */
export const optionalInPath = specRule({
  id: 'optional-in-path',
  about: 'Every parameter of a path is required.',
  *check(project, { model }) {
    const { components } = model.document;
    const shared = isObject(components) && isObject(components.parameters) ? Object.values(components.parameters) : [];
    const own = model.operations.flatMap((operation) => list(nodeOf(model, operation).parameters));
    for (const node of [...shared, ...own].filter(isObject)) {
      if (node.in !== 'path' || node.required === true) continue;
      const at = project.positionOf(node, 'required') ?? project.positionOf(node);
      if (at) yield { at, message: `\`${String(node.name)}\` is part of a path, so it is required.` };
    }
  },
});

/** Codes of one parameter that is written in two places. */
export const unevenParameter = apiRule({
  id: 'uneven-parameter',
  about: 'A parameter of one name and description lists the same error codes everywhere.',
  *check(_project, { model }) {
    const groups = new Map<
      string,
      Array<{ codes: string; operation: (typeof model.operations)[number]; name: string }>
    >();
    for (const operation of model.operations) {
      for (const { name, description, errors } of operation.parameters) {
        const codes = errors
          .map((one) => String(isObject(one) ? one.code : one))
          .sort()
          .join(', ');
        const key = `${name} ${description}`;
        groups.set(key, [...(groups.get(key) ?? []), { codes, operation, name }]);
      }
    }
    for (const [first, ...others] of groups.values()) {
      for (const { codes, operation, name } of others) {
        if (codes === first?.codes) continue;
        const message = `\`${name}\` lists ${codes || 'no code'} here, but ${first?.codes || 'none'} in \`${first?.operation.operationId}\`.`;
        yield { at: operation.source, message };
        break;
      }
    }
  },
});
