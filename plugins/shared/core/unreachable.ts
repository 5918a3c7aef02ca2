/** Why `fetch` has failed, as far as it says so. */
export function describeUnreachable(url: string, cause: unknown): string {
  const { message, cause: inner } = cause as Error;
  return `${url} cannot be reached: ${inner instanceof Error ? inner.message : message}`;
}
