import { translate } from '@docusaurus/Translate';
import Attempt from '@theme/FlowPlayer/Attempt';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMessage } from '../../../shared/messages/formatMessage';
import type { Player } from '../../browser/player';
import { usePlay } from '../../browser/usePlay';
import { verdictOf } from '../../browser/words';

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
      className="flow-run"
      aria-label={translate({ id: 'flows.run', message: 'Result of this step' })}
    >
      {own.slice(0, -1).map((run, index) => (
        <details key={index} className="flow-earlier">
          <summary>
            {formatMessage(translate({ id: 'flows.attempt', message: 'Attempt {number}' }), { number: index + 1 })}:{' '}
            {verdictOf(run)}
          </summary>
          <Attempt player={player} run={run} runs={own.slice(0, index + 1)} href={href} />
        </details>
      ))}
      {last && <Attempt player={player} run={last} runs={own} href={href} />}
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
