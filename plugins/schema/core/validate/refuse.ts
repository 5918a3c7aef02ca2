import type { At, Reason } from './types';

type Details = Pick<Reason, 'name' | 'branches'>;

/** Notes why the value is refused, if anybody asks. */
export function refuse(keyword: string, expected: unknown, found: unknown, at: At, details?: Details): false {
  const { reasons, path } = at.run;
  reasons?.push({ path: [...path], keyword, expected, found, schema: at.part.schema, ...details });
  return false;
}
