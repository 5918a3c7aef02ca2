import type { Entry } from '../index/entries';
import { fold } from '../text/fold';
import { highlight } from '../text/highlight';
import { cutSnippet } from '../text/snippet';
import type { Chunk, Hit, HitType } from '../types';

/**
 * An entry as readers see it: of a page its beginning, of others the first of the texts with the most keywords.
 * `folded` are the texts, folded, a line each.
 */
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
    // Folded text is as long as the text itself.
    const line = folded.slice(from, from + text.length);
    from += text.length + 1;
    const found = wanted.filter((keyword) => line.includes(keyword)).length;
    if (found > best.found) best = { text, folded: line, found };
  }
  const type = of === 'demo' ? 'demo' : best.found > 0 ? 'content' : 'title';
  return { type, text: cutSnippet(best.text, keywords, best.folded) };
}
