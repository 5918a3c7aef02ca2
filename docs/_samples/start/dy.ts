import { createCloud, withRequest } from '../cloud';
import { play } from './play';

// The sandbox, with its game `demo`. Later: your address and your game id.
const call = createCloud(
  withRequest((options) => tt.request(options)),
  'http://127.0.0.1:4010',
);

export async function start(): Promise<void> {
  const credentials = await new Promise<{ anonymousCode: string; code?: string }>(
    (resolve, reject) => {
      tt.login({
        success: ({ anonymousCode = '', code }) =>
          resolve({ anonymousCode, code: code || undefined }),
        fail: reject,
      });
    },
  );
  const query = { gameId: 'demo', ...credentials };
  const session = await call('GET', '/api/v1/dy/login', query);
  await play(call, session);
}
