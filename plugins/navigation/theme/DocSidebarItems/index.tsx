import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/DocSidebarItems';
import SidebarLink from '@theme/DocSidebarItems/SidebarLink';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { trustHtml } from '../../../shared/browser/trusted';
import { findShown, holdsPage } from '../../core/sidebarPages';

type Item = Props['items'][number];
type CategoryItem = Extract<Item, { type: 'category' }>;
type ItemProps = Omit<Props, 'items'>;

/** Renders little HTML, as every page has the sidebar: folded items only once opened. */
export default function DocSidebarItems({ items, ...props }: Props): ReactNode {
  const activePath = props.level === 1 ? findShown(items, props.activePath) : props.activePath;
  return items.map((item, index) => (
    <SidebarItem key={`${index} ${item.type}`} item={item} {...props} activePath={activePath} />
  ));
}

function SidebarItem({ item, ...props }: ItemProps & { item: Item }): ReactNode {
  if (item.type === 'html') return <li dangerouslySetInnerHTML={{ __html: trustHtml(item.value) }} />;
  if (item.type === 'link') {
    const { activePath, onItemClick } = props;
    return (
      <li className={item.className}>
        <SidebarLink
          href={item.href}
          label={item.label}
          isActive={holdsPage(item, activePath)}
          onClick={() => onItemClick?.(item)}
        />
      </li>
    );
  }
  return item.collapsible ? <Branch item={item} {...props} /> : <Group item={item} {...props} />;
}

function Group({ item, ...props }: ItemProps & { item: CategoryItem }): ReactNode {
  return (
    <li className={clsx('sidebar-group', item.className)}>
      <span className="sidebar-title">{item.label}</span>
      <ul className="menu__list">
        <DocSidebarItems {...props} items={item.items} level={props.level + 1} />
      </ul>
    </li>
  );
}

function Branch({ item, ...props }: ItemProps & { item: CategoryItem }): ReactNode {
  const { activePath, onItemClick, level } = props;
  const isActive = holdsPage(item, activePath);
  // A caret needs scripts; without it, a closed category is a link. Each page of a large site holds a hundred.
  const hasScripts = useIsBrowser();
  const [choice, choose] = useState<boolean>();
  const isOpen = choice ?? isActive;
  const { href, label, className } = item;
  return (
    <li className={clsx((isOpen || hasScripts) && 'sidebar-branch', className) || undefined}>
      {href ? (
        <SidebarLink
          href={href}
          label={label}
          isActive={isActive}
          isCurrent={holdsPage({ type: 'link', href }, activePath)}
          onClick={() => onItemClick?.(item)}
        />
      ) : (
        <span className="menu__link">{label}</span>
      )}
      {hasScripts && (
        <button
          type="button"
          className="sidebar-caret"
          aria-expanded={isOpen}
          aria-label={translate({ id: 'navigation.sidebar.toggle', message: 'Pages below {label}' }, { label })}
          onClick={() => choose(!isOpen)}
        />
      )}
      {isOpen && (
        <ul className="menu__list">
          <DocSidebarItems {...props} items={item.items} level={level + 1} />
        </ul>
      )}
    </li>
  );
}
