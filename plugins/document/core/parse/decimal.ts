/** An unsigned decimal: `digits` × 10^`exponent`, without zeros at either end of the digits. */
export interface Decimal {
  digits: string;
  exponent: number;
}

const NUMBER = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/** Parses a number of any length; the sign is ignored. Returns `undefined` for other text. */
export function readDecimal(text: string): Decimal | undefined {
  const parts = NUMBER.exec(text);
  if (!parts) return undefined;
  const [, whole = '', fraction = '', power = '0'] = parts;
  const significant = (whole + fraction).replace(/^0+/, '');
  const digits = significant.replace(/0+$/, '');
  if (digits === '') return { digits, exponent: 0 };
  return { digits, exponent: Number(power) - fraction.length + significant.length - digits.length };
}

export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.digits === '' || b.digits === '') return a.digits.length - b.digits.length;
  const [highest, other] = [a.digits.length + a.exponent, b.digits.length + b.exponent];
  if (highest !== other) return highest - other;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -1 : 1;
}

export function losesDigits(written: string, value: number): boolean {
  // A double holds any 15 digits.
  if (written.length <= 15 && !/e/i.test(written)) return false;
  const decimal = readDecimal(written);
  const read = readDecimal(String(value));
  return decimal !== undefined && (read === undefined || compareDecimals(decimal, read) !== 0);
}
