import { once } from '../../../shared/core/cache';
import { allowsValue } from '../combine/allowsValue';
import type { Shape } from '../combine/types';
import { LOWER_BOUNDS, UPPER_BOUNDS } from '../keywords/bounds';
import { valueText } from '../keywords/jsonText';
import type { Keywords } from '../keywords/keywords';
import { isNullable } from '../keywords/nullable';

const RANGES = LOWER_BOUNDS.flatMap((least) =>
  UPPER_BOUNDS.filter(({ on }) => on === least.on).map((most) => ({
    least,
    most,
    isOpen: least.isOpen || most.isOpen,
  })),
);

/** Demands of a schema that no value can satisfy together, as code: `minimum: 5, maximum: 3`. */
export const findContradictions = once(({ keywords, also }: Shape): string[] => {
  const found: string[] = [];
  for (const { least, most, isOpen } of RANGES) {
    const [low, high] = [keywords[least.key], keywords[most.key]];
    if (low === undefined || high === undefined || low < high || (low === high && !isOpen)) continue;
    found.push(`${least.key}: ${valueText(low)}, ${most.key}: ${valueText(high)}`);
  }
  const types = isNullable(keywords) ? undefined : keywords.types?.find((type) => type.includes(' & '));
  if (types !== undefined) found.push(`type: ${types}`);
  for (const other of also) {
    if ('const' in other && 'const' in keywords) found.push(`${constText(keywords)} & ${valueText(other.const)}`);
    if (other.enum && keywords.enum) found.push(`${enumText(keywords)} & ${valuesText(other)}`);
  }
  return types === undefined ? [...found, ...findForbidden(keywords)] : found;
});

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

function demandsText(keywords: Keywords): string[] {
  const limits = [...LOWER_BOUNDS, ...UPPER_BOUNDS].flatMap(({ key }) =>
    keywords[key] === undefined ? [] : `${key}: ${keywords[key]}`,
  );
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
