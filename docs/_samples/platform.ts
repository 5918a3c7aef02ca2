import { createCloud, type PlatformRequest, withRequest } from './cloud';

/** The sandbox on your machine, and its game: replace both with your address and your game id. */
export const ADDRESS = 'http://127.0.0.1:4010';
export const GAME_ID = 'demo';

interface Platform {
  loginPath: '/api/v1/wx/login' | '/api/v1/dy/login' | '/api/v1/ks/login';
  request: PlatformRequest;
  /** What the login takes besides the game id. Get it anew for each login. */
  getCredentials(): Promise<{ code: string } | { anonymousCode: string; code?: string }>;
  /** When the game comes back from the background. */
  onShow(callback: () => void): void;
}

export const wxPlatform: Platform = {
  loginPath: '/api/v1/wx/login',
  request: (options) => wx.request(options),
  onShow: (callback) => wx.onShow(callback),
  getCredentials: () =>
    new Promise((resolve, reject) => {
      wx.login({
        success: ({ code }) => resolve({ code }),
        fail: ({ errMsg }) => reject(new Error(errMsg)),
      });
    }),
};

/** The anonymous credential is required, the login credential is optional. */
export const dyPlatform: Platform = {
  loginPath: '/api/v1/dy/login',
  request: (options) => tt.request(options),
  onShow: (callback) => tt.onShow(callback),
  getCredentials: () =>
    new Promise((resolve, reject) => {
      tt.login({
        success: ({ anonymousCode = '', code }) =>
          resolve({ anonymousCode, code: code || undefined }),
        fail: ({ errMsg }) => reject(new Error(errMsg)),
      });
    }),
};

export const ksPlatform: Platform = {
  loginPath: '/api/v1/ks/login',
  request: (options) => ks.request(options),
  onShow: (callback) => ks.onShow(callback),
  getCredentials: () =>
    new Promise((resolve, reject) => {
      ks.login({
        success: ({ code }) => resolve({ code }),
        fail: ({ errMsg }) => reject(new Error(errMsg)),
      });
    }),
};

/** The platform that this build of the game is for. */
export const platform: Platform = wxPlatform;

export const call = createCloud(withRequest(platform.request), ADDRESS);
