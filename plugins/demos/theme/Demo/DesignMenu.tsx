import { translate } from '@docusaurus/Translate';
import Icon from '@theme/Demo/Icon';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { DesignFormat } from '../../browser/copyDesign';

export interface DesignMenuProps {
  formats: DesignFormat[];
  onChoose(format: DesignFormat): void;
}

export default function DesignMenu({ formats, onChoose }: DesignMenuProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const label = translate({ id: 'previewer.actions.design', message: 'Copy to design app' });
  const labels: Record<DesignFormat, string> = {
    group: translate({ id: 'previewer.actions.design.group', message: 'Copy as group' }),
    symbol: translate({ id: 'previewer.actions.design.symbol', message: 'Copy as symbol' }),
    svg: translate({ id: 'previewer.actions.design.svg', message: 'Copy as SVG' }),
  };
  const close = () => menu.current?.removeAttribute('open');
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  const closeOutside = ({ relatedTarget }: FocusEvent) => {
    if (!menu.current?.contains(relatedTarget)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons bubble
    <details ref={menu} className="previewer-menu" onKeyDown={closeOnEscape} onBlur={closeOutside}>
      <summary className="previewer-action" aria-label={label} title={label}>
        <Icon name="design" />
      </summary>
      <div className="previewer-choices">
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            onClick={() => {
              close();
              onChoose(format);
            }}
          >
            {labels[format]}
          </button>
        ))}
      </div>
    </details>
  );
}
