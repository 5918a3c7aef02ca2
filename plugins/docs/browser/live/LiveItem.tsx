import type { Props } from '@theme/DocItem';
import Original from '@theme-live/DocItem';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LivePage } from '../../../openapi';
import { LivePageContext } from './livePageContext';
import { mergePage } from './mergePage';
import { type Content, newestContent, openPage, sentPage, subscribe } from './store';

/**
 * Shows a page of the docs in its newest version. A page that was sent stays in the body that it had, and with it all that
 * a reader has opened and typed, when the bundler brings the same.
 */
export default function LiveItem(props: Props): ReactNode {
  const { source, permalink } = props.content.metadata;
  const newest = useNewest(() => newestContent(source)) ?? (props.content as Content);
  const sent = useNewest(() => sentPage(source));
  useEffect(() => openPage(source, permalink), [source, permalink]);
  // A page is a function, which `useState` would call.
  const [kept, keep] = useState(() => newest);
  const body = sent && isSameFrame(kept, newest) && canShow(kept, sent) ? kept : newest;
  if (body !== kept) keep(() => body);
  const page = sent && canShow(body, sent) ? sent : undefined;
  const content = useMemo(() => (page ? withPage(newest, body, page) : newest), [newest, body, page]);
  return (
    <LivePageContext.Provider value={page}>
      <Original {...props} content={content} />
    </LivePageContext.Provider>
  );
}

function useNewest<T>(read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}

function isSameFrame({ liveParts: one }: Content, { liveParts: other }: Content): boolean {
  return one !== undefined && one.frame === other?.frame;
}

/** Whether the page has imported what the sections need. */
function canShow({ liveParts: parts }: Content, { sections }: LivePage): boolean {
  return parts !== undefined && sections.every(({ component }) => !component || parts.components.includes(component));
}

/** The element of the page in `DocItem` gets its type from `body`: see `LiveLayout`. */
function withPage(newest: Content, body: Content, page: LivePage): Content {
  const Page = () => null;
  return Object.assign(Page, newest, mergePage(newest, page), { body });
}
