import type { NameValue } from './parameterValue';
import { percentEncode } from './percent';

/** `allowReserved` (RFC 6570 section 3.2.3), except what a query does not allow (`[ ] #`) or would misread (`& +`). */
export function encodeReservedQueryValue(text: string): string {
  return text
    .split(/(%[0-9A-Fa-f]{2})/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : percentEncode(part).replace(/%(3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D)/g, decodeURIComponent),
    )
    .join('');
}

/** Encodes pairs with reserved characters kept. Returns `undefined` if the standard encoding is the same. */
export function reservedQuery(pairs: NameValue[]): string | undefined {
  if (pairs.every(([, value]) => encodeReservedQueryValue(value) === percentEncode(value))) return undefined;
  return pairs.map(([name, value]) => `${percentEncode(name)}=${encodeReservedQueryValue(value)}`).join('&');
}
