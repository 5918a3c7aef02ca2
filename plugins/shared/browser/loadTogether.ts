/**
 * Loads data beside a script. A script that fails waits until the reader's Retry succeeds, data do not: what has failed
 * meanwhile is asked for again.
 */
export async function loadTogether<Script, Data>(
  script: Promise<Script>,
  load: () => Promise<Data>,
): Promise<[Script, Data]> {
  const early = load();
  early.catch(() => undefined);
  const loaded = await script;
  return [loaded, await early.catch(load)];
}
