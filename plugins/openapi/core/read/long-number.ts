import { losesDigits } from './decimal';

/** A number that no double holds, in the tree of a file. `StandIns` puts a double in its place. */
export class LongNumber {
  /** @param text as JSON writes it */
  constructor(readonly text: string) {}
}

/** What a number is in the tree of a file: itself, unless that would be another number than the one that is written. */
export function readNumber(value: number, written: string): number | LongNumber | undefined {
  const text = asJson(written);
  if (text !== undefined && losesDigits(text, value)) return new LongNumber(text);
  return Number.isFinite(value) ? value : undefined;
}

/** A number of YAML (`+1`, `.5`, `0xff`) in the notation of JSON. `undefined` for `.inf` and `.nan`. */
function asJson(written: string): string | undefined {
  if (/^0[xo]/.test(written)) return BigInt(written).toString();
  const [, sign = '', whole = '', fraction = '', power = ''] =
    /^([+-]?)(\d*)(\.\d*)?(e[+-]?\d+)?$/i.exec(written) ?? [];
  if (whole + fraction === '') return undefined;
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  return `${sign === '-' ? '-' : ''}${integer}${fraction === '.' ? '' : fraction}${power}`;
}
