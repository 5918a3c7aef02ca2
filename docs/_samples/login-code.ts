export function showCode(): void {
  // #region code
  wx.login({ success: ({ code }) => console.log(code), fail: console.error });
  // #endregion
}
