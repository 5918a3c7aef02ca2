import { isTyping } from '@theme/SearchBar/keyboard';
import Original from '@theme-init/SkipToContent';
import { type ReactNode, useEffect, useRef } from 'react';

/** Docusaurus focuses this region after navigation, which would interrupt a reader who is typing or already in the page. */
export default function SkipToContent(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const region = box.current?.querySelector<HTMLElement>('[role=region]');
    if (!region) return;
    region.focus = (options) => {
      const { activeElement } = document;
      if (!isTyping(activeElement) && !activeElement?.closest('main'))
        HTMLElement.prototype.focus.call(region, options);
    };
  }, []);
  return (
    <div ref={box}>
      <Original />
    </div>
  );
}
