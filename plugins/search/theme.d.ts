declare module '@search/words' {
  export { searchWords } from './theme/words/packageWords';
}

/** Versions of docs that have several, by their search tag. */
declare module '@generated/search/default/search-versions.js' {
  const versions: Record<string, import('./core/versions/chooseVersion').SearchVersion>;
  export default versions;
}

declare module '@generated/search/default/search-start.json' {
  const popular: Array<import('./core/panel/popularCalls').PopularCall>;
  export default popular;
}

/** A module of `@easyops-cn/docusaurus-search-local`. */
declare module '@theme/searchByWorker' {
  export function searchByWorker(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<import('./core/results/similarMatches').IndexedMatch[]>;
}

declare module '@theme/hooks/useSearchQuery' {
  export default function useSearchQuery(): {
    searchValue: string;
    updateSearchPath: (searchValue: string) => void;
  };
}
