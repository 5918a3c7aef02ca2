import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface HeaderMenuProps {
  /** Accessible name; the button shows only an icon. */
  label: string;
  icon: 'colour' | 'language';
  children: ReactNode;
}

const ITEMS = '[role="menuitemradio"]';

/** A header button that opens a list of radio items, with arrow keys, Home, End and Escape. */
export default function HeaderMenu({ label, icon, children }: HeaderMenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    (all.find((item) => item.ariaChecked === 'true') ?? all[0])?.focus();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const end = new AbortController();
    for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, leave, end);
    return () => end.abort();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      return close();
    }
    const all = items();
    const current = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };

  return (
    <div className="header-menu" ref={root}>
      <button
        ref={button}
        type="button"
        className={`header-icon header-icon-${icon}`}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <div
        id={id}
        className="header-menu-list"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        hidden={!open}
        onKeyDown={onKeyDown}
        onClick={close}
      >
        {children}
      </div>
    </div>
  );
}
