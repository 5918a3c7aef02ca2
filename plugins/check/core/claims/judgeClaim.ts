import { shapesOf } from '../../../schema/core/combine/shapes';
import type { Property } from '../cues/types';
import { pollsOf } from '../facts/buildFacts';
import { COUNTED, limitsOf } from '../facts/limitsOf';
import type { Facts, NameFact } from '../facts/types';
import { operationsOf } from '../support/passages';
import { nameSeconds, nameUnit, secondsOf } from '../text/amounts';
import { extractOwn } from './extractClaims';
import { judgeCredential } from './judgeCredential';
import { judgeFields, judgeMeaning, judgeValues } from './judgeNames';
import type { Case, Circumstances, Claim, Verdict } from './types';

const TRUE: Verdict = { isTrue: true };

/** Whether the document says the same; undefined if it says nothing of it. A name that several calls have is right if one agrees. */
export function judgeClaim(claim: Claim, facts: Facts, circumstances: Circumstances): Verdict | undefined {
  const { name, owner } = claim.subject;
  const operations = name.startsWith('#')
    ? facts.model.operations.filter(({ id }) => `#${id}` === name)
    : operationsOf(name, facts);
  const known = (facts.names.get(name) ?? []).filter(({ kind }) => MEMBERS.has(kind));
  const owners = owner === undefined ? circumstances.calls : operationsOf(owner, facts);
  const ids = new Set(owners.map(({ id, operationId = id }) => operationId).concat(owner ?? []));
  const own = known.filter((fact) => ids.has(fact.owner));
  const members = own.length > 0 ? own : known;
  return JUDGES[claim.property]({ claim, facts, operations, members, ...circumstances });
}

const MEMBERS: ReadonlySet<string> = new Set(['parameter', 'field', 'credential']);

const JUDGES: Record<Property, (one: Case) => Verdict | undefined> = {
  most: (one) => judgeLimit(one, 'most'),
  least: (one) => judgeLimit(one, 'least'),
  default: judgeDefault,
  unit: judgeUnit,
  interval: judgeInterval,
  gap: judgeInterval,
  required: judgeRequired,
  optional: judgeRequired,
  place: judgePlace,
  type: judgeType,
  bits: judgeBits,
  method: judgeMethod,
  error: judgeError,
  returns: judgeFields,
  takes: judgeFields,
  values: judgeValues,
  meaning: judgeMeaning,
  credential: judgeCredential,
  calls: ({ claim: { value }, facts: { callCounts, model } }) =>
    judgeCount(Number(value), model.operations.length, callCounts, 'calls'),
  codes: ({ claim: { value }, facts: { codes } }) => judgeCount(Number(value), codes.size, new Set(), 'error codes'),
};

/** `right`: the values of the document. */
function compareTo(
  stated: number,
  right: number[],
  say: (right: string) => string,
  name: (one: number) => string = (one) => `${one}`,
): Verdict | undefined {
  if (right.length === 0) return undefined;
  if (right.includes(stated)) return TRUE;
  return { isTrue: false, message: say([...new Set(right)].map((one) => name(one)).join(' or ')), right };
}

function judgeLimit({ claim, members, operations, facts }: Case, kind: 'most' | 'least'): Verdict | undefined {
  const { value, unit, subject } = claim;
  const limit = kind === 'most' ? 'at most' : 'at least';
  const stated = Number(value);
  const say = (right: string) => `The document says ${limit} ${right}, not ${unit ? nameSeconds(stated) : stated}.`;
  if (members.length === 0) {
    const [call, another] = operations;
    const sizes =
      call && !another && !unit && kind === 'most'
        ? call.parameters.flatMap(({ schema }) => limitsOf(shapesOf(facts.model).of(schema), kind, COUNTED))
        : [];
    return sizes.length === 1 ? compareTo(stated, sizes, say) : undefined;
  }
  if (unit) {
    const right = members.flatMap((fact) =>
      unitsOf(fact).flatMap((one) =>
        limitsOf(fact.shape, kind).map((limit) => secondsOf({ value: limit, unit: one }) ?? limit),
      ),
    );
    return compareTo(stated, right, say, nameSeconds);
  }
  const right = members.flatMap(({ shape }) => limitsOf(shape, kind));
  if (right.length > 0) return compareTo(stated, right, say);
  const isPlain = members.every(({ shape: { types } }) => types.length > 0 && types.every((type) => PLAIN.has(type)));
  const message = `The document sets no such limit for \`${subject.name}\`.`;
  return isPlain && facts.model.operations.length > 0 ? { isTrue: false, message } : undefined;
}

const PLAIN: ReadonlySet<string> = new Set(['integer', 'number', 'string', 'array']);

/** Units that the descriptions of a parameter or field name. */
function unitsOf({ description }: NameFact) {
  return extractOwn(description, 'unit').flatMap(({ unit }) => unit ?? []);
}

function judgeDefault({ claim: { value, unit }, members }: Case): Verdict | undefined {
  const right = members.flatMap((fact): number[] => {
    const { default: own } = fact.shape.keywords;
    if (!unit) return typeof own === 'number' ? [own] : [];
    const described = extractOwn(fact.description, 'default').flatMap((one) => (one.unit ? Number(one.value) : []));
    const written =
      typeof own === 'number' ? unitsOf(fact).map((one) => secondsOf({ value: own, unit: one }) ?? own) : [];
    return [...written, ...described];
  });
  const name = (one: number) => (unit ? nameSeconds(one) : `${one}`);
  return compareTo(
    Number(value),
    right,
    (known) => `The default in the document is ${known}, not ${name(Number(value))}.`,
    name,
  );
}

function judgeUnit({ claim: { unit, subject }, members }: Case): Verdict | undefined {
  const units = members.flatMap(unitsOf);
  if (!unit || units.length === 0) return undefined;
  if (units.includes(unit)) return TRUE;
  const known = [...new Set(units)].map(nameUnit).join(' or ');
  return { isTrue: false, message: `The document gives \`${subject.name}\` in ${known}, not in ${nameUnit(unit)}.` };
}

/** A client may wait longer than it must, but not than it should. */
function judgeInterval({ claim: { property, value, unit }, operations }: Case): Verdict | undefined {
  const [poll, another] = pollsOf(operations);
  const stated = Number(value);
  if (!poll || another || !unit) return undefined;
  if (stated === poll.seconds) return TRUE;
  if (property === 'interval' && stated > poll.seconds && !poll.recommended) return undefined;
  const message = `The document says ${nameSeconds(poll.seconds)} for \`${poll.operationId}\`, not ${nameSeconds(stated)}.`;
  return { isTrue: false, message, right: [poll.seconds] };
}

function judgeRequired({ claim, members }: Case): Verdict | undefined {
  if (members.length === 0) return undefined;
  const isRequired = (claim.property === 'required') !== claim.negated;
  if (members.some((fact) => fact.isRequired === isRequired)) return TRUE;
  return {
    isTrue: false,
    message: `In the document, \`${claim.subject.name}\` is ${isRequired ? 'optional' : 'required'}.`,
  };
}

function judgePlace({ claim: { subject, value }, facts: { model } }: Case): Verdict | undefined {
  const places = new Set<string>([
    ...model.operations.flatMap(({ parameters }) =>
      parameters.flatMap((one) => (one.name === subject.name ? one.in : [])),
    ),
    ...model.securitySchemes.flatMap((scheme) => (scheme.name === subject.name && scheme.in ? [scheme.in] : [])),
  ]);
  if (places.size === 0) return undefined;
  if (places.has(String(value))) return TRUE;
  const message = `In the document, \`${subject.name}\` is sent in the ${[...places].join(' or ')}, not in the ${String(value)}.`;
  return { isTrue: false, message };
}

function judgeType({ claim: { subject, value }, members }: Case): Verdict | undefined {
  const types = members.filter(({ kind }) => kind !== 'credential').map(({ shape }) => shape.types);
  const fits = (one: string) => one === value || (value === 'number' && one === 'integer');
  if (types.length === 0 || types.some((own) => own.length === 0)) return undefined;
  if (types.some((own) => own.some(fits))) return TRUE;
  const known = [...new Set(types.flat())];
  const message = `In the document, \`${subject.name}\` has the type ${known.join(' or ')}, not ${String(value)}.`;
  return { isTrue: false, message };
}

function judgeBits({ claim: { value }, members }: Case): Verdict | undefined {
  const right = members.flatMap(({ shape }) => /^u?int(\d+)$/.exec(shape.keywords.format ?? '')?.[1] ?? []).map(Number);
  return compareTo(Number(value), right, (known) => `The document says ${known} bits, not ${Number(value)}.`);
}

function judgeMethod({ claim: { subject, value, negated }, operations }: Case): Verdict | undefined {
  if (operations.length === 0) return undefined;
  const methods = [...new Set(operations.map(({ method }) => method))];
  if (methods.includes(String(value)) !== negated) return TRUE;
  if (negated && methods.length > 1) return undefined;
  const message = negated
    ? `\`${subject.name}\` does take ${String(value)}.`
    : `\`${subject.name}\` takes ${methods.join(' or ')}, not ${String(value)}.`;
  return { isTrue: false, message };
}

function judgeError({ claim: { subject, value, negated }, operations, facts }: Case): Verdict | undefined {
  if (operations.length === 0 || !facts.codes.has(Number(value))) return undefined;
  const isListed = operations.some(({ errors }) => errors.some(({ error }) => error.code === value));
  if (isListed !== negated) return TRUE;
  return { isTrue: false, message: `\`${subject.name}\` ${negated ? 'does' : 'does not'} return ${String(value)}.` };
}

/** A number above those of all groups can only mean all. */
function judgeCount(stated: number, total: number, groups: ReadonlySet<number>, what: string): Verdict | undefined {
  if (stated === total) return TRUE;
  const largest = Math.max(total / 2, ...[...groups].filter((one) => one < total));
  if (total === 0 || stated <= largest) return undefined;
  return { isTrue: false, message: `The document has ${total} ${what}, not ${stated}.`, right: [total] };
}
