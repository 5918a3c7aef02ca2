import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode, Ref } from 'react';

export interface FrameProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  title: string;
  height: number;
}

/** The separate page of a demo, in the page: for demos that fill a window. */
export default function Frame({ ref, id, title, height }: FrameProps): ReactNode {
  const { experimental_router: router } = useDocusaurusContext().siteConfig.future;
  const path = `/~demos/${id}`;
  const address = useBaseUrl(path);
  return (
    <div ref={ref} className="previewer-canvas" data-compact>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site */}
      <iframe
        className="previewer-frame"
        src={router === 'hash' ? `#${path}` : address}
        title={title}
        height={height}
        loading="lazy"
      />
    </div>
  );
}
