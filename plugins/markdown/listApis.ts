import type { LoadedPlugin } from '@docusaurus/types';
import type { ApiSource, ContentWithApi } from '../openapi';

type Data = ReturnType<ApiSource['current']>['data'];

/** The document of a version of the docs, as pages know it. */
export interface PublishedApi {
  data: Data;
  isLast: boolean;
}

/** The documents of a site; those of `livespec document`, which nobody serves, are not among them. */
export function listApis(plugins: readonly LoadedPlugin[]): PublishedApi[] {
  const docs = plugins.filter(({ name }) => name === 'docusaurus-plugin-content-docs');
  return docs.flatMap(({ content }) => {
    const { written } = (content ?? {}) as ContentWithApi;
    return [...(written?.values() ?? [])].flatMap((api, at) =>
      api ? [{ data: api.current().data, isLast: at === 0 }] : [],
    );
  });
}

/** The pages with calls, below the base address, with their document. */
export function pagesWithCalls(apis: readonly PublishedApi[]): Map<string, PublishedApi> {
  return new Map(
    apis.flatMap((api) =>
      api.data.operations.flatMap(({ operations }) =>
        operations.map(({ href }) => [href.replace(/#.*$/, ''), api] as const),
      ),
    ),
  );
}
