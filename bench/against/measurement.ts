import type { Line } from './compare';

/** What is measured in one go: one or more lines of the comparison. */
export interface Measurement {
  /** For `--only`. */
  name: string;
  lines: readonly Line[];
  /** Each repeat measures both versions. */
  repeats: number;
  /** With `--quick`; default: left out. */
  quickRepeats?: number;
}

/** By the names of lines. What is absent is not in that version. */
export type Readings = Readonly<Record<string, number | undefined>>;

/** Measurements that share what is costly to start. */
export interface MeasurementGroup {
  measurements: readonly Measurement[];
  open(checkout: Checkout): Promise<Session>;
}

/** One version, ready to be measured. */
export interface Session {
  measure(measurement: string): Promise<Readings>;
  close(): Promise<void>;
}

export interface Checkout {
  /** As people know it. */
  name: string;
  commit: string;
  folder: string;
  /** Removes whatever was made in it, caches included, but for the installed packages. */
  clean(): Promise<void>;
}

/** This version cannot do what is measured. */
export class NotThereError extends Error {
  override name = 'NotThereError';
}
