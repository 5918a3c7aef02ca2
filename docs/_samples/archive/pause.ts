import { logOut } from '../session';
import { save } from './progress';

wx.onHide(async () => {
  await save().catch(console.warn);
  await logOut().catch(console.warn);
});
