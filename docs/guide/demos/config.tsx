/*
title: Read the game config
title.zh-CN: 读取游戏配置
description: Prices come from the cloud. Without an answer, or without a config, the game goes on with the values that it has.
description.zh-CN: 价格来自云端。没有响应或没有配置时，游戏用已有的值继续。
keywords: [config, remote config, settings, feature flag, default values, '10100']
keywords.zh-CN: [配置, 远程配置, 开关, 在线参数, 默认值, '10100']
*/
import { useState } from 'react';
import { CloudError } from '../../_samples/cloud';
import {
  Action,
  type CallAsPlayer,
  Choice,
  Facts,
  Note,
  PlayerCard,
  Stage,
  Switch,
  textsOf,
  useGame,
} from './parts';
import texts from './texts/config.json';

export type Prices = { heart: number; shield: number };

/** Part of the game, so that it can start without a connection. */
export const DEFAULTS: Prices = { heart: 12, shield: 30 };

export async function loadPrices(callAsPlayer: CallAsPlayer, groupId: string, last: Prices) {
  try {
    const content = await callAsPlayer(
      'GET',
      `/api/v1/config/content/${encodeURIComponent(groupId)}/prices`,
    );
    // Whoever edits the config may mistype it: `JSON.parse` throws, and the game keeps what it has.
    const prices: Prices = { ...DEFAULTS, ...JSON.parse(content) };
    return { prices, from: 'cloud' } as const;
  } catch (error) {
    const isMissing = error instanceof CloudError && error.code === 10100;
    return { prices: last, from: isMissing ? 'missing' : 'offline' } as const;
  }
}

export default function Config({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [group, setGroup] = useState<'shop' | 'market'>('shop');
  const [{ prices, from }, setLoaded] = useState<{
    prices: Prices;
    from?: 'cloud' | 'missing' | 'offline';
  }>({ prices: DEFAULTS });

  return (
    <Stage game={game} locale={locale}>
      <PlayerCard name="Mia" role={t('player')}>
        <Facts of={{ [t('heart')]: prices.heart, [t('shield')]: prices.shield }} />
        <Choice
          label={t('group')}
          options={{ shop: 'shop', market: t('market') }}
          value={group}
          onChange={setGroup}
        />
        <Switch
          label={t('lost')}
          checked={game.offline !== undefined}
          onChange={(isLost) => game.setOffline(isLost ? '/config/' : undefined)}
        />
        <Action
          game={game}
          run={async () => setLoaded(await loadPrices(game.player('Mia').call, group, prices))}
          primary
        >
          {t('load')}
        </Action>
        {from && <Note tone={from === 'cloud' ? 'ok' : 'warn'}>{t(from)}</Note>}
      </PlayerCard>
    </Stage>
  );
}
