import actions from '@generated/openapi/default/actions.js';
import type { ReactNode } from 'react';
import type { OperationView } from '../../core/view/types';

export interface ActionProps {
  operation: OperationView;
}

/**
 * What a reader can do with a call, beside its path: the components `ApiOperation/Actions/<Name>` of all plugins and of the
 * site, by name. Their buttons have the class `api-action`.
 */
export default function Actions({ operation }: ActionProps): ReactNode {
  return Object.entries(actions).map(([name, Action]) => <Action key={name} operation={operation} />);
}
