import { callAsPlayer, NEW_PLAYER, type State } from '../cloud';

/** What the game keeps in archives of their own: whole, as the body of a write replaces each. */
export type Archives = { progress: State; settings: { music: boolean } };

let isLoaded = false;

export async function loadAll(): Promise<Archives> {
  const { progress, settings } = await callAsPlayer('GET', '/api/v1/archive/batch_get', {
    includes: ['progress', 'settings'],
  });
  isLoaded = true;
  return {
    progress: { ...NEW_PLAYER, ...progress?.data },
    settings: { music: true, ...settings?.data },
  };
}

/** In place of `load` and `save`: only with what `loadAll` has returned, and the game has changed. */
export async function saveAll(archives: Archives): Promise<void> {
  if (!isLoaded) throw new Error('Load first: a save would replace the archives.');
  await callAsPlayer('POST', '/api/v1/archive/batch_set', {}, archives);
}
