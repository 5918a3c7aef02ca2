/** What went wrong, for words that a reader understands. */
export type EditorErrorKind = 'script' | 'server' | 'timeout' | 'place' | 'frame' | 'path' | 'diff' | 'refused';

export const SCRIPT_ERROR = 'The script of the editor did not load';

export const SERVER_ERROR = 'No connection to';

const KINDS: ReadonlyArray<[start: string, kind: EditorErrorKind]> = [
  [SCRIPT_ERROR, 'script'],
  [SERVER_ERROR, 'server'],
  ['Timeout: Unable to establish a connection with the', 'timeout'],
  ['Invalid Element', 'place'],
  ['Could not find element with id', 'place'],
  ['Invalid element:', 'place'],
  ['Provided element is not an iframe', 'frame'],
  ["Invalid argument: expected a path starting with '/'", 'path'],
  ['Invalid diff object:', 'diff'],
];

/** The library of the editor has texts, and no codes. Everything else is an answer of the editor itself. */
export function kindOfError({ message }: Error): EditorErrorKind {
  return KINDS.find(([start]) => message.startsWith(start))?.[1] ?? 'refused';
}
