import { createCloud, withFetch } from '../cloud';
import { play } from './play';

// The sandbox, with its game `demo`. Later: your address and your game id.
const call = createCloud(withFetch, 'http://127.0.0.1:4010');

export async function start(): Promise<void> {
  // A page has no platform to ask for a code: the sandbox takes any.
  const query = { gameId: 'demo', code: 'mia' };
  const session = await call('GET', '/api/v1/wx/login', query);
  await play(call, session);
}
