import { plainText } from '../../../shared/core/json';
import type { Reason } from './types';

const TYPES = new Set(['type']);
const CONSTANTS = new Set(['const', 'enum']);
const MAX_VALUES = 5;
const MAX_LENGTH = 80;

/** One reason in words, to follow the name of the value: `at /due/hour must be <= 23`. */
export function explainReasons(reasons: readonly Reason[]): string {
  const [first] = reasons;
  if (!first) return 'is wrong';
  const reason = findTelling(first);
  const place = reason.path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  return `${place === '' ? '' : `at ${place} `}${describeReason(reason)}`;
}

/** Of several branches, the one that the value is meant to be fits its constants, and fails further in. */
export function findTelling(reason: Reason): Reason {
  const branches =
    reason.branches?.map((branch) => branch.flatMap(flatten)).filter((branch) => branch.length > 0) ?? [];
  const meant = branches.filter((branch) => !branch.some(({ keyword }) => CONSTANTS.has(keyword)));
  const all = (meant.length > 0 ? meant : branches).flat();
  const isAt = (keywords: ReadonlySet<string>) =>
    all.length > 0 && all.every(({ keyword, path }) => keywords.has(keyword) && path.length === reason.path.length);
  const expected = [...new Set(all.flatMap((one) => one.expected))];
  if (isAt(TYPES)) return { ...reason, keyword: 'type', expected };
  if (isAt(CONSTANTS)) return { ...reason, keyword: 'enum', expected };
  const sharp = all.filter(({ keyword }) => !CONSTANTS.has(keyword));
  const depth = Math.max(...sharp.map(({ path }) => path.length));
  return sharp.find(({ path }) => path.length === depth) ?? all[0] ?? reason;
}

function flatten(reason: Reason): Reason[] {
  const inner = reason.branches?.flat().flatMap(flatten) ?? [];
  return inner.length > 0 ? inner : [reason];
}

/** To follow the name of the part that is refused: `must be <= 23`. */
export function describeReason({ keyword, expected, name = '' }: Reason): string {
  switch (keyword) {
    case 'type':
      return `must be ${nameTypes(expected as string[])}`;
    case 'const':
      return `must be equal to constant ${quote(expected)}`;
    case 'enum':
      return `must be equal to one of the allowed values${listValues(expected as unknown[])}`;
    case 'required':
      return `must have required property '${name}'`;
    case 'dependentRequired':
      return `must have property '${name}' when property '${String(expected)}' is present`;
    case 'additionalProperties':
      return `must NOT have additional properties: '${name}'`;
    case 'undescribed':
      return `must NOT have properties that nothing describes: '${name}'`;
    case 'unevaluatedProperties':
      return `must NOT have unevaluated properties: '${name}'`;
    case 'unevaluatedItems':
      return `must NOT have more than ${name} items`;
    case 'propertyNames':
      return `must NOT have a property with the name '${name}'`;
    case 'discriminator':
      return `must be the variant that '${String(expected)}' names: ${quote(name)}`;
    case 'uniqueItems':
      return `must NOT have duplicate items, such as item ${name}`;
    case 'contains':
      return 'must contain at least 1 valid item';
    case 'minContains':
      return `must contain at least ${String(expected)} valid items`;
    case 'maxContains':
      return `must contain at most ${String(expected)} valid items`;
    case 'anyOf':
      return 'must match a schema in anyOf';
    case 'oneOf':
      return 'must match exactly one schema in oneOf';
    case 'not':
      return 'must NOT be what the schema excludes';
    case 'false':
      return 'must NOT be there';
    default:
      return describeLimit(keyword, expected);
  }
}

function describeLimit(keyword: string, expected: unknown): string {
  const limit = String(expected);
  switch (keyword) {
    case 'minimum':
      return `must be >= ${limit}`;
    case 'maximum':
      return `must be <= ${limit}`;
    case 'exclusiveMinimum':
      return `must be > ${limit}`;
    case 'exclusiveMaximum':
      return `must be < ${limit}`;
    case 'multipleOf':
      return `must be multiple of ${limit}`;
    case 'pattern':
      return `must match pattern "${limit}"`;
    case 'format':
      return `must match format "${limit}"`;
    default: {
      const [, bound, unit = ''] = /^(min|max)(.*)$/.exec(keyword) ?? [];
      const units = unit === 'Length' ? 'characters' : unit.toLowerCase();
      return bound === undefined
        ? 'is wrong'
        : `must NOT have ${bound === 'min' ? 'fewer' : 'more'} than ${limit} ${units}`;
    }
  }
}

export function nameTypes(types: readonly string[]): string {
  return types.map((type) => (type === 'null' ? type : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`)).join(' or ');
}

function quote(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : plainText(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Empty if there are too many to read. */
function listValues(values: unknown[]): string {
  const text = values.map(quote).join(', ');
  return values.length > MAX_VALUES || text.length > MAX_LENGTH ? '' : `: ${text}`;
}
