/** Loads what fills values of readers into samples. Offline, samples keep their examples. */
export function loadValues(opener?: HTMLElement): void {
  import('./readerValues').then(
    ({ openValues }) => opener && openValues(opener),
    () => undefined,
  );
}
