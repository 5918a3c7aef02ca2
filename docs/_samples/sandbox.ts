import { createCloud, withFetch, withRequest } from './cloud';

/** In a browser, in Cocos Creator or in Node. */
export const call = createCloud(withFetch, 'http://127.0.0.1:4010');

/** In a mini-game; switch the check of domains off in the developer tool. */
export const callFromMiniGame = createCloud(
  withRequest((options) => wx.request(options)),
  'http://127.0.0.1:4010',
);
