import type { Source } from '../../../shared/problem';
import type { CodeUse, LinkUse, Passage } from './passage';

const CODE = /(`+)([^`]+)\1(?!`)/g;
const LINK = /\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)[^)]*\)/g;

/** A Markdown text that is a value in another file. `at`: where the value begins; lines are those of the value. */
export function readMarkdown(text: string, lang: string, at: Source): Passage {
  const codes = [...text.matchAll(CODE)].map(
    ({ index, 1: fence = '', 2: value = '' }): CodeUse => ({ value: value.trim(), index: index + fence.length }),
  );
  const links = [...text.matchAll(LINK)].map(
    ({ index, 1: label = '', 2: href = '' }): LinkUse => ({ label, href, index }),
  );
  /** Folded lines are joined in `text`: the word itself is looked up in the file later. */
  const place = (index: number) => ({ ...at, near: /\S{1,24}/.exec(text.slice(index))?.[0] ?? '' });
  return { text, codes, links, context: text, heading: '', lang, place };
}
