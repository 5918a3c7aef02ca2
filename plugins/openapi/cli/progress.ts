import { listFiles } from '../../shared/files';

/** A longer stage repeats its line at this interval. */
const INTERVAL_MS = 10_000;

export interface Progress {
  begin(stage: string): void;
  /** Also reports how many pages the folder has. */
  beginPages(stage: string, folder: string, pages: number): void;
  end(): void;
}

export function showProgress(print: (line: string) => void): Progress {
  const started = Date.now();
  let timer: NodeJS.Timeout | undefined;

  function begin(stage: string, detail: () => Promise<string> = async () => ''): void {
    clearInterval(timer);
    print(`${stage} …`);
    timer = setInterval(() => {
      const seconds = Math.round((Date.now() - started) / 1000);
      void detail().then((text) => print(`${stage} … ${text}${seconds} s`));
    }, INTERVAL_MS);
  }

  return {
    begin: (stage) => begin(stage),
    beginPages: (stage, folder, pages) =>
      begin(stage, async () => {
        const made = (await listFiles(folder)).filter((path) => path.endsWith('index.html')).length;
        return `${made} of ${pages}, `;
      }),
    end: () => clearInterval(timer),
  };
}
