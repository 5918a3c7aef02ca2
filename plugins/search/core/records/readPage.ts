import { type MarkdownFormat, parseMarkdown, tryMdx } from './parseMarkdown';
import { readTree } from './readTree';
import { splitFile } from './splitFile';
import type { DraftPage, ParsedPage } from './types';

export interface ReadOptions {
  format: MarkdownFormat;
  code: boolean;
  /** Makes a unique id from a title: Docusaurus's slugger, one per file. */
  slug: (title: string) => string;
}

export interface ReadResult {
  page: ParsedPage;
  pieces: Array<[text: string, draft: DraftPage]>;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

export function readPage(file: string, options: ReadOptions, before?: ReadResult): ReadResult {
  const text = file.replace(FRONT_MATTER, '');
  const known = new Map(before?.pieces);
  const pieces = readPieces(text, options, known) ?? [[text, known.get(text) ?? readWhole(text, options)]];
  const drafts = pieces.map(([, draft]) => draft);
  return { page: withIds(drafts, options.slug), pieces };
}

/** Returns undefined if a piece is not valid MDX by itself. */
function readPieces(
  text: string,
  { format, code }: ReadOptions,
  known: ReadonlyMap<string, DraftPage>,
): ReadResult['pieces'] | undefined {
  const texts = format === 'mdx' ? splitFile(text) : [];
  if (texts.length < 2) return undefined;
  const pieces: ReadResult['pieces'] = [];
  for (const piece of texts) {
    const tree = known.has(piece) ? undefined : tryMdx(piece);
    const draft = known.get(piece) ?? (tree && readTree(tree, code));
    if (!draft) return undefined;
    pieces.push([piece, draft]);
  }
  return pieces;
}

function readWhole(text: string, { format, code }: ReadOptions): DraftPage {
  return readTree(parseMarkdown(text, format), code);
}

function withIds(drafts: DraftPage[], slug: ReadOptions['slug']): ParsedPage {
  const parts = drafts.flatMap((draft) =>
    draft.parts.map((part): ParsedPage['parts'][number] => {
      if (part.kind !== 'heading') return part;
      const { kind, depth, title, id, slugText } = part;
      return { kind, depth, title, id: id ?? slug(slugText) };
    }),
  );
  return { parts, noIndex: drafts.some(({ noIndex }) => noIndex) };
}
