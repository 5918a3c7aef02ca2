import { allowsValue } from '../combine/allowsValue';
import { valueText } from '../keywords/jsonText';
import type { Keywords } from '../keywords/keywords';
import { isNullable } from '../keywords/nullable';

const RANGES = [
  ['minimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', true],
  ['exclusiveMinimum', 'maximum', true],
  ['exclusiveMinimum', 'exclusiveMaximum', true],
  ['minLength', 'maxLength', false],
  ['minItems', 'maxItems', false],
  ['minProperties', 'maxProperties', false],
] as const satisfies Array<[keyof Keywords, keyof Keywords, boolean]>;

/** Demands of a schema that no value can satisfy together, as code: `minimum: 5, maximum: 3`. */
export function findContradictions(keywords: Keywords, also: Keywords[]): string[] {
  const found: string[] = [];
  for (const [least, most, isOpen] of RANGES) {
    const [low, high] = [keywords[least], keywords[most]];
    if (low === undefined || high === undefined || low < high || (low === high && !isOpen)) continue;
    found.push(`${least}: ${valueText(low)}, ${most}: ${valueText(high)}`);
  }
  const types = isNullable(keywords) ? undefined : keywords.types?.find((type) => type.includes(' & '));
  if (types !== undefined) found.push(`type: ${types}`);
  for (const other of also) {
    if ('const' in other && 'const' in keywords) found.push(`${constText(keywords)} & ${valueText(other.const)}`);
    if (other.enum && keywords.enum) found.push(`${enumText(keywords)} & ${valuesText(other)}`);
  }
  return types === undefined ? [...found, ...findForbidden(keywords)] : found;
}

function findForbidden({ enum: values, ...keywords }: Keywords): string[] {
  const { const: constant, ...others } = keywords;
  const found: string[] = [];
  const constraintText = (rest: Keywords) => demandsText(rest).join(', ');
  if ('const' in keywords && values && !allowsValue({ enum: values }, constant)) {
    found.push(`${constText(keywords)}, ${enumText({ enum: values })}`);
  }
  if ('const' in keywords && !allowsValue(others, constant))
    found.push(`${constText(keywords)}, ${constraintText(others)}`);
  if (values && !values.some(({ value }) => allowsValue(others, value))) {
    found.push(`${enumText({ enum: values })}, ${constraintText(others)}`);
  }
  return found;
}

const DEMANDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'] as const;

function demandsText(keywords: Keywords): string[] {
  const limits = DEMANDS.flatMap((key) => (keywords[key] === undefined ? [] : `${key}: ${keywords[key]}`));
  return [...(keywords.types ? [`type: ${keywords.types.join(' | ')}`] : []), ...limits];
}

function constText(keywords: Keywords): string {
  return `const: ${valueText(keywords.const)}`;
}

function enumText(keywords: Keywords): string {
  return `enum: ${valuesText(keywords)}`;
}

function valuesText({ enum: values = [] }: Keywords): string {
  return values.map(({ value }) => valueText(value)).join(' | ');
}
