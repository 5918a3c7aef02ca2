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

export function fromRequest({ url, method, headers, body }: Request): SentRequest {
  const { pathname, search } = new URL(url);
  return { method, pathname, search, headers, read: (most) => readBytes(body, most) };
}

export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > most) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
