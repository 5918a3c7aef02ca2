import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useRef } from 'react';

export interface DrawerProps {
  open: boolean;
  /** Called after Escape, the close button, a click beside it, or a change of `open`. */
  onClose: () => void;
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/** A modal panel at the left edge. The browser traps and restores the focus. */
export default function Drawer({ open, onClose, label, children }: DrawerProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    // A click on the backdrop has the dialog itself as its target.
    const closeBeside = ({ target }: Event) => target === element && element.close();
    element.addEventListener('click', closeBeside);
    element.showModal();
    element.querySelector('.menu')?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
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
