import { useEffect, useState } from 'react';
import words from '../texts/parts.json';
import { Action } from './Action';
import { textsOf } from './texts';
import type { DemoGame } from './useGame';

const MINUTE = 60_000;

/** The time of the service, and buttons that let it pass. `steps` are minutes. */
export function Clock({
  game,
  locale,
  steps,
  onAdvance,
}: {
  game: DemoGame;
  locale: string;
  steps: number[];
  /** Lets the time pass in another way. */
  onAdvance?: (minutes: number) => Promise<void>;
}) {
  const t = textsOf(words, locale);
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timers = [setTimeout(tick), setInterval(tick, 1000)];
    return () => timers.forEach(clearInterval);
  }, []);
  const advance = onAdvance ?? ((minutes: number) => game.advance(minutes * MINUTE));
  return (
    <fieldset className="game-clock" aria-label={t('clock')}>
      <span className="game-label">{t('clock')}</span>
      <time>
        {now === undefined
          ? '--:--:--'
          : new Date(now + game.ahead).toLocaleTimeString(locale, { hour12: false })}
      </time>
      {game.ahead > 0 && <small>{t('ahead', { minutes: game.ahead / MINUTE })}</small>}
      <span className="game-row">
        {steps.map((minutes) => (
          <Action key={minutes} game={game} run={() => advance(minutes)}>
            {minutes % 60 === 0
              ? t('hours', { count: minutes / 60 })
              : t('minutes', { count: minutes })}
          </Action>
        ))}
      </span>
    </fieldset>
  );
}
