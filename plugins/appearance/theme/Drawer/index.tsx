import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useRef } from 'react';

export interface DrawerProps {
  open: boolean;
  /** It has been closed: by Escape, by the button, beside it, or because `open` has changed. */
  onClose: () => void;
  /** What it holds, for those who do not see it. */
  label: string;
  children: ReactNode;
}

/** A panel over the page from its left edge. The browser keeps the focus in it, and gives it back where it came from. */
export default function Drawer({ open, onClose, label, children }: DrawerProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    // A click on the dialog itself is one on what is beside it.
    const closeBeside = ({ target }: Event) => target === element && element.close();
    element.addEventListener('click', closeBeside);
    element.showModal();
    // What it lists is longer than a phone.
    element.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      element.removeEventListener('click', closeBeside);
      element.close();
    };
  }, [open]);
  return (
    <dialog ref={dialog} className="drawer" aria-label={label} onClose={onClose}>
      {open && (
        <div className="drawer-inner">
          <div className="drawer-head">
            <strong>{label}</strong>
            <button
              type="button"
              className="header-icon header-icon-close"
              aria-label={translate({ id: 'appearance.drawer.close', message: 'Close' })}
              onClick={() => dialog.current?.close()}
            />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
