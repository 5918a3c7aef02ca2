const PATIENCE_MS = 10_000;

/** Whether anything answers at an address. Nobody can read the answer, and the request has no path and no credentials. */
export async function canReach(address: string): Promise<boolean> {
  try {
    await fetch(new URL('/', address), {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return true;
  } catch {
    return false;
  }
}
