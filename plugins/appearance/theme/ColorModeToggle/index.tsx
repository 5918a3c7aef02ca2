import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import HeaderMenu from '@theme/HeaderMenu';
import HeaderMenuItem from '@theme/HeaderMenu/Item';
import type { ReactNode } from 'react';

/** `null` is Docusaurus's value for "follow the system". */
export default function ColorModeToggle({ value, onChange, respectPrefersColorScheme }: Props): ReactNode {
  const options = [
    { mode: 'light', label: translate({ id: 'header.color.mode.light', message: 'Light Mode' }) },
    { mode: 'dark', label: translate({ id: 'header.color.mode.dark', message: 'Dark Mode' }) },
    ...(respectPrefersColorScheme
      ? [{ mode: null, label: translate({ id: 'header.color.mode.auto', message: 'Follow System' }) }]
      : []),
  ] as const;
  return (
    <HeaderMenu label={translate({ id: 'header.color.mode', message: 'Colour mode' })} icon="colour">
      {options.map(({ mode, label }) => (
        <HeaderMenuItem key={label} checked={mode === value} icon={mode ?? 'auto'} onChoose={() => onChange(mode)}>
          {label}
        </HeaderMenuItem>
      ))}
    </HeaderMenu>
  );
}
