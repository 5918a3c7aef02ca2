import { createWrittenNumbers, type WrittenNumbers } from '../grammar/writtenNumbers';
import { compareDecimals, type Decimal, readDecimal } from './decimal';
import type { ParsedFile } from './types';

const NUMBERS = /\d+(?:\.\d+)*(?:e[+-]?\d+)?/gi;

/** A shorter double may occur by chance. */
const MIN_DIGITS = 15;

/** The smallest double with full precision. */
const MIN_NORMAL = 2 ** -1022;

/** Doubles for the numbers that no double can hold: see `WrittenNumbers`. */
export class Placeholders {
  readonly numbers: WrittenNumbers;
  readonly #doubles = new Map<string, number>();

  constructor(files: Iterable<ParsedFile>) {
    const all = [...files];
    const texts = new Set(all.flatMap(({ longNumbers }) => longNumbers.map(withoutSign)));
    const written = new Map<string, string>();
    const taken = texts.size > 0 ? numbersIn(all, texts) : new Map<string, Decimal>();
    const decimals = [...texts].flatMap((text) => {
      const decimal = readDecimal(text);
      return decimal ? [{ text, decimal }] : [];
    });
    let last = 0;
    // In ascending order, so that a larger number gets a larger double.
    for (const { text, decimal } of decimals.sort((a, b) => compareDecimals(a.decimal, b.decimal))) {
      const double = findFree(Math.max(Number(text), last), decimal, taken);
      last = double;
      taken.set(String(double), decimal);
      written.set(String(double), text);
      this.#doubles.set(text, double);
    }
    this.numbers = createWrittenNumbers(written);
  }

  of(text: string): number {
    const double = this.#doubles.get(withoutSign(text)) ?? Number(withoutSign(text));
    return text.startsWith('-') ? -double : double;
  }
}

function withoutSign(text: string): string {
  return text.replace(/^-/, '');
}

/** All numbers in the files, including those within texts, as JavaScript prints them. */
function numbersIn(files: ParsedFile[], long: ReadonlySet<string>): Map<string, Decimal> {
  const found = new Map<string, Decimal>();
  for (const { bytes } of files) {
    for (const [token] of new TextDecoder().decode(bytes).matchAll(NUMBERS)) {
      const decimal = long.has(token) ? undefined : readDecimal(token);
      if (decimal) found.set(token, decimal).set(String(Number(token)), decimal);
    }
  }
  return found;
}

/** If the nearest double is taken, searches in the direction that keeps the order of the written numbers. */
function findFree(nearest: number, written: Decimal, taken: ReadonlyMap<string, Decimal>): number {
  let double = Math.min(Math.max(nearest, MIN_NORMAL), Number.MAX_VALUE);
  let step = 0n;
  for (;;) {
    const text = String(double);
    const other = taken.get(text);
    if (!other && (readDecimal(text)?.digits.length ?? 0) >= MIN_DIGITS) return double;
    if (step === 0n) step = other && compareDecimals(written, other) < 0 ? -1n : 1n;
    if (double === Number.MAX_VALUE) step = -1n;
    double = neighbour(double, step);
  }
}

function neighbour(double: number, step: bigint): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, double);
  view.setBigUint64(0, view.getBigUint64(0) + step);
  return view.getFloat64(0);
}
