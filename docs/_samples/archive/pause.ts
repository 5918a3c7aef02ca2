import { logOut, save } from '../cloud';

wx.onHide(async () => {
  await save().catch(console.warn);
  await logOut().catch(console.warn);
});
