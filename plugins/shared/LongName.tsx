import { Fragment, type ReactNode } from 'react';

const NARROWEST = 14;

export interface LongNameProps {
  name: string;
  /** Characters that fit into the column; by default, the number for the narrowest one. */
  width?: number;
}

export default function LongName({ name, width = NARROWEST }: LongNameProps): ReactNode {
  if (name.length <= width) return name;
  return piecesOf(name, width).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** Joins words while they fit: each break opportunity is another DOM node. */
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
