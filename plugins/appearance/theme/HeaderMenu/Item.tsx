import type { ReactNode } from 'react';

export interface HeaderMenuItemProps {
  checked: boolean;
  children: ReactNode;
  href?: string;
  lang?: string;
  icon?: string;
  onChoose?: () => void;
}

export default function HeaderMenuItem({
  checked,
  children,
  href,
  lang,
  icon,
  onChoose,
}: HeaderMenuItemProps): ReactNode {
  const Element = href === undefined ? 'button' : 'a';
  return (
    <Element
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      className="header-menu-item"
      href={href}
      lang={lang}
      hrefLang={href && lang}
      type={href === undefined ? 'button' : undefined}
      onClick={onChoose}
    >
      {icon && <span className={`header-sign header-icon-${icon}`} />}
      {children}
    </Element>
  );
}
