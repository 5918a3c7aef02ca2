/*
title: Track events in batches
title.zh-CN: 批量上报事件
description: Events are kept on the device and sent together. After a failure they are kept; the logout sends them first.
description.zh-CN: 事件先缓存在设备上，再批量发送。发送失败时继续保留；退出登录前先发送。
keywords: [track, event tracking, analytics, batch, flush, cache, logout]
keywords.zh-CN: [埋点, 事件上报, 统计, 批量, 缓存, 退出登录]
*/
import { useState } from 'react';
import type { TrackEvent } from '../../_samples/api';
import { Action, PlayerCard, Stage, Switch, textsOf, useGame } from './parts';
import type { CallAsPlayer } from './parts/player';
import texts from './texts/track.json';

/** Resolves with what was sent: only that leaves the cache, as the game may have tracked more. */
export async function flush(
  callAsPlayer: CallAsPlayer,
  cached: TrackEvent[],
): Promise<TrackEvent[]> {
  if (cached.length === 0) return [];
  try {
    const event_list = JSON.stringify(cached);
    await callAsPlayer('GET', '/api/v1/track/collect', { event_list });
    return cached;
  } catch {
    return []; // with the next batch
  }
}

export default function Track({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [cached, setCached] = useState<TrackEvent[]>([]);
  const mia = game.player('Mia').call;

  function track(type: string, event: TrackEvent['event']) {
    // The time of the event, not of the batch; corrected by the offset of the service.
    setCached((before) => [...before, { type, timestamp: Date.now(), event }]);
  }

  async function send() {
    const sent = await flush(mia, cached);
    setCached((before) => before.filter((event) => !sent.includes(event)));
  }

  async function logOut() {
    await send(); // first: events need the session
    await mia('GET', '/api/v1/oauth/logout');
  }

  return (
    <Stage game={game} locale={locale}>
      <PlayerCard name="Mia" role={t('player')} state={t('cached', { count: cached.length })}>
        <div className="game-row">
          <Action game={game} run={() => track('level-start', { level: 3 })}>
            {t('start')}
          </Action>
          <Action game={game} run={() => track('level-end', { level: 3, won: true })}>
            {t('end')}
          </Action>
          <Action game={game} run={() => track('purchase', { item: 'shield' })}>
            {t('buy')}
          </Action>
        </div>
        <ul className="game-list" aria-label={t('cache')}>
          {cached.map(({ type, timestamp, event }, index) => (
            <li key={`${timestamp} ${index}`}>
              <code>{type}</code> <small>{JSON.stringify(event)}</small>
            </li>
          ))}
        </ul>
        <Switch
          label={t('lost')}
          checked={game.offline !== undefined}
          onChange={(isLost) => game.setOffline(isLost ? '/track/' : undefined)}
        />
        <div className="game-row">
          <Action game={game} run={send} primary>
            {t('flush')}
          </Action>
          <Action game={game} run={logOut}>
            {t('logOut')}
          </Action>
        </div>
      </PlayerCard>
    </Stage>
  );
}
