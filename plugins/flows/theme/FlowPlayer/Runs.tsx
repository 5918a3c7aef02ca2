import { translate } from '@docusaurus/Translate';
import Attempt from '@theme/FlowPlayer/Attempt';
import Fold from '@theme/FlowPlayer/Fold';
import InnerRun from '@theme/FlowPlayer/InnerRun';
import { numberOf, verdictOf } from '@theme/FlowPlayer/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMessage } from '../../../shared/messages/formatMessage';
import type { Player } from '../../browser/player';
import { usePlay } from '../../browser/usePlay';
import { resultAnchor } from '../../core/pages/stepAnchor';
import type { StepRun } from '../../core/run/types';

interface RunsProps {
  player: Player;
  step: string;
  /** Of the call, in its page. */
  href?: string | undefined;
}

/** What became of a step: each attempt, the last one in full. */
export default function Runs({ player, step: id, href }: RunsProps): ReactNode {
  const { play } = player;
  const { phase, step, runs } = usePlay(player);
  const own = runs.filter((run) => run.step.id === id);
  const last = own.at(-1);
  const isHere = step?.id === id;
  const place = useRef<HTMLElement>(null);
  const isNew = phase === 'paused' && last !== undefined && last === runs.at(-1);
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  if (own.length === 0 && !isHere) {
    return phase === 'ended' ? (
      <p className="flow-run flow-next">{translate({ id: 'flows.notRun', message: 'This step did not run.' })}</p>
    ) : null;
  }
  return (
    <section
      ref={place}
      id={resultAnchor(id)}
      className="flow-run"
      aria-label={formatMessage(translate({ id: 'flows.run', message: 'Result of step {number}' }), {
        number: numberOf(play.workflow.steps, { id }),
      })}
    >
      {own.slice(0, -1).map((run, index) => (
        <Fold
          key={index}
          summary={
            <>
              {formatMessage(translate({ id: 'flows.attempt', message: 'Attempt {number}' }), { number: index + 1 })}:{' '}
              {verdictOf(run)}
            </>
          }
        >
          <Attempt player={player} run={run} href={href}>
            <Inner player={player} run={run} />
          </Attempt>
        </Fold>
      ))}
      {last && (
        <Attempt player={player} run={last} href={href}>
          <Inner player={player} run={last} />
        </Attempt>
      )}
      {isHere && phase === 'paused' && (
        <div className="api-fill-line">
          <button type="button" className="api-try" onClick={() => void play.play(true)}>
            {translate({ id: 'flows.runThis', message: 'Run this step' })}
          </button>
        </div>
      )}
      {isHere && phase === 'running' && (
        <p className="api-note">{translate({ id: 'flows.running', message: 'Running…' })}</p>
      )}
    </section>
  );
}

function Inner({ player, run: { child } }: { player: Player; run: StepRun }): ReactNode {
  return child && <InnerRun player={player} run={child} order="within" />;
}
