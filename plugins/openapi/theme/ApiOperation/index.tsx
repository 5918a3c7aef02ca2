import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Extensions from '@theme/ApiOperation/Extensions';
import { ChosenExample, Description, Side } from '@theme/ApiOperation/pieces';
import RuntimeText from '@theme/ApiOperation/RuntimeText';
import Trial from '@theme/ApiOperation/Trial';
import { TrialContext } from '@theme/ApiOperation/trialContext';
import { type ReactNode, useContext } from 'react';
import type { OperationView } from '../../core/view/types';

interface ApiOperationProps {
  data: OperationView;
  /** Parts of the description with headings. */
  children?: ReactNode;
}

export default function ApiOperation({ data, children }: ApiOperationProps): ReactNode {
  useBrokenLinks().collectAnchor(data.id);
  return (
    <ChosenExample>
      <Trial operation={data}>
        <Main title={data.title}>
          <Description operation={data}>{children}</Description>
          {data.callbacks && <Callbacks callbacks={data.callbacks} />}
          {data.extensions && <Extensions extensions={data.extensions} />}
          <p className="api-edit">
            <button type="button" data-copy="call">
              <Translate id="api.copyMarkdown">Copy this call as Markdown</Translate>
            </button>
            {data.editUrl && (
              <Link to={data.editUrl}>
                <Translate id="api.edit">Edit this call</Translate>
              </Link>
            )}
          </p>
        </Main>
        <Side operation={data} />
      </Trial>
    </ChosenExample>
  );
}

/** Several forms may be open: each names its inputs after its call. */
function Main({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const { parts } = useContext(TrialContext);
  return (
    <div className="api-text" {...(parts && { role: 'group', 'aria-label': title })}>
      {children}
    </div>
  );
}

function Callbacks({ callbacks }: { callbacks: OperationView[] }): ReactNode {
  return (
    <>
      <h3>
        <Translate id="api.callbacks">Callbacks</Translate>
      </h3>
      {callbacks.map((callback) => (
        <details key={callback.id} id={callback.id}>
          <summary>
            <span>
              {callback.title} <code>{callback.path}</code>
            </span>
          </summary>
          {callback.address && (
            <p className="api-note">
              <Translate id="api.callback.address">Sent to</Translate> <RuntimeText text={callback.address} />
            </p>
          )}
          <Description operation={callback} />
        </details>
      ))}
    </>
  );
}
