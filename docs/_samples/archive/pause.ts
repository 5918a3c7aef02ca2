import { logOut } from '../session';
import { save } from './save';

wx.onHide(async () => {
  await save().catch(console.warn);
  await logOut().catch(console.warn);
});
