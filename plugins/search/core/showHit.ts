import type { Entry } from './entries';
import { fold } from './fold';
import { highlight } from './highlight';
import { cutSnippet } from './snippet';
import type { Chunk, Hit, HitType, PageRecord } from './types';

/**
 * An entry as readers see it; `searched` is what is searched of it (`Prepared`). Of its texts it shows the first of those
 * with the most keywords; a page shows its beginning.
 */
export function showHit(entry: Entry, searched: string, priority: number, keywords: readonly string[]): Hit {
  const { of, page, title, link } = entry;
  const { type, text } = of === 'page' ? showPage(page, keywords) : showText(entry, searched, keywords);
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

function showText({ of, rawTitle, texts }: Entry, searched: string, keywords: readonly string[]): Shown {
  const wanted = keywords.map(fold);
  let best = { text: texts[0] ?? '', folded: '', found: 0 };
  let from = rawTitle.length + 1;
  for (const text of texts) {
    // Folded text is as long as the text itself.
    const folded = searched.slice(from, from + text.length);
    from += text.length + 1;
    const found = wanted.filter((keyword) => folded.includes(keyword)).length;
    if (best.folded === '' || found > best.found) best = { text, folded, found };
  }
  const type = of === 'demo' ? 'demo' : best.found > 0 ? 'content' : 'title';
  return { type, text: cutSnippet(best.text, keywords, best.folded) };
}
