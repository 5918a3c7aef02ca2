import type { Entry } from '../index/entries';
import { fold } from '../text/fold';
import { highlight } from '../text/highlight';
import { cutSnippet } from '../text/snippet';
import type { Chunk, Hit, HitType } from '../types';

/** Returns a page's beginning, or the first text with the most keywords. `folded`: one line per text. */
export function showHit(entry: Entry, folded: string, priority: number, keywords: readonly string[]): Hit {
  const { of, link, title, pageTitle, beginning = '' } = entry;
  const { type, text }: Shown =
    of === 'page' ? { type: of, text: cutSnippet(beginning, keywords) } : showText(entry, folded, keywords);
  return { type, link, title: highlight(title, keywords), text, pageTitle, priority };
}

interface Shown {
  type: HitType;
  text: Chunk[];
}

function showText({ of, texts }: Entry, folded: string, keywords: readonly string[]): Shown {
  const wanted = keywords.map(fold);
  let best = { text: '', folded: '', found: -1 };
  let from = 0;
  for (const text of texts) {
    // Folding keeps the length.
    const line = folded.slice(from, from + text.length);
    from += text.length + 1;
    const found = wanted.filter((keyword) => line.includes(keyword)).length;
    if (found > best.found) best = { text, folded: line, found };
  }
  const type = of === 'demo' ? 'demo' : best.found > 0 ? 'content' : 'title';
  return { type, text: cutSnippet(best.text, keywords, best.folded) };
}
