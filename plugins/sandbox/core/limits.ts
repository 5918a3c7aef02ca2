/** A limit that the document does not set. */
export interface Limit {
  most: number;
  /** What is counted; follows the number: `archives of one player`. */
  of: string;
  /** What happens beyond the limit: `fails with 500`. */
  beyond: string;
}

export const OWN_LIMITS = {
  body: { most: 1024 * 1024, of: 'bytes in a body', beyond: 'HTTP 413' },
  head: { most: 64 * 1024, of: 'bytes in the address and headers of a request', beyond: 'HTTP 431' },
  undo: { most: 20, of: 'changes that can be undone', beyond: 'the oldest is kept for good' },
  log: { most: 100, of: 'calls in /_sandbox/log', beyond: 'the oldest is dropped' },
} satisfies Record<string, Limit>;

export function listOwnLimits({ wrong }: { wrong?: number }): Limit[] {
  const { body, ...others } = OWN_LIMITS;
  return [wrong === undefined ? body : { ...body, beyond: `fails with ${wrong}` }, ...Object.values(others)];
}

export function limitReason(limit: Limit): string {
  return `The limit of the sandbox is ${showLimit(limit)}`;
}

export function showLimit({ most, of }: Limit): string {
  return `${most.toLocaleString('en')} ${of}`;
}
