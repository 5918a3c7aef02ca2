import { callAsPlayer, openSession } from './session';

interface Progress {
  data?: { level: number; coins: number };
}

export async function start(): Promise<void> {
  const { userDetails } = await openSession();
  console.log('welcome', userDetails.nickname ?? userDetails.id);

  await callAsPlayer('POST', '/api/v1/archive/set/progress', {}, { level: 12, coins: 340 });
  const { data } = await callAsPlayer<Progress>('GET', '/api/v1/archive/get/progress');
  console.log('level', data?.level);
}
