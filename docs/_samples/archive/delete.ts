import { CloudError, callAsPlayer, unload } from '../cloud';

export async function deleteArchives(ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  if (ids.includes('progress')) await unload(); // or the next save would bring it back
  const path = ids.map(encodeURIComponent).join(',');
  try {
    await callAsPlayer('DELETE', `/api/v1/archive/delete/${path}`);
  } catch (error) {
    const isGone = error instanceof CloudError && error.code === 10603;
    if (!isGone || ids.length > 1) throw error; // one id, already gone: nothing to do
  }
}
