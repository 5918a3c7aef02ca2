import { isMap, isScalar, parseDocument } from 'yaml';
import { Lines } from '../text/lines';
import type { Passage } from '../text/passage';

const BLOCK = /^\uFEFF?---[^\S\n]*\r?\n([\s\S]*?)^---[^\S\n]*$/m;
const PROSE = ['title', 'description'];

export interface FrontMatter {
  slug?: string;
  id?: string;
  /** Texts for readers. */
  passages: Passage[];
}

/** Reads what the rules need; invalid front matter is reported elsewhere. */
export function readFrontMatter(file: string, text: string, lang: string): FrontMatter {
  const [whole = '', content = ''] = BLOCK.exec(text) ?? [];
  const { contents } = parseDocument(content, { prettyErrors: false });
  if (!isMap(contents)) return { passages: [] };
  const lines = new Lines(text);
  const start = text.indexOf(whole) + whole.indexOf('\n') + 1;
  const found: FrontMatter = { passages: [] };
  for (const { key, value } of contents.items) {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') continue;
    if (key.value === 'slug') found.slug = value.value;
    if (key.value === 'id') found.id = value.value;
    if (!PROSE.includes(String(key.value))) continue;
    const offset = start + (value.range?.[0] ?? 0);
    found.passages.push({
      text: value.value,
      codes: [],
      links: [],
      context: value.value,
      heading: '',
      lang,
      place: (index) => ({ file, ...lines.placeOf(offset + index) }),
    });
  }
  return found;
}
