import type { Source } from '../../../shared/problem';
import type { SampleFile } from '../samples/types';

/** A request of a client, from a recording, a file of requests or code. */
export interface ClientRequest extends Source {
  /** `ANY_METHOD` where code does not say it beside the path. */
  method: string;
  /** As `https://api.example.com`; absent where it is not written. */
  origin?: string;
  /** Below the origin, with `{}` for what code computes. */
  path: string;
  query: ReadonlyMap<string, string[]>;
  /** It may be another text or file: it counts only if it resembles what the document has. */
  isGuess?: true;
}

/** What a client calls. */
export interface ClientCalls {
  requests: readonly ClientRequest[];
  /** May also name operations by their ids. */
  code: readonly SampleFile[];
}
