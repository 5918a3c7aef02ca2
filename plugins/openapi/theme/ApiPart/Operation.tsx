import { ChosenExample, Description, Side } from '@theme/ApiOperation/pieces';
import Trial from '@theme/ApiOperation/Trial';
import { TrialContext } from '@theme/ApiOperation/trialContext';
import Frame from '@theme/ApiPart/Frame';
import { type ReactNode, useContext } from 'react';
import { useVersionKey, VersionKeyContext } from '../../../shared/browser/useVersionKey';
import { cutOperation, type OperationPart } from '../../core/view/parts';

interface OperationProps {
  /** Its id in the document. */
  id: string;
  /** Names of parts, with commas between them; default: all. */
  show?: string;
  /** The id of the docs whose document has it; default: those of the page. */
  api?: string;
  /** JSON of an `OperationPart`, which the build adds. */
  data?: string;
}

/** A call, or parts of it, on a hand-written page. */
export default function Operation({ data }: OperationProps): ReactNode {
  const own = useVersionKey();
  if (!data) return null;
  const part = JSON.parse(data) as OperationPart;
  return (
    <VersionKeyContext value={part.api ?? own}>
      <ChosenExample>
        {part.show.includes('try') ? (
          <Trial operation={part.operation}>
            <Shown part={part} />
          </Trial>
        ) : (
          <Shown part={part} />
        )}
      </ChosenExample>
    </VersionKeyContext>
  );
}

/** While a reader tries the call, its tables are the form. */
function Shown({ part: { operation, href, show } }: { part: OperationPart }): ReactNode {
  const { parts } = useContext(TrialContext);
  const cut = cutOperation(operation, parts ? [...show, 'parameters', 'request'] : show);
  return (
    <Frame href={href} title={operation.title} side={<Side operation={cut} />}>
      <Description operation={cut} />
    </Frame>
  );
}
