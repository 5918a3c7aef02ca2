/** The word index, where the site has one: an alias that the plugin sets. */
declare module '@search/words' {
  export { searchWords } from '@site/plugins/search/theme/words/packageWords';
}

/** What the plugin writes for the empty field. */
declare module '@generated/search/default/search-start.json' {
  const popular: Array<import('@site/plugins/search/core/panel/popularCalls').PopularCall>;
  export default popular;
}

/** Of `@easyops-cn/docusaurus-search-local`. */
declare module '@theme/searchByWorker' {
  export function searchByWorker(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<import('@site/plugins/search/core/results/similarMatches').IndexedMatch[]>;
}

/** Of `@easyops-cn/docusaurus-search-local`. */
declare module '@theme/hooks/useSearchQuery' {
  export default function useSearchQuery(): {
    /** What the address asks for. */
    searchValue: string;
    updateSearchPath: (searchValue: string) => void;
  };
}
