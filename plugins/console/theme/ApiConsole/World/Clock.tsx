import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { WorldView } from '../../../../sandbox';
import { useWorld } from '../../../browser/useWorld';
import { change } from '../../../browser/world';
import { showDuration, showTime } from '../../../browser/worldTimes';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const STEPS = [10 * SECOND, HOUR, DAY, 30 * DAY];

/** The time of the sandbox, and buttons that let time pass. */
export default function Clock({ clock: { time, ahead } }: { clock: WorldView['clock'] }): ReactNode {
  const { bench } = useWorld();
  const name = translate({ id: 'console.world.clock', message: 'Clock' });
  return (
    <fieldset className="api-inside-line" aria-label={name}>
      <b>{name}</b>
      <time dateTime={new Date(time).toISOString()}>{showTime(time)}</time>
      {ahead > 0 && (
        <small>
          {translate({ id: 'console.world.ahead', message: '{duration} ahead' }, { duration: showDuration(ahead) })}
        </small>
      )}
      <span className="api-inside-actions">
        {STEPS.map((step) => (
          <button
            key={step}
            type="button"
            className="api-small"
            onClick={() => void change(bench, (controls) => controls.advance(step))}
          >
            {translate({ id: 'console.world.advance', message: '+{duration}' }, { duration: showDuration(step) })}
          </button>
        ))}
        {ahead !== 0 && (
          <button
            type="button"
            className="api-small"
            onClick={() => void change(bench, (controls) => controls.resetClock())}
          >
            {translate({ id: 'console.world.realTime', message: 'Real time' })}
          </button>
        )}
      </span>
    </fieldset>
  );
}
