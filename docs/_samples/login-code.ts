wx.login({ success: ({ code }) => console.log(code), fail: console.error });
