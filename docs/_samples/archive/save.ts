import { callAsPlayer } from '../session';

let state = { level: 1, coins: 0 };
let isChanged = false;
let writing: Promise<void> | undefined; // one write at a time: an older one must not arrive last

export function change(fields: Partial<typeof state>): void {
  state = { ...state, ...fields };
  isChanged = true;
}

export function save(): Promise<void> {
  writing ??= write().finally(() => {
    writing = undefined;
  });
  return writing;
}

async function write(): Promise<void> {
  while (isChanged) {
    isChanged = false;
    try {
      await callAsPlayer('POST', '/api/v1/archive/set/progress', {}, state);
    } catch (error) {
      isChanged = true; // the next save tries again
      throw error;
    }
  }
}
