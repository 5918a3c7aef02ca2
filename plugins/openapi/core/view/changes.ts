import type { Impact } from '../changes/types';

/** What one version changed. */
export interface ChangesView {
  note?: string;
  groups: Array<{
    impact: Impact;
    title: string;
    subjects: Array<{
      /** Of its place on the page. */
      id: string;
      /** Its tags, as numbers in the list of the filter. */
      tags?: number[];
      /** A call by its title, if it still exists. */
      title: string;
      href?: string;
      /** Method and path. */
      call?: string;
      /** Changes of the whole come first. */
      changes: Array<{ place?: string; text: string }>;
    }>;
  }>;
}

export interface ChangesFilterView {
  /** The address of the changelog below the docs. */
  path: string;
  /** Titles. */
  tags: string[];
  impacts: Array<{ impact: Impact; title: string }>;
  /** The sections of versions, the newest first, with the ids of their changes. */
  versions: Array<{ id: string; isReleased: boolean; changes: string[] }>;
}
