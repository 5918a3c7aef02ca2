import { translate } from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { isMac, isTyping } from '@theme/SearchBar/keyboard';
import SearchDialog from '@theme/SearchBar/SearchDialog';
import SearchField from '@theme/SearchBar/SearchField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSearchShortcut } from '../../core/panel/shortcut';

/** The state of an unmounted header: other layouts, and hot reloads, mount a new one. */
let left = { text: '', hasFocus: false };

export default function SearchBar(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(null);
  const label = translate({ id: 'theme.search.label', message: 'Search' });

  useIsomorphicLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    // The reader may type before hydration.
    input.value ||= left.text;
    if (left.hasFocus) input.focus();
    return () => {
      left = { text: input.value, hasFocus: document.activeElement === input };
    };
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event, { isMac: isMac(), isTyping: isTyping(event.target) })) return;
      event.preventDefault();
      if (field.current?.getClientRects().length) {
        if (document.activeElement !== field.current) before.current = document.activeElement;
        field.current.focus();
        field.current.select();
      } else {
        setOpen(true);
      }
    };
    const forget = () => {
      before.current = null;
    };
    const end = new AbortController();
    document.addEventListener('keydown', onKeyDown, end);
    field.current?.addEventListener('blur', forget, end);
    return () => end.abort();
  }, []);

  const leave = (hasFollowed: boolean) => {
    const { current: last } = before;
    field.current?.blur();
    if (!hasFollowed && last instanceof HTMLElement) last.focus({ preventScroll: true });
  };

  return (
    <search className="search" aria-label={label}>
      <SearchField field={field} onDone={leave} />
      <button
        type="button"
        className="search-open"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SearchDialog label={label} onClose={() => setOpen(false)} />}
    </search>
  );
}
