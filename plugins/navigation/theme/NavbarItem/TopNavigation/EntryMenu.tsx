import { translate } from '@docusaurus/Translate';
import EntryLink, { type EntryProps } from '@theme/NavbarItem/TopNavigation/EntryLink';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { findActive } from '../../../core/active';

export default function EntryMenu({ item, path, isActive }: EntryProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const menu = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { title, link, children = [] } = item;
  const active = findActive(children, path);

  useEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, end);
    document.addEventListener('focusin', closeOutside, end);
    document.addEventListener('keydown', closeByKey, end);
    return () => end.abort();
  }, [isOpen]);

  return (
    <div ref={root} className={clsx('navbar__item dropdown navigation-menu', isOpen && 'dropdown--show')}>
      {link !== undefined && <EntryLink of="navbar" item={item} path={path} isActive={isActive} />}
      <button
        ref={button}
        type="button"
        className={clsx('navigation-button', link === undefined && isActive && 'navbar__link--active')}
        aria-expanded={isOpen}
        aria-controls={menu}
        aria-label={
          link === undefined
            ? undefined
            : translate({ id: 'navigation.menu.toggle', message: 'Pages of {title}' }, { title })
        }
        onClick={() => setOpen(!isOpen)}
      >
        {link === undefined && title}
      </button>
      <ul id={menu} className="dropdown__menu">
        {children.map((child) => (
          <li key={`${child.link} ${child.title}`}>
            <EntryLink
              item={child}
              path={path}
              isActive={child === active}
              of="dropdown"
              onClick={() => setOpen(false)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
