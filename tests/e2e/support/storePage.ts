import { createBrowserStore } from '../../../plugins/sandbox/browser/browserStore';

declare global {
  interface Window {
    /** Increments in sequence; returns the value, and where the state is. */
    countUp(times: number): Promise<{ reached: number; kind: string }>;
    /** Stores a text of this length; returns where the state is. */
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
