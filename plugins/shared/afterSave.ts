/** By then the text of a save is in the browser, also of a slow machine. */
const AFTER_SAVE_MS = 500;

/**
 * For the dev server: gives a function that does, once the text of a save is in the browser, what it need not wait for. Of
 * several saves in that time the last one counts. What goes wrong is told in the terminal.
 */
export function createAfterSave(): (work: () => Promise<void>) => void {
  let timer: NodeJS.Timeout | undefined;
  return (work) => {
    clearTimeout(timer);
    timer = setTimeout(() => void work().catch((error: unknown) => console.error(error)), AFTER_SAVE_MS).unref();
  };
}
