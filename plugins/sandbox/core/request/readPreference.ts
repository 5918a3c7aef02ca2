/** The declared response that a caller wants: `Prefer: code=404, example=gone, dynamic=true`. */
export interface Preference {
  code?: number;
  example?: string;
  /** Generates the result from the schema even if there are examples. */
  dynamic?: boolean;
}

/** Reads the `Prefer` header; other preferences are ignored (RFC 7240). */
export function readPreference(headers: Pick<Headers, 'get'>): Preference | undefined {
  const pairs = (headers.get('Prefer') ?? '').split(/[,;]/).map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [
      name.trim().toLowerCase(),
      value
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    ];
  });
  const { code, example, dynamic } = Object.fromEntries(pairs);
  if (code === undefined && example === undefined && dynamic === undefined) return undefined;
  return {
    ...(code === undefined ? {} : { code: /^\d+$/.test(code) ? Number(code) : Number.NaN }),
    ...(example === undefined ? {} : { example }),
    ...(dynamic === undefined ? {} : { dynamic: dynamic !== 'false' }),
  };
}
