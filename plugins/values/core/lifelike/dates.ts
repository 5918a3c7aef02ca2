import type { Keywords } from '../../../schema/core/keywords/keywords';

const DAY = 86_400_000;

/** When things happen, by words of their names, in this order; the last one that matches counts. */
const STAGES: ReadonlyArray<readonly [time: string, words: string]> = [
  ['1990-05-14T08:00:00Z', 'birth birthday birthdate dob born'],
  [
    '2024-01-15T10:30:00Z',
    'create created creation start started begin beginning from since issue issued issuing join joined open opened register registered founded first after min valid onset effective',
  ],
  [
    '2024-01-16T14:45:00Z',
    'update updated modified modification changed change edited edit last seen latest paid published completed sent delivered processed reviewed accepted confirmed synced refreshed login accessed used shipped captured pushed merged activated',
  ],
  [
    '2024-01-20T18:00:00Z',
    'end ended ending finish finished until to due close closed stop stopped before max deleted cancelled canceled archived deadline return returned resolved removed completion',
  ],
  ['2025-01-15T23:59:59Z', 'expire expired expiry expiration expires renewal renew next'],
];

const WORDS = new Map(STAGES.flatMap(([time, words]) => words.split(' ').map((word) => [word, time] as const)));
const UNKNOWN = '2024-01-15T10:30:00Z';

/** Last words of names of dates. */
const LAST = new Set(
  'at on date datetime timestamp dob birthday birthdate deadline expiry expiration ts since until'.split(' '),
);
const ALONE = new Set('time created updated modified'.split(' '));
const FORMATS = /^(?:date|date-?time|time|unix-?time|timestamp|full-date|iso8601|rfc3339)$/i;
const SAYS_EPOCH = /\b(?:unix|epoch|time-?stamp|since 1970)\b/i;
const SAYS_MILLISECONDS = /\bmillisec|\bmillis\b|\bin ms\b/i;

export function isDate(words: readonly string[], { format = '' }: Keywords): boolean {
  if (FORMATS.test(format)) return true;
  const last = words.at(-1) ?? '';
  if (format !== '') return false;
  return (
    LAST.has(last) || (words.length === 1 ? ALONE.has(last) : last === 'time' && words.some((word) => WORDS.has(word)))
  );
}

function momentOf(words: readonly string[], index: number): number {
  const time = words.findLast((word) => WORDS.has(word));
  return Date.parse((time === undefined ? undefined : WORDS.get(time)) ?? UNKNOWN) + index * DAY;
}

/** The usual ways to write a moment, the likeliest first. */
export function dateTexts(words: readonly string[], { format }: Keywords, index: number): string[] {
  const iso = new Date(momentOf(words, index)).toISOString();
  const [day = '', time = ''] = iso.split('T');
  const short = time.slice(0, 8);
  const all = [`${day}T${short}Z`, day, iso, `${day}T${short}`, `${day}T${short}+00:00`, `${day} ${short}`];
  if (format === 'time') return [`${short}Z`];
  const isDay =
    format === 'date' || (format === undefined && /^(?:date|on|dob|birthday|birthdate)$/.test(words.at(-1) ?? ''));
  return [...(isDay ? [day] : []), ...all, day.replaceAll('-', ''), short, short.slice(0, 5)];
}

/** A moment as a number, where a number means one. */
export function dateNumbers(
  words: readonly string[],
  keywords: Keywords,
  description: string,
  index: number,
): number[] {
  const { format = '' } = keywords;
  const isSaid = /^unix-?time$|^timestamp$/i.test(format) || SAYS_EPOCH.test(description);
  if (!isSaid && !/^(?:at|timestamp|ts)$/.test(words.at(-1) ?? '')) return [];
  const moment = momentOf(words, index);
  return SAYS_MILLISECONDS.test(description) ? [moment] : [moment / 1000];
}
