import { createCloud, withXhr } from '../cloud';
import { play } from './play';

// The sandbox, with its game `demo`. Later: your address and your game id.
const call = createCloud(withXhr, 'http://127.0.0.1:4010');

/** Call it from `start()` of a component of your first scene. */
export async function start(): Promise<void> {
  // In the preview there is no platform: the sandbox takes any code.
  const code = typeof wx === 'undefined' ? 'preview' : await getCode();
  const query = { gameId: 'demo', code };
  const session = await call('GET', '/api/v1/wx/login', query);
  await play(call, session);
}

function getCode(): Promise<string> {
  return new Promise((resolve, reject) => {
    wx.login({ success: ({ code }) => resolve(code), fail: reject });
  });
}
