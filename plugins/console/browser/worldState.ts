import type { SandboxApi, WorldView } from '../../sandbox';

/** What the tab shows of a sandbox. */
export interface WorldState {
  isOpen: boolean;
  /** Ids of two players side by side. */
  duo?: [first: string, second: string] | undefined;
  /** The second of them has just been added. */
  isAdded?: boolean;
  view?: WorldView | undefined;
  /** All operations, without what they take and return. */
  api?: SandboxApi;
  /** What calls of this tab have returned, by their numbers in the log. */
  results: Record<number, unknown>;
  /** Why the sandbox refused what a reader wanted. */
  problem?: string | undefined;
}
