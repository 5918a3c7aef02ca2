/** Milliseconds to wait, never less than the seconds say. */
export function pollMilliseconds(seconds: number): number {
  return Math.ceil(seconds * 1000);
}

/** Says why the wait is as long as it is. */
export function pollComment(seconds: number): string {
  return `At least ${seconds} ${seconds === 1 ? 'second' : 'seconds'} between two calls.`;
}
