import { createCloud, withRequest } from '../cloud';
import { play } from './play';

// The sandbox, with its game `demo`. Later: your address and your game id.
const call = createCloud(
  withRequest((options) => wx.request(options)),
  'http://127.0.0.1:4010',
);

export async function start(): Promise<void> {
  const code = await new Promise<string>((resolve, reject) => {
    wx.login({ success: (result) => resolve(result.code), fail: reject });
  });
  const query = { gameId: 'demo', code };
  const session = await call('GET', '/api/v1/wx/login', query);
  await play(call, session);
}
