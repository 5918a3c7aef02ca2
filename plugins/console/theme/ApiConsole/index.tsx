import { translate } from '@docusaurus/Translate';
import Answer from '@theme/ApiConsole/Answer';
import Code from '@theme/ApiConsole/Code';
import Fields from '@theme/ApiConsole/Fields';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { OperationView } from '../../../openapi';
import type { SandboxDocument } from '../../browser/sandboxDocument';
import { useConsole } from '../../browser/useConsole';
import './console.css';

export interface ApiConsoleProps {
  operation: OperationView;
  /** Of the version of the docs that the page belongs to. */
  document: SandboxDocument;
  onClose: () => void;
}

/** A call as a form, and what the sandbox of this page answers. The browser traps and restores the focus. */
export default function ApiConsole({ operation, document: ofPage, onClose }: ApiConsoleProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const state = useConsole(operation, ofPage);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    // Not the button that closes it, nor an input, for which phones would open a keyboard.
    element.querySelector('h2')?.focus();
    // A click on the backdrop has the dialog itself as its target; so has one on its padding.
    const closeBeside = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      if (target === element && !isInside) element.close();
    };
    element.addEventListener('click', closeBeside);
    return () => element.removeEventListener('click', closeBeside);
  }, []);
  return createPortal(
    <dialog ref={dialog} className="api-console" aria-labelledby={title} onClose={onClose}>
      <header>
        <div>
          <h2 id={title} tabIndex={-1}>
            {operation.title}
          </h2>
          <p className="api-console-path">
            <span className={`api-method api-${operation.method.toLowerCase()}`}>{operation.method}</span>
            <code>{operation.path}</code>
          </p>
        </div>
        <button
          type="button"
          className="api-console-close"
          aria-label={translate({ id: 'console.close', message: 'Close' })}
          onClick={() => dialog.current?.close()}
        />
      </header>
      {state ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void state.send();
          }}
        >
          <Fields operation={operation} state={state} />
          <div className="api-console-actions">
            <button type="submit" aria-disabled={state.isBusy}>
              {translate({ id: 'console.send', message: 'Send' })}
            </button>
            {state.preferences.length > 0 && (
              <label>
                <span>{translate({ id: 'console.answer', message: 'Response' })}</span>
                <select value={state.preference} onChange={({ target }) => state.setPreference(target.value)}>
                  <option value="">
                    {translate({ id: 'console.answer.real', message: 'As the sandbox decides' })}
                  </option>
                  {state.preferences.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        </form>
      ) : (
        <p>{translate({ id: 'console.absent', message: 'The sandbox does not have this call.' })}</p>
      )}
      <Answer answer={state?.answer} errors={operation.errors} />
      {state && <Code operation={operation} state={state} />}
      <footer>
        <p>
          {translate({
            id: 'console.about',
            message:
              'The sandbox in this page answers. Nothing is sent over the network, and its data stays in this browser.',
          })}
        </p>
        {state && (
          <button type="button" aria-disabled={state.isBusy} onClick={() => void state.reset()}>
            {translate({ id: 'console.reset', message: 'Reset the sandbox' })}
          </button>
        )}
      </footer>
    </dialog>,
    document.body,
  );
}
