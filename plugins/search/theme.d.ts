declare module '@theme/SearchSuggestions' {
  export { default, type SearchSuggestionsProps } from '@site/plugins/search/theme/SearchSuggestions';
}

/** Of `@easyops-cn/docusaurus-search-local`. */
declare module '@theme/searchByWorker' {
  export function searchByWorker(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<import('@site/plugins/search/core/similarMatches').IndexedMatch[]>;
}

/** Of `@easyops-cn/docusaurus-search-local`. */
declare module '@theme/hooks/useSearchQuery' {
  export default function useSearchQuery(): {
    /** What the address asks for. */
    searchValue: string;
    updateSearchPath: (searchValue: string) => void;
  };
}
