import type { JsonObject } from '../../../shared/core/json';

export interface SentBody {
  content: string | URLSearchParams | FormData;
  /** Absent for a form, which says it itself. */
  mediaType?: string;
}

export interface Call {
  method: string;
  /** Path and query below the server. */
  path: string;
  headers: Array<[name: string, value: string]>;
  cookies: string[];
  body: SentBody | undefined;
  /** Credentials without a value. */
  missing: string[];
}

export interface Given {
  /** By name. `null` leaves out what would be filled in. */
  parameters: JsonObject;
  body?: unknown;
  mediaType?: string;
}
