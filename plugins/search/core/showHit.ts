import type { Entry } from './entries';
import { fold } from './fold';
import { highlight } from './highlight';
import { cutSnippet } from './snippet';
import type { Hit, HitType, PageRecord } from './types';

/** An entry as readers see it. Of its texts it shows the first of those with the most keywords; a page shows its beginning. */
export function showHit({ of, page, title, link, texts }: Entry, priority: number, keywords: readonly string[]): Hit {
  const { text, found } = of === 'page' ? beginningOf(page) : chooseText(texts, keywords.map(fold));
  return {
    type: of === 'section' ? typeOfSection(found) : of,
    link,
    title: highlight(title, keywords),
    text: cutSnippet(text, keywords),
    pageTitle: page.title,
    priority,
  };
}

function typeOfSection(foundInText: number): HitType {
  return foundInText > 0 ? 'content' : 'title';
}

interface Shown {
  text: string;
  /** How many keywords it has. */
  found: number;
}

function beginningOf({ sections }: PageRecord): Shown {
  return { text: sections.find(({ paragraphs }) => paragraphs.length > 0)?.paragraphs[0] ?? '', found: 0 };
}

function chooseText(texts: string[], keywords: string[]): Shown {
  let best = { text: texts[0] ?? '', found: 0 };
  for (const text of texts) {
    const folded = fold(text);
    const found = keywords.filter((keyword) => folded.includes(keyword)).length;
    if (found > best.found) best = { text, found };
  }
  return best;
}
