import { describeFailure } from './systemError';

/** Long enough for a slow machine to update the browser after a save. */
const AFTER_SAVE_MS = 500;

export interface AfterSave {
  /** Runs `work` after the save has reached the browser; replaces the previous work if that has not started. */
  later(work: () => Promise<void>): void;
  forget(): void;
}

/** Queues work that a save in the dev server need not wait for. Errors are logged to the terminal, without a stack. */
export function createAfterSave(): AfterSave {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const forget = () => clearTimeout(timer);
  return {
    forget,
    later(work) {
      forget();
      const run = () => {
        running = running.then(work).catch((error: unknown) => console.error(describeFailure(error)));
      };
      timer = setTimeout(run, AFTER_SAVE_MS).unref();
    },
  };
}
