import { type Doc, fit } from './doc';
import { divideText, fillLines, widthOf } from './width';

/** Longer texts are data, not something to read. */
const MAX_LENGTH = 1000;

interface Pieces {
  quote(piece: string): string;
  join(pieces: Doc[]): Doc;
  /** Columns that a piece needs besides its quotes. */
  beside: number;
  /** Whether pieces begin on the line where the text would. */
  hangs: boolean;
}

/** A literal, in several pieces if it is too long for its line. */
export function splitText(text: string, { quote, join, beside, hangs }: Pieces): Doc {
  const whole = quote(text);
  if (text.length > MAX_LENGTH) return whole;
  return fit(whole, (start, room) => {
    const rooms = { start: (hangs ? start : room) - beside, room: room - beside };
    const pieces = fillLines(divideText(text), rooms, quote);
    const isBetter = pieces.length > 1 || (!hangs && widthOf(whole) <= rooms.room);
    return isBetter ? join(pieces.map(quote)) : whole;
  });
}
