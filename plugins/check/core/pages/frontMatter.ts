import { isMap, isScalar } from 'yaml';
import { checkFrontMatter } from '../../../navigation';
import { locate, readFrontMatter as readYaml } from '../../../shared/frontMatter/readFrontMatter';
import type { Source } from '../../../shared/problem';
import { Lines } from '../text/lines';
import type { Passage } from '../text/passage';

const PROSE = ['title', 'description'];

export interface FrontMatter {
  slug?: string;
  id?: string;
  /** Texts for readers. */
  passages: Passage[];
  slips: FrontMatterSlip[];
}

/** What is wrong in a front matter. */
export interface FrontMatterSlip {
  at: Source;
  message: string;
  hint?: string | undefined;
}

/** Reads what the rules need; invalid front matter is reported elsewhere. */
export function readFrontMatter(file: string, text: string, lang: string): FrontMatter {
  const { block, document, values, fault } = readYaml(text);
  if (fault) {
    const { line, column, message, hint } = fault;
    return { passages: [], slips: [{ at: { file, line, column }, message, hint }] };
  }
  const lines = new Lines(text);
  const slips = checkFrontMatter(values).map(({ path, at, message, hint }) => ({
    at: { file, ...locate(block, path, at) },
    message,
    hint,
  }));
  const found: FrontMatter = { passages: [], slips };
  const { contents } = document;
  if (!isMap(contents)) return found;
  for (const { key, value } of contents.items) {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') continue;
    if (key.value === 'slug') found.slug = value.value;
    if (key.value === 'id') found.id = value.value;
    if (!PROSE.includes(String(key.value))) continue;
    const offset = value.range?.[0] ?? 0;
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
