/** A command was called in a way that cannot work; the message says what would. */
export class UsageError extends Error {
  override name = 'UsageError';
}
