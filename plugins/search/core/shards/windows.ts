/** Scripts without spaces between words; what is between two spaces may be a whole sentence. */
const UNSPACED = String.raw`\p{Unified_Ideograph}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const RUN = new RegExp(`[${UNSPACED}]+|[^\\s${UNSPACED}]+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** In UTF-16 units. Longer ones are rare in queries, and make many more of them. */
const LONGEST = { unspaced: 6, spaced: 24 };

/** Visits what begins at each place of a text, up to the end of its run of one kind of script, or to a limit. */
export function visitWindows(text: string, see: (at: number, length: number) => void): void {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const longest = longestOf(run);
    for (let at = 0; at < run.length; at++) see(index + at, Math.min(longest, run.length - at));
  }
}

export interface Asked {
  /** Every text with the keyword has these windows, or longer ones that begin so. */
  windows: string[];
  /** Whether every text with them has the keyword, too. */
  isWhole: boolean;
}

export function windowsOf(keyword: string): Asked {
  const runs = keyword.match(RUN) ?? [];
  const windows = runs.flatMap((run) => {
    const longest = longestOf(run);
    const last = Math.max(0, run.length - longest);
    const step = longest === LONGEST.spaced ? longest : 1;
    const starts = Array.from({ length: Math.ceil(last / step) + 1 }, (_, at) => Math.min(last, at * step));
    return starts.map((at) => run.slice(at, at + longest));
  });
  return { windows: [...new Set(windows)], isWhole: windows.length === 1 && windows[0] === keyword };
}

function longestOf(run: string): number {
  return STARTS_UNSPACED.test(run) ? LONGEST.unspaced : LONGEST.spaced;
}
