import { isMap, isScalar, parseDocument } from 'yaml';
import { checkFrontMatter, frontMatterBlock, locate } from '../../../navigation';
import type { Source } from '../../../shared/problem';
import { findYamlErrors } from '../../../shared/yamlSyntax';
import { Lines } from '../text/lines';
import type { Passage } from '../text/passage';

const BLOCK = /^\uFEFF?---[^\S\n]*\r?\n([\s\S]*?)^---[^\S\n]*$/m;
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
  const [whole = '', content = ''] = BLOCK.exec(text) ?? [];
  const document = parseDocument(content, { prettyErrors: false });
  const { contents } = document;
  const lines = new Lines(text);
  const start = text.indexOf(whole) + whole.indexOf('\n') + 1;
  const at = (offset: number): Source => ({ file, ...lines.placeOf(start + offset) });
  const errors = findYamlErrors(document, content).map(({ offset, message, hint }) => ({
    at: at(offset),
    message,
    hint,
  }));
  if (!isMap(contents) || errors.length > 0) return { passages: [], slips: errors };
  const found: FrontMatter = { passages: [], slips: findSlips(file, text, document.toJS()) };
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
      place: (index) => at(offset + index),
    });
  }
  return found;
}

function findSlips(file: string, text: string, values: unknown): FrontMatterSlip[] {
  if (typeof values !== 'object' || values === null) return [];
  const block = frontMatterBlock(text) ?? '';
  return checkFrontMatter(values as Record<string, unknown>).map(({ path, at, message, hint }) => {
    return { at: { file, ...locate(block, path, at) }, message, hint };
  });
}
