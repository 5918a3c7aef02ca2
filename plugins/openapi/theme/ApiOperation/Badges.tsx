import { translate } from '@docusaurus/Translate';
import Security from '@theme/ApiOperation/Security';
import Html from '@theme/ApiSchema/Html';
import type { ReactNode } from 'react';
import type { OperationView } from '../../core/view/types';

export default function Badges({ operation }: { operation: OperationView }): ReactNode {
  const { caller, security, effect, poll, badges = [], kind } = operation;
  return (
    <ul className="api-badges">
      {kind === 'operation' && caller !== 'unstated' && (
        <li className="api-badge-caller">
          {isOptional(security)
            ? translate({ id: 'api.caller.optional', message: 'Authentication optional' })
            : CALLERS[caller]()}
          {security && <Security security={security} />}
        </li>
      )}
      {effect && <li className={`api-badge-${effect.kind}`}>{EFFECTS[effect.kind]()}</li>}
      {effect?.irreversible && (
        <li className="api-badge-irreversible">
          {translate({ id: 'api.effect.irreversible', message: 'Cannot be undone' })}
        </li>
      )}
      {poll && (
        <li className="api-badge-poll">
          {pollText(poll)}
          {poll.html && ' · '}
          <Html inline html={poll.html} />
        </li>
      )}
      {badges.map((badge, index) => (
        <li key={index}>{badge}</li>
      ))}
    </ul>
  );
}

/** One alternative needs no credential. */
function isOptional(security: OperationView['security']): boolean {
  const sets = security?.sets ?? [];
  return sets.length > 1 && sets.some((set) => set.length === 0);
}

const CALLERS: Record<Exclude<OperationView['caller'], 'unstated'>, () => string> = {
  client: () => translate({ id: 'api.caller.client', message: 'Requires authentication' }),
  server: () => translate({ id: 'api.caller.server', message: 'From your own server only' }),
  anyone: () => translate({ id: 'api.caller.anyone', message: 'No authentication' }),
};

const EFFECTS: Record<NonNullable<OperationView['effect']>['kind'], () => string> = {
  reads: () => translate({ id: 'api.effect.reads', message: 'Reads only' }),
  changes: () => translate({ id: 'api.effect.changes', message: 'Changes state' }),
  deletes: () => translate({ id: 'api.effect.deletes', message: 'Deletes data' }),
};

function pollText({ seconds, recommended }: NonNullable<OperationView['poll']>): string {
  const minutes = seconds / 60;
  if (recommended) {
    return Number.isInteger(minutes)
      ? translate({ id: 'api.poll.everyMinutes', message: 'Call it about every {minutes} minutes' }, { minutes })
      : translate({ id: 'api.poll.everySeconds', message: 'Call it about every {seconds} s' }, { seconds });
  }
  return translate({ id: 'api.poll.seconds', message: 'At least {seconds} s between calls' }, { seconds });
}
