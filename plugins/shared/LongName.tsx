import { Fragment, type ReactNode } from 'react';

const NARROWEST = 14;

export interface LongNameProps {
  name: string;
  /** So many characters fit into its column; as many as the narrowest one holds if absent. */
  width?: number;
}

/** A name or path that breaks between its words where its column is too narrow: `lastFactor|Verification`. */
export default function LongName({ name, width = NARROWEST }: LongNameProps): ReactNode {
  if (name.length <= width) return name;
  return piecesOf(name, width).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** Words put together as long as they fit: each place where a name may break is one more node of the page. */
function piecesOf(name: string, width: number): string[] {
  const words = name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[._/-])(?=[\p{L}\d{])/u);
  const pieces: string[] = [];
  for (const word of words) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + word.length <= width) pieces[pieces.length - 1] = last + word;
    else pieces.push(word);
  }
  return pieces;
}
