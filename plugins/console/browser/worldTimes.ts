const UNITS: Array<[unit: string, milliseconds: number]> = [
  ['year', 365 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

/** In the largest unit that is not below 1: `7 days`. */
export function showDuration(milliseconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => milliseconds >= each) ?? ['second', 1000];
  const options = {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: unit === 'second' ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(document.documentElement.lang, options).format(milliseconds / size);
}

export function showTime(time: number): string {
  return new Date(time).toLocaleString(document.documentElement.lang);
}
