export interface Arrived {
  method: string;
  /** Percent-encoded, without the query. */
  path: string;
  /** Percent-encoded, without `?`. */
  query: string;
  headers: Map<string, string>;
  body: Buffer;
}

export function splitTarget(target: string): Pick<Arrived, 'path' | 'query'> {
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}
