import { translate } from '@docusaurus/Translate';
import { statusOf } from '@theme/FlowPlayer/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../shared/core/messageOf';
import { BESIDE_ANCHOR, type Player } from '../../browser/player';
import { usePlay } from '../../browser/usePlay';
import { resultAnchor } from '../../core/pages/stepAnchor';

interface ControlsProps {
  player: Player;
  onRun: (byStep: boolean) => void;
  /** A question before it runs. */
  children?: ReactNode;
}

/** Plays the workflow, and says how far it is. Stays in sight. */
export default function Controls({ player, onRun, children }: ControlsProps): ReactNode {
  const { play, desk } = player;
  const state = usePlay(player);
  const { phase, runs, result } = state;
  const hasFailed = result !== undefined && !result.passed;
  const failed = hasFailed ? runs.findLast(({ passed, isRetried }) => !passed && !isRetried) : undefined;
  const isOver = phase === 'ended' || phase === 'stopped';
  const main = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    const wasOn = before.current;
    before.current = phase;
    if (wasOn === phase || document.activeElement !== document.body) return;
    // The button that was pressed is gone. Pressed once too often, the next one must not throw the run away.
    (isOver ? status : main).current?.focus({ preventScroll: true });
  }, [phase, isOver]);
  const isPlayable = phase === 'ready' || phase === 'paused';
  const run = (byStep: boolean) => isPlayable && onRun(byStep);
  const [notReset, setNotReset] = useState<string>();
  const reset = async () => {
    setNotReset(undefined);
    try {
      await (await desk.connect()).controls?.reset();
      desk.forgetCredentials();
      play.reset();
    } catch (error) {
      setNotReset(messageOf(error));
    }
  };
  const { target } = desk.store.get();
  return (
    <section className="flow-bar" aria-label={translate({ id: 'flows.controls', message: 'Player' })}>
      {children}
      <output
        ref={status}
        tabIndex={-1}
        className={result ? `flow-status ${hasFailed ? 'api-bad' : 'api-ok'}` : 'flow-status'}
      >
        {statusOf(player.play.workflow, state)}
      </output>
      {hasFailed && (
        <a href={`#${failed ? resultAnchor(failed.step.id) : BESIDE_ANCHOR}`}>
          {translate({ id: 'flows.show', message: 'Show what failed' })}
        </a>
      )}
      {isOver && notReset !== undefined && (
        <p className="flow-missing" role="alert">
          {translate({ id: 'flows.notReset', message: 'The sandbox was not reset: {reason}' }, { reason: notReset })}
        </p>
      )}
      <div className="flow-buttons">
        {/* Both stay while a step runs: whoever has pressed one presses it again for the next. */}
        {!isOver && (
          <>
            <button
              ref={phase === 'ready' ? main : undefined}
              type="button"
              className="api-try"
              aria-disabled={!isPlayable}
              onClick={() => run(false)}
            >
              {phase === 'ready'
                ? translate({ id: 'flows.runAll', message: 'Run all' })
                : translate({ id: 'flows.runRest', message: 'Run the rest' })}
            </button>
            <button
              ref={phase === 'ready' ? undefined : main}
              type="button"
              className="api-small"
              aria-disabled={!isPlayable}
              onClick={() => run(true)}
            >
              {translate({ id: 'flows.next', message: 'Next step' })}
            </button>
            {phase !== 'ready' && (
              <button type="button" className="api-small" onClick={play.stop}>
                {translate({ id: 'flows.stop', message: 'Stop' })}
              </button>
            )}
          </>
        )}
        {isOver && (
          <button type="button" className="api-try" onClick={play.reset}>
            {translate({ id: 'flows.again', message: 'Start again' })}
          </button>
        )}
        {isOver && (target.kind === 'page' || target.kind === 'local') && (
          <button type="button" className="api-small" onClick={() => void reset()}>
            {translate({ id: 'flows.reset', message: 'Reset the sandbox' })}
          </button>
        )}
      </div>
    </section>
  );
}
