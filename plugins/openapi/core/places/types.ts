/** UTF-16 offsets in a text. */
export interface Place {
  start: number;
  end: number;
}
