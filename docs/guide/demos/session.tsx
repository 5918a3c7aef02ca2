/*
title: Keep a session alive
title.zh-CN: 保持登录状态
description: A check every 15 minutes keeps the session alive. Without it, calls fail with 10021, and the game logs in again.
description.zh-CN: 每 15 分钟检查一次，会话就一直有效。不检查的话，调用会返回 10021，游戏需要重新登录。
keywords: [session, keep alive, heartbeat, check session, session expired, logout, '10021', '10020']
keywords.zh-CN: [会话, 心跳, 保活, 登录态, 登录过期, 退出登录, '10021', '10020']
*/
import { useState } from 'react';
import { type Call, CloudError } from '../../_samples/cloud';
import { Action, Clock, PlayerCard, Stage, Switch, textsOf, useGame } from './parts';
import texts from './texts/session.json';

/** `false`: the session has ended, so log in again. */
export async function checkSession(call: Call, session_key: string): Promise<boolean> {
  try {
    await call('GET', '/api/v1/oauth/check_session', { session_key });
    return true;
  } catch (error) {
    if (error instanceof CloudError && [10020, 10021].includes(error.code)) return false;
    throw error;
  }
}

export default function Session({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [key, setKey] = useState<string>();
  const [state, setState] = useState<'out' | 'alive' | 'expired'>('out');
  const [keepsAlive, setKeepsAlive] = useState(true);

  async function logIn() {
    const query = { gameId: 'demo', code: 'mia' };
    const { sessionKey } = await game.call('GET', '/api/v1/wx/login', query);
    setKey(sessionKey);
    setState('alive');
  }

  async function check() {
    if (key !== undefined) setState((await checkSession(game.call, key)) ? 'alive' : 'expired');
  }

  /** In a game: `setInterval(check, 15 * 60_000)`, and a check when it returns from the background. */
  async function wait(minutes: number) {
    for (let passed = 0; passed < minutes; passed += 15) {
      await game.advance(15 * 60_000);
      if (keepsAlive && state === 'alive') await check();
    }
  }

  async function logOut() {
    await game.call('GET', '/api/v1/oauth/logout', { session_key: key ?? '' });
    setKey(undefined);
    setState('out');
  }

  return (
    <Stage game={game} locale={locale}>
      <PlayerCard
        name="Mia"
        role={t('player')}
        state={t(state)}
        tone={state === 'alive' ? 'ok' : state === 'expired' ? 'bad' : 'info'}
      >
        <div className="game-row">
          <Action
            game={game}
            run={logIn}
            primary={state !== 'alive'}
            disabled={state === 'alive'}
          >
            {t(state === 'expired' ? 'again' : 'logIn')}
          </Action>
          <Action game={game} run={check} disabled={key === undefined}>
            {t('check')}
          </Action>
          <Action game={game} run={logOut} disabled={state !== 'alive'}>
            {t('logOut')}
          </Action>
        </div>
        <Switch label={t('keepAlive')} checked={keepsAlive} onChange={setKeepsAlive} />
      </PlayerCard>
      <Clock game={game} locale={locale} steps={[15, 60]} onAdvance={wait} />
    </Stage>
  );
}
