/** What the sandbox answers. Only pages make a `Response` of it, which costs more than the whole call. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

export function toResponse({ status, headers, body }: Reply): Response {
  return new Response(typeof body === 'string' ? body : (body?.slice() ?? null), { status, headers });
}
