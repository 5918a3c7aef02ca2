/** What the sandbox reads of a request: pages have a `Request`, a server what has arrived at it. */
export interface SentRequest {
  method: string;
  pathname: string;
  /** Begins with its question mark; empty without a query. */
  search: string;
  headers: Pick<Headers, 'get' | 'has'>;
  /** Reads the body, once; `undefined` if it has more bytes. */
  read(most: number): Promise<Uint8Array | undefined>;
}

export function fromRequest(request: Request): SentRequest {
  const { url, method, headers } = request;
  const { pathname, search } = new URL(url);
  // Firefox has no `body` of requests.
  const read = async (most: number) => {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > most ? undefined : bytes;
  };
  return { method, pathname, search, headers, read };
}
