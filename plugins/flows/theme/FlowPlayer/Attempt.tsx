import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import FailureReason from '@theme/ApiConsole/FailureReason';
import { maskTexts } from '@theme/console/openDesk';
import Criteria from '@theme/FlowPlayer/Criteria';
import Next from '@theme/FlowPlayer/Next';
import OpenCall from '@theme/FlowPlayer/OpenCall';
import Outputs from '@theme/FlowPlayer/Outputs';
import Problems from '@theme/FlowPlayer/Problems';
import { verdictOf } from '@theme/FlowPlayer/words';
import type { ReactNode } from 'react';
import { formatMessage } from '../../../shared/messages/formatMessage';
import type { Player } from '../../browser/player';
import { printAnswer, printRequest } from '../../core/play/printMessages';
import type { StepRun } from '../../core/run/types';

interface AttemptProps {
  player: Player;
  run: StepRun;
  href?: string | undefined;
  /** The workflow that the step has run. */
  children?: ReactNode;
}

/** One attempt of a step: what was sent and received, which criteria hold, what it keeps, and what follows. */
export default function Attempt({ player, run, href, children }: AttemptProps): ReactNode {
  const { request, answer, judgements, problems, outputs, passed, child } = run;
  const exchange = player.play.exchangeOf(run);
  const failure = exchange?.failure;
  const sent = request && { ...request, headers: exchange?.headers ?? request.headers };
  return (
    <div className="flow-attempt">
      <p className="api-status">
        <b className={passed ? 'api-ok' : 'api-bad'}>{verdictOf(run)}</b>
        <span>
          {answer && <code>{answer.status}</code>}{' '}
          {exchange && (
            <small>
              {formatMessage(translate({ id: 'flows.time', message: '{milliseconds} ms' }), {
                milliseconds: exchange.milliseconds,
              })}
            </small>
          )}
        </span>
        {request && href && <OpenCall player={player} run={run} href={href} />}
      </p>
      {failure && (
        <div className="api-failure">
          <FailureReason failure={failure} />
        </div>
      )}
      {/* The workflow itself says what has failed. */}
      <Problems problems={failure || child ? [] : problems} />
      <Criteria judgements={judgements} />
      {sent && (
        <ApiCode
          name={translate({ id: 'flows.request', message: 'Request' })}
          head={<b>{translate({ id: 'flows.request', message: 'Request' })}</b>}
          code={maskTexts(printRequest(sent, player.play.operationOf(run)?.server), player.play.secretsOf(run))}
          grammar="text"
        />
      )}
      {answer && (
        <details className="flow-answer">
          <summary>{translate({ id: 'flows.answer', message: 'Answer' })}</summary>
          <ApiCode
            name={translate({ id: 'flows.answer', message: 'Answer' })}
            head={<b>{answer.headers['content-type'] ?? ''}</b>}
            code={printAnswer(answer)}
            grammar="json"
          />
        </details>
      )}
      {children}
      <Outputs player={player} run={run} outputs={outputs} />
      <Next player={player} run={run} />
    </div>
  );
}
