import { translate } from '@docusaurus/Translate';
import SearchField from '@theme/SearchBar/SearchField';
import { type ReactNode, useEffect, useRef } from 'react';

export interface SearchDialogProps {
  label: string;
  onClose: () => void;
}

/** Search in a full-window dialog. The browser traps and restores the focus. */
export default function SearchDialog({ label, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, []);
  return (
    <dialog ref={dialog} className="search-dialog" aria-label={label} onClose={onClose}>
      <SearchField field={field} onDone={close} />
      <button type="button" className="search-cancel" onClick={close}>
        {translate({ id: 'theme.search.cancel', message: 'Cancel' })}
      </button>
    </dialog>
  );
}
