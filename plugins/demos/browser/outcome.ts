/** What a reader is told about an action. A tab that opens says enough. */
export type Outcome =
  | { kind: 'copied' }
  | { kind: 'blocked'; openHere(): void }
  /** The clipboard refuses: the reader copies the text, or saves it as a file. */
  | { kind: 'refused'; text: string; fileName: string }
  | { kind: 'failed'; error: unknown };
