/** What the samples use of the mini-game platforms. */
declare interface MiniGame {
  request: import('./cloud').PlatformRequest;
  login(options: {
    success(result: { code: string; anonymousCode?: string }): void;
    fail(error: { errMsg: string }): void;
  }): void;
  onShow(callback: () => unknown): void;
  onHide(callback: () => unknown): void;
}

// `cloud.js` uses all three, and cannot declare them itself.
declare const wx: MiniGame;
declare const tt: MiniGame;
declare const ks: MiniGame;
