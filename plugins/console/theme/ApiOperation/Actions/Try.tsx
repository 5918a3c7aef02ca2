import { translate } from '@docusaurus/Translate';
import type { ActionProps } from '@theme/ApiOperation/Actions';
import { TrialContext } from '@theme/ApiOperation/trialContext';
import { type ReactNode, useContext } from 'react';

/** Opens and closes the console. */
export default function Try({ operation: { id } }: ActionProps): ReactNode {
  const { toggle, prepare, parts, progress } = useContext(TrialContext);
  if (!toggle) return null;
  return (
    <>
      <button
        type="button"
        className="api-action api-try"
        data-call-id={id}
        aria-expanded={parts !== undefined}
        aria-busy={progress === ''}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        {parts
          ? translate({ id: 'console.done', message: 'Done' })
          : translate({ id: 'console.open', message: 'Try it' })}
      </button>
      {progress && <small role="alert">{progress}</small>}
    </>
  );
}
