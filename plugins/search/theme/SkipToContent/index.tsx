import { isTyping } from '@theme/SearchBar/keyboard';
import Original from '@theme-init/SkipToContent';
import { type ReactNode, useEffect, useRef } from 'react';

/** Docusaurus focuses this region after navigation, which would interrupt a reader who is typing. */
export default function SkipToContent(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const region = box.current?.querySelector<HTMLElement>('[role=region]');
    if (!region) return;
    region.focus = (options) => {
      if (!isTyping(document.activeElement)) HTMLElement.prototype.focus.call(region, options);
    };
  }, []);
  return (
    <div ref={box}>
      <Original />
    </div>
  );
}
