import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Actions from '@theme/Demo/Actions';
import Code from '@theme/Demo/Code';
import Frame from '@theme/Demo/Frame';
import Live, { type DemoComponent } from '@theme/Demo/Live';
import { HIDE_DEAD } from '@theme/Demo/served';
import { type ReactNode, useRef } from 'react';
import type { DemoData, DemoSource } from '../../core/types';
import './demo.css';

export interface DemoProps {
  data: DemoData;
  source: DemoSource<DemoComponent>;
}

/** A live component with its title, its actions and its code. Pages get the props from the build. */
export default function Demo({ data, source }: DemoProps): ReactNode {
  const canvas = useRef<HTMLDivElement>(null);
  const { collectAnchor } = useBrokenLinks();
  if (data.inline) return <Live load={source.load} />;
  const { id, title, description, iframe, compact, background, debug } = data;
  collectAnchor(id);
  return (
    <figure className="previewer" id={id} data-debug={debug || undefined} aria-labelledby={title && `${id}-title`}>
      {title && (
        <figcaption className="previewer-head">
          <a className="previewer-title" id={`${id}-title`} href={`#${id}`}>
            {title}
          </a>
          {debug && (
            <span className="previewer-debug">
              {translate({ id: 'demo.debug', message: 'Only in the dev server' })}
            </span>
          )}
          {description && <p className="previewer-description">{description}</p>}
        </figcaption>
      )}
      {iframe === undefined ? (
        <div ref={canvas} className="previewer-canvas" data-compact={compact || undefined} style={{ background }}>
          <Live load={source.load} />
        </div>
      ) : (
        <Frame ref={canvas} id={id} title={title ?? id} height={iframe} />
      )}
      <div className="previewer-foot">
        <Actions data={data} source={source} canvas={canvas} />
        <Code id={id} files={data.files} load={source.files} isOpen={data.defaultShowCode} />
      </div>
      <noscript>
        <style>{HIDE_DEAD}</style>
      </noscript>
    </figure>
  );
}
