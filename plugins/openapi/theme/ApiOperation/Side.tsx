import servers from '@generated/openapi/default/servers.json';
import Examples from '@theme/ApiOperation/Examples';
import Samples from '@theme/ApiOperation/Samples';
import { TrialContext } from '@theme/ApiOperation/trialContext';
import { type ReactNode, useContext } from 'react';
import { useOwn } from '../../browser/useOwn';
import { withFailures } from '../../core/view/operation/withFailures';
import type { OperationView } from '../../core/view/types';

/** Samples and results, or the console. */
export default function Side({ operation }: { operation: OperationView }): ReactNode {
  const { samples, choices, title } = operation;
  const { parts } = useContext(TrialContext);
  const ownServers = useOwn(servers) ?? [];
  const examples = withFailures(operation);
  if (parts) return <parts.Side />;
  if (samples.length === 0 && examples.length === 0) return null;
  return (
    <div className="api-side">
      {samples.length > 0 && (
        <Samples operation={operation} samples={samples} choices={choices} servers={operation.servers ?? ownServers} />
      )}
      {examples.length > 0 && <Examples examples={examples} of={title} />}
    </div>
  );
}
