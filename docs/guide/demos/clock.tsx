/*
title: The time of the server
title.zh-CN: 服务器时间
description: The clock of the device may be wrong. Five samples tell how far, and the one with the shortest round trip counts.
description.zh-CN: 设备的时钟可能不准。采样五次求出偏差，以往返时间最短的一次为准。
keywords: [server time, timestamp, time offset, clock, time sync, round trip, cheat]
keywords.zh-CN: [服务器时间, 时间戳, 对时, 校时, 时间偏差, 防改时间]
*/
import { useState } from 'react';
import type { Call } from '../../_samples/cloud';
import { Action, Choice, Facts, Note, PlayerCard, Stage, textsOf, useGame } from './parts';
import texts from './texts/clock.json';

const HOUR = 3_600_000;

export interface Sample {
  roundTrip: number;
  offset: number;
}

/** `offset`: milliseconds that the server is ahead of `deviceTime`. */
export async function synchronise(
  call: Call,
  deviceTime: () => number,
  count = 5,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let index = 0; index < count; index += 1) {
    const sent = deviceTime();
    const server = await call('GET', '/timestamp');
    const roundTrip = deviceTime() - sent;
    samples.push({ roundTrip, offset: Math.round(server - (sent + roundTrip / 2)) });
  }
  return samples.sort((a, b) => a.roundTrip - b.roundTrip);
}

export default function ServerClock({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [wrong, setWrong] = useState<'behind' | 'right' | 'ahead'>('behind');
  const [samples, setSamples] = useState<Sample[]>([]);
  const [shown, setShown] = useState<{ device: number; server: number }>();
  const deviceTime = () => Date.now() + { behind: -HOUR, right: 0, ahead: 24 * HOUR }[wrong];
  const format = (time?: number) => time && new Date(time).toLocaleString(locale);

  async function start() {
    const taken = await synchronise(game.call, deviceTime);
    const device = deviceTime();
    setSamples(taken);
    setShown({ device, server: device + (taken[0]?.offset ?? 0) });
  }

  return (
    <Stage game={game} locale={locale}>
      <PlayerCard name="Mia" role={t('device')}>
        <Choice
          label={t('clock')}
          options={{ behind: t('behind'), right: t('right'), ahead: t('ahead') }}
          value={wrong}
          onChange={setWrong}
        />
        <Action game={game} run={start} primary>
          {t('start')}
        </Action>
        <Facts
          of={{
            [t('deviceTime')]: format(shown?.device),
            [t('serverTime')]: format(shown?.server),
          }}
        />
        {samples[0] && (
          <Note tone="ok">
            {t('offset', { offset: samples[0].offset, trip: samples[0].roundTrip })}
          </Note>
        )}
      </PlayerCard>
    </Stage>
  );
}
