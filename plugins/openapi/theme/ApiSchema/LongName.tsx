import { Fragment, type ReactNode } from 'react';

/** As much as the narrowest column holds. */
const MAX_PIECE = 14;

/** A name or path that breaks between its words where its column is too narrow: `lastFactor|Verification`. */
export default function LongName({ name }: { name: string }): ReactNode {
  if (name.length <= MAX_PIECE) return name;
  return piecesOf(name).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** Words put together as long as they fit: each place where a name may break is one more node of the page. */
function piecesOf(name: string): string[] {
  const words = name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[._/-])(?=[\p{L}\d{])/u);
  const pieces: string[] = [];
  for (const word of words) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + word.length <= MAX_PIECE) pieces[pieces.length - 1] = last + word;
    else pieces.push(word);
  }
  return pieces;
}
