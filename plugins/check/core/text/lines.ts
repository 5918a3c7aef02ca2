/** Converts offsets of a text into lines and columns, which start at 1. */
export class Lines {
  private readonly starts = [0];

  constructor(private readonly text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
  }

  placeOf(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
  }

  offsetOf(line: number, column = 1): number {
    return Math.min(this.text.length, (this.starts[line - 1] ?? this.text.length) + column - 1);
  }
}
