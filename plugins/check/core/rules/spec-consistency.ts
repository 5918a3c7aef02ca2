import type { Operation } from '../../../openapi';
import { type Finding, specRule } from '../engine/rule';
import { isObject, list } from '../facts/fields';
import { nodeOf } from '../facts/nodeOf';
import { findUnitNames, readAmounts, secondsOf } from '../text/amounts';
import { walkSchemas } from './support/walk';

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
    const found: Finding[] = [];
    walkSchemas(model, (schema, key) => {
      const { type, format } = schema;
      const types = [...list(type), ...(typeof type === 'string' ? [type] : [])];
      const fitting = typeof format === 'string' ? FORMATS[format] : undefined;
      const at = project.positionOf(schema, 'format') ?? project.positionOf(schema);
      if (!at || !fitting || types.length === 0 || types.some((one) => fitting.includes(String(one)))) return;
      found.push({
        at,
        message: `\`${key}\` is ${types.join(' or ')}, but \`${String(format)}\` is a format of ${fitting.join(' or ')}.`,
      });
    });
    yield* found;
  },
});

/** A call that only a server may make. */
export const secretInClient = specRule({
  id: 'secret-in-client',
  about: 'A call that carries a secret is made by a server, and says so.',
  *check(_project, { model }) {
    for (const { parameters, caller, source, operationId } of model.operations) {
      const secret = parameters.find(({ name }) => /secret/i.test(name));
      if (!secret || caller === 'server') continue;
      const message = `\`${operationId}\` takes \`${secret.name}\`, but is not shown as a call of a server.`;
      yield { at: source, message, hint: 'Make it a security scheme of type `apiKey`.' };
    }
  },
});

/** A code that all calls of a tag list but one. */
export const unevenErrorCode = specRule({
  id: 'uneven-error-code',
  about: 'A code that all calls of a page but one list, or all calls of one kind, is listed by that one, too.',
  *check(_project, { model }) {
    for (const { operations, isLarge } of groupAlike(model.operations)) {
      const lists = operations.map(
        (operation) => new Set(operation.errors.filter(isOwn(operation)).map(({ error }) => error)),
      );
      for (const error of model.errors) {
        const without = operations.filter((_, index) => !lists[index]?.has(error));
        const [one] = without;
        if (without.length !== 1 || !one || !(isLarge || error.retry === 'after-setup')) continue;
        const others = operations
          .filter((operation) => operation !== one)
          .map(({ operationId }) => `\`${operationId}\``);
        const message = `\`${one.operationId}\` does not list ${error.code}, as ${others.join(', ')} do.`;
        yield { at: one.source, message };
      }
    }
  },
});

/**
 * Calls of a page, and calls whose paths end alike, such as several logins. In a small group only what has to be set up
 * concerns all of them.
 */
function groupAlike(operations: Operation[]): Array<{ operations: Operation[]; isLarge: boolean }> {
  const groups = new Map<string, Operation[]>();
  const add = (key: string, operation: Operation) => void groups.set(key, [...(groups.get(key) ?? []), operation]);
  for (const operation of operations) {
    add(`tag ${operation.tags[0]}`, operation);
    add(`path ${operation.method} ${operation.path.split('/').at(-1)}`, operation);
  }
  return [...groups].flatMap(([key, group]) => {
    const isPage = key.startsWith('tag');
    const isLarge = group.length >= (isPage ? 4 : 3);
    return isLarge || (isPage && group.length > 1) ? [{ operations: group, isLarge }] : [];
  });
}

function isOwn({ parameters }: Operation) {
  const ofParameters = parameters.flatMap(({ errors }) => errors.map((one) => (isObject(one) ? one.code : one)));
  return ({ error, inherited }: Operation['errors'][number]) => !inherited && !ofParameters.includes(error.code);
}

/** An operation id that lacks a word of the last part of its path. */
export const operationNaming = specRule({
  id: 'operation-naming',
  about: 'Where operation ids are made of the words of their paths, all are.',
  *check(project, { model }) {
    const odd = model.operations.filter((operation) => operation.operationId && !sharesWords(operation));
    if (odd.length * 10 > model.operations.length) return;
    for (const operation of odd) {
      const { operationId, path, source } = operation;
      const at = project.positionOf(nodeOf(model, operation), 'operationId') ?? source;
      yield {
        at,
        message: `\`${operationId}\` is not made of the words of \`${path}\`, as the other operation ids are.`,
      };
    }
  },
});

function sharesWords({ operationId = '', path }: Operation): boolean {
  const id = operationId.toLowerCase().replaceAll('_', '');
  const literal = path.split('/').filter((part) => part !== '' && !part.includes('{'));
  const words = (literal.at(-1) ?? '')
    .toLowerCase()
    .split(/[_\W\d]+/)
    .filter((word) => word.length > 1);
  const own = words.filter((word) => id.includes(word.slice(0, 3 + Math.floor(word.length / 2))));
  return own.length > 0 && own.length === words.length;
}

/** A method that does not fit what the call does. */
export const methodOfEffect = specRule({
  id: 'method-of-effect',
  about: 'A call that only reads is a GET, a DELETE deletes, and only methods with a body have one.',
  *check(_project, { model }) {
    const bare = model.operations.filter(({ method, body }) => /^(?:POST|PUT|PATCH)$/.test(method) && !body);
    for (const operation of model.operations) {
      const { method, effect, body, source: at, operationId } = operation;
      const say = (what: string) => ({ at, message: `\`${operationId}\` is a ${method}, ${what}.` });
      if (effect?.kind === 'reads' && /^(?:PUT|PATCH|DELETE)$/.test(method)) yield say('but its effect is to read');
      if (effect?.kind === 'changes' && method === 'DELETE') yield say('but its effect is not to delete');
      if (body && /^(?:GET|HEAD|DELETE)$/.test(method)) yield say('which cannot rely on a body');
      if (bare.length === 1 && bare[0] === operation) yield say('and the only one of its kind without a body');
    }
  },
});

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
