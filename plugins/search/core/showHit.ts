import type { Entry } from './entries';
import { fold } from './fold';
import { highlight } from './highlight';
import { cutSnippet } from './snippet';
import type { Chunk, Hit, HitType, PageRecord } from './types';

/**
 * An entry as readers see it; `folded` are its texts as `Prepared` has them. It shows the first of those texts with the
 * most keywords; a page shows its beginning.
 */
export function showHit(entry: Entry, folded: string, priority: number, keywords: readonly string[]): Hit {
  const { of, page, title, link } = entry;
  const { type, text } = of === 'page' ? showPage(page, keywords) : showText(entry, folded, keywords);
  return { type, link, title: highlight(title, keywords), text, pageTitle: page.title, priority };
}

interface Shown {
  type: HitType;
  text: Chunk[];
}

function showPage({ sections }: PageRecord, keywords: readonly string[]): Shown {
  const beginning = sections.find(({ paragraphs }) => paragraphs.length > 0)?.paragraphs[0];
  return { type: 'page', text: cutSnippet(beginning ?? '', keywords) };
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
