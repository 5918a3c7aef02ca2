import { listFiles } from '../../shared/files';

/** A stage that takes longer says so, after every one of these. */
const INTERVAL_MS = 10_000;

export interface Progress {
  /** Prints what begins now. */
  begin(stage: string): void;
  /** The same for pages that appear in a folder: how many there are is then said as well. */
  beginPages(stage: string, folder: string, pages: number): void;
  end(): void;
}

/** Says on the standard error stream what a long run does: one line for each stage, and more where one takes long. */
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
