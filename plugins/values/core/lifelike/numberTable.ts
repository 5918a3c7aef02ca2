export type ValueTable = ReadonlyArray<readonly [names: string, ...values: ReadonlyArray<string | number>]>;

/** The part of `VALUES` that is about amounts. */
export const NUMBERS: ValueTable = [
  ['quantity, qty, count of item', 2],
  ['age', 34],
  ['year', 2024, '2024'],
  ['month', 3, '03', 'March'],
  ['day', 15, '15', 'Friday'],
  ['hour', 10, '10'],
  ['minute', 30, '30'],
  ['width', 1280, '1280'],
  ['height', 720, '720'],
  ['file size, byte, content length, size in byte', 48213],
  ['limit, page size, per page, max result, pagesize, page limit', 20, '20'],
  ['duration, elapsed, timeout, ttl, expire in, interval', 300, '300'],
  ['weight', 1.2, '1.2'],
  ['score, rating, confidence, probability', 0.87, 4, '0.87'],
  ['temperature', 21.5, 21, '21.5'],
  ['http status, status code', 200, '200'],
];
