import { translate } from '@docusaurus/Translate';
import EntryLink, { type EntryProps } from '@theme/NavbarItem/TopNavigation/EntryLink';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { findActive } from '../../../core/active';

export default function MobileMenu({ item, path, isActive, onClick }: EntryProps): ReactNode {
  const { title, link, children = [] } = item;
  const [choice, choose] = useState<boolean>();
  const isOpen = choice ?? isActive;
  const list = useId();
  const active = findActive(children, path);
  const label = translate({ id: 'navigation.menu.toggle', message: 'Pages of {title}' }, { title });
  return (
    <li className={clsx('menu__list-item sidebar-branch', !isOpen && 'menu__list-item--collapsed')}>
      {link === undefined ? (
        <span className="menu__link">{title}</span>
      ) : (
        <EntryLink of="menu" item={item} path={path} isActive={isActive} onClick={onClick} />
      )}
      <button
        type="button"
        className="sidebar-caret"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-label={label}
        onClick={() => choose(!isOpen)}
      />
      <ul id={list} className="menu__list" hidden={!isOpen}>
        {children.map((child) => (
          <li key={`${child.link} ${child.title}`} className="menu__list-item">
            <EntryLink of="menu" item={child} path={path} isActive={child === active} onClick={onClick} />
          </li>
        ))}
      </ul>
    </li>
  );
}
