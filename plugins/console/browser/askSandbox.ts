import type { Desk } from './desk';
import { connect, isSandbox, type Typed } from './targets';

/** Notes what the chosen sandbox knows, and whether it is there. Servers are not asked. */
export async function askSandbox(desk: Desk): Promise<void> {
  const { target } = desk.store.get();
  if (!isSandbox(target)) return desk.store.set({ known: undefined, isAway: false });
  const asked = desk.connect().then(({ controls }) => controls?.known());
  // A sandbox that is not there, or does not let this page look inside.
  const known = await asked.catch(() => undefined);
  desk.store.set({ known, isAway: target.kind === 'local' && known === undefined });
}

/** Who has logged in last is the one to act. A sandbox that has gone since it answered takes nothing from its answer. */
export async function letAct(desk: Desk, at: Typed = desk.store.get()): Promise<void> {
  const asked = connect(at, desk).then(({ controls }) => controls?.act());
  await asked.catch(() => undefined);
}
