import { callAsPlayer, keepAlive, openSession } from './cloud';

/** Call it when the game starts. */
export async function start(): Promise<void> {
  keepAlive(); // checks the session while the game runs
  const { userDetails } = await openSession(); // logs in
  await callAsPlayer('GET', '/api/v1/oauth/check_session'); // any call
  console.log(`Player ${userDetails.id}`);
}
