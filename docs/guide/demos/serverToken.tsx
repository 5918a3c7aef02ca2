/*
title: Cache the access token on your server
title.zh-CN: 在服务器上缓存访问令牌
description: One token serves all requests until it is about to expire. Ten requests at once make one call, and a refresh replaces the token.
description.zh-CN: 令牌快过期之前，所有请求共用一个。十个并发请求只调用一次；刷新会换掉旧令牌。
keywords: [access token, token cache, oauth, server, expiresIn, refresh token, game secret, '10102']
keywords.zh-CN: [访问令牌, 令牌缓存, 服务端, 有效期, 刷新令牌, 游戏密钥, '10102']
*/
import { useMemo, useState } from 'react';
import type { AccessToken } from '../../_samples/api';
import { type Call, CloudError } from '../../_samples/cloud';
import { Action, Facts, Note, PlayerCard, Stage, Switch, textsOf, useGame } from './parts';
import { Clock } from './parts/Clock';
import texts from './texts/serverToken.json';

type TokenPath = '/api/v1/oauth/access_token' | '/api/v1/oauth/refresh_token';

/** The secret is for servers only: never put it into a game. `now` is in milliseconds. */
export function createTokenCache(
  call: Call,
  query: { gameId: string; gameSecret: string },
  now = () => performance.now(),
) {
  let current: { token: string; until: number } | undefined;
  let pending: Promise<string> | undefined; // one call at a time, for all requests

  async function fetchToken(path: TokenPath) {
    const asked = now();
    const { accessToken, expiresIn }: AccessToken = await call('GET', path, query);
    // Renewed after nine tenths of its life; `expiresIn` is in seconds.
    current = { token: accessToken, until: asked + expiresIn * 900 };
    return accessToken;
  }

  function shared(path: TokenPath): Promise<string> {
    pending ??= fetchToken(path).finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return {
    get: async () =>
      current && now() < current.until ? current.token : shared('/api/v1/oauth/access_token'),
    /** The earlier token becomes invalid, on all of your servers. */
    async refresh() {
      await pending?.catch(() => {}); // its token would be the earlier one
      return shared('/api/v1/oauth/refresh_token');
    },
  };
}

export default function ServerToken({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const { call, now } = game;
  const [isWrong, setIsWrong] = useState(false);
  const [token, setToken] = useState<string>();
  const [refused, setRefused] = useState(false);
  const cache = useMemo(() => {
    const query = { gameId: 'demo', gameSecret: isWrong ? 'wrong-secret' : 'demo-secret' };
    return createTokenCache(call, query, now);
  }, [call, now, isWrong]);

  async function ask(getToken: () => Promise<string>) {
    setRefused(false);
    try {
      setToken(await getToken());
    } catch (error) {
      if (!(error instanceof CloudError) || error.code !== 10102) throw error;
      setRefused(true);
    }
  }

  const askTenTimes = async () =>
    (await Promise.all(Array.from({ length: 10 }, cache.get)))[0] ?? '';
  return (
    <Stage game={game} locale={locale}>
      <PlayerCard name="Server" role={t('server')}>
        <div className="game-row">
          <Action game={game} run={() => ask(askTenTimes)} primary>
            {t('ten')}
          </Action>
          <Action game={game} run={() => ask(cache.refresh)}>
            {t('refresh')}
          </Action>
        </div>
        <Switch label={t('wrong')} checked={isWrong} onChange={setIsWrong} />
        <Facts of={{ [t('token')]: token && `${token.slice(0, 12)}…` }} />
        {refused && <Note tone="bad">{t('refused')}</Note>}
      </PlayerCard>
      <Clock game={game} locale={locale} steps={[60, 120]} />
    </Stage>
  );
}
