import { createBrowserStore } from '../../../plugins/sandbox/browser/browserStore';

declare global {
  interface Window {
    /** Counts up by one, so many times one after the other; gives what was reached, and where the state is. */
    countUp(times: number): Promise<{ reached: number; kind: string }>;
    /** Keeps a text of so many characters; gives where the state is then. */
    keep(length: number): Promise<string>;
  }
}

const opening = createBrowserStore('sandbox');

window.countUp = async (times) => {
  const store = await opening;
  let reached = 0;
  for (let done = 0; done < times; done += 1) {
    reached = await store.transact((state) => {
      const next = Number(state.get('counter') ?? 0) + 1;
      state.set('counter', next);
      return next;
    });
  }
  return { reached, kind: store.kind };
};

window.keep = async (length) => {
  const store = await opening;
  await store.transact((state) => state.set('text', 'x'.repeat(length)));
  return store.kind;
};
