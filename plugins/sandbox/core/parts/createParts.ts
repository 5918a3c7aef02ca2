import { ENGLISH_COMMENTS } from '../../../samples/core/sample/comments';
import type { SandboxApi, SandboxOperation } from '../api';
import { createSchemaValidator } from '../request/createRequestValidator';
import { takeOperation, takeRoutes } from './divideApi';
import { findIssuers } from './findIssuers';
import type { OperationPart, PartIndex } from './types';

/** What the pages of a document show of its operations. */
export interface ShownCalls {
  samples: { comments: OperationPart['comments']; calls: Record<string, NonNullable<OperationPart['call']>> };
  /** With titles in the language of the pages. */
  operations: ReadonlyArray<{ operations: ReadonlyArray<{ method: string; path: string; title: string }> }>;
}

type SentBody = NonNullable<OperationPart['call']>['requests'][number]['request']['body'];

export interface Parts {
  index: PartIndex;
  /** In the order of the document. */
  names: string[];
  /** `undefined` for a name that no operation has. */
  part(name: string): OperationPart | undefined;
}

/** Divides a document into what pages fetch of it. Parts are named after the sections of pages. */
export function createParts(api: SandboxApi, shown: ShownCalls | undefined): Parts {
  const { comments = ENGLISH_COMMENTS, calls = {} } = shown?.samples ?? {};
  const titles = new Map(
    (shown?.operations ?? []).flatMap((page) => page.operations).map((row) => [keyOf(row), row.title]),
  );
  const sections = new Map(
    Object.entries(calls).map(([id, call]) => {
      const { method = '' } = call.requests[0]?.request ?? {};
      return [keyOf({ method, path: call.path }), { id, call }];
    }),
  );
  const operations = api.operations.map(
    (operation): SandboxOperation => ({ ...operation, title: titles.get(keyOf(operation)) ?? operation.title }),
  );
  const titled = { ...api, operations };
  const sectionOf = (operation: SandboxOperation) => sections.get(keyOf(operation));
  const reasonsOf = createSchemaValidator(api, 'request');
  const isRefused = ({ body }: SandboxOperation, sent: SentBody) => {
    const content = sent?.kind === 'json' && body?.contents.find(({ mediaType }) => mediaType === sent.mediaType);
    return content && content.schema !== undefined && reasonsOf(sent.value, content.schema).length > 0;
  };
  const credentials = findIssuers(titled, (operation) => sectionOf(operation)?.call);
  const byName = new Map(operations.map((operation) => [sectionOf(operation)?.id ?? operation.id, operation]));
  return {
    index: {
      api: takeRoutes(titled),
      names: Object.fromEntries([...byName].map(([name, { id }]) => [id, name])),
    },
    names: [...byName.keys()],
    part(name) {
      const operation = byName.get(name);
      if (!operation) return undefined;
      const { call } = sectionOf(operation) ?? {};
      const hasRefused = call?.requests.some(({ request }) => isRefused(operation, request.body)) ?? false;
      return {
        api: takeOperation(titled, operation),
        ...(call && { call }),
        comments,
        credentials,
        ...(hasRefused && { hasRefused }),
      };
    },
  };
}

function keyOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}
