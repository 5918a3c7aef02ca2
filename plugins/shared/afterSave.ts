/** By then the text of a save is in the browser, also of a slow machine. */
const AFTER_SAVE_MS = 500;

export interface AfterSave {
  /** Does this once the text of a save is in the browser: what was to be done for the save before is not, if it has not begun. */
  later(work: () => Promise<void>): void;
  /** Another save has come: nothing is to be done for the one before. */
  forget(): void;
}

/** For what a save in the dev server need not wait for: one thing after the other. What goes wrong is told in the terminal. */
export function createAfterSave(): AfterSave {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const forget = () => clearTimeout(timer);
  return {
    forget,
    later(work) {
      forget();
      const run = () => {
        running = running.then(work).catch((error: unknown) => console.error(error));
      };
      timer = setTimeout(run, AFTER_SAVE_MS).unref();
    },
  };
}
