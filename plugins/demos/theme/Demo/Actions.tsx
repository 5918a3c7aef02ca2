import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import settings from '@generated/demos/default/settings.json';
import type { DemoProps } from '@theme/Demo';
import DesignMenu from '@theme/Demo/DesignMenu';
import Icon from '@theme/Demo/Icon';
import Message from '@theme/Demo/Message';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { copyDesign, type DesignFormat } from '../../browser/copyDesign';
import type { Provider } from '../../browser/makeForm';
import { openProject } from '../../browser/openProject';
import type { Outcome } from '../../browser/outcome';
import { needsOfActions } from '../../core/editor/policyNeeds';

export interface ActionsProps extends DemoProps {
  canvas: RefObject<HTMLElement | null>;
}

/** What a reader can do with a demo: take its picture to a design app, open it in an online editor or on its own. */
export default function Actions({ data: { id }, source, canvas }: ActionsProps): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const startedFrom = useRef<Element>(null);
  const { i18n } = useDocusaurusContext();
  const separate = useBaseUrl(`/~demos/${id}`);
  const { actions } = settings;
  const formats = (['group', 'symbol', 'svg'] as const).filter((format) => actions[format]);

  const show = (action: Promise<Outcome | undefined>) => {
    startedFrom.current = document.activeElement;
    setOutcome(undefined);
    action.then(setOutcome, (error: unknown) => setOutcome({ kind: 'failed', error }));
  };
  const close = () => {
    setOutcome(undefined);
    // The button that the reader pressed is gone.
    if (startedFrom.current instanceof HTMLElement) startedFrom.current.focus();
  };
  const open = (provider: Provider) => show(openProject(provider, source.asset, i18n.currentLocale));
  const copy = async (format: DesignFormat) => (canvas.current ? copyDesign(format, canvas.current, id) : undefined);

  return (
    <>
      <fieldset
        className="previewer-actions"
        data-policy={needsOfActions(actions) || undefined}
        aria-label={translate({ id: 'demo.actions', message: 'Actions of this demo' })}
      >
        {actions.codesandbox && (
          <Button
            icon="codesandbox"
            label={translate({ id: 'previewer.actions.codesandbox', message: 'Open in CodeSandbox' })}
            onClick={() => open('codesandbox')}
          />
        )}
        {actions.stackblitz && (
          <Button
            icon="stackblitz"
            label={translate({ id: 'previewer.actions.stackblitz', message: 'Open in StackBlitz' })}
            onClick={() => open('stackblitz')}
          />
        )}
        {formats.length > 0 && <DesignMenu formats={formats} onChoose={(format) => show(copy(format))} />}
        {actions.separate && <Separate href={separate} />}
      </fieldset>
      <Message outcome={outcome} onClose={close} />
    </>
  );
}

function Button({ icon, label, onClick }: { icon: Provider; label: string; onClick(): void }): ReactNode {
  return (
    <button type="button" className="previewer-action" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** A plain link: the page is served without its content, and no check of links needs it. */
function Separate({ href }: { href: string }): ReactNode {
  const label = translate({ id: 'previewer.actions.separate', message: 'Open in separate page' });
  return (
    <a
      className="previewer-action"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
    >
      <Icon name="separate" />
    </a>
  );
}
