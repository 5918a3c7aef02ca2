import type { ArchiveData } from '../cloud';
import { callAsPlayer } from '../session';

export async function loadAll() {
  const archives = await callAsPlayer('GET', '/api/v1/archive/batch_get', {
    includes: ['progress', 'settings'],
  });
  return {
    progress: archives.progress?.data ?? { level: 1, coins: 0 },
    settings: archives.settings?.data ?? { music: true },
  };
}

export async function saveAll(archives: {
  progress: ArchiveData;
  settings: ArchiveData;
}): Promise<void> {
  await callAsPlayer('POST', '/api/v1/archive/batch_set', {}, archives);
}
