import { callAsPlayer } from '../session';

type Archives = Partial<Record<string, { data?: object }>>;

export async function loadAll() {
  const archives = await callAsPlayer<Archives>('GET', '/api/v1/archive/batch_get', {
    includes: 'progress,settings',
  });
  return {
    progress: archives.progress?.data ?? { level: 1, coins: 0 },
    settings: archives.settings?.data ?? { music: true },
  };
}

export async function saveAll(archives: { progress: object; settings: object }): Promise<void> {
  await callAsPlayer('POST', '/api/v1/archive/batch_set', {}, archives);
}
