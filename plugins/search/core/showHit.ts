import { fold } from './fold';
import { highlight } from './highlight';
import type { Ranked } from './rank';
import { cutSnippet } from './snippet';
import type { Hit, HitType } from './types';

/** An entry as readers see it. Of its texts it shows the first of those with the most keywords. */
export function showHit({ entry, priority }: Ranked, keywords: readonly string[]): Hit {
  const { page, title, link, paragraphs } = entry;
  const { text, found } = chooseText(paragraphs, keywords.map(fold));
  return {
    type: entry.of === 'section' ? typeOfSection(found) : entry.of,
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

function chooseText(paragraphs: string[], keywords: string[]): { text: string; found: number } {
  let best = { text: paragraphs[0] ?? '', found: 0 };
  for (const text of paragraphs) {
    const folded = fold(text);
    const found = keywords.filter((keyword) => folded.includes(keyword)).length;
    if (found > best.found) best = { text, found };
  }
  return best;
}
