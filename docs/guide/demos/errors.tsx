/*
title: One handler for all failures
title.zh-CN: 统一处理所有错误
description: Cause a failure, or lose the answer. One function decides what the game does about it.
description.zh-CN: 制造一个错误，或让响应丢失。游戏怎么做，由一个函数统一决定。
keywords: [error handling, error handler, error code, retry, fault, rate limit, reactTo, '30102', '10501']
keywords.zh-CN: [错误处理, 错误码, 重试, 制造错误, 限流, 未启用, '30102', '10501']
*/
import { useState } from 'react';
import { type Reaction, reactTo } from '../../_samples/errors';
import { Action, Choice, Note, PlayerCard, Stage, type Tone, textsOf, useGame } from './parts';
import texts from './texts/errors.json';

/** Every call of the game goes through here. */
export async function attempt(call: () => Promise<unknown>): Promise<Reaction | 'success'> {
  try {
    await call();
    return 'success';
  } catch (error) {
    return reactTo(error);
  }
}

const TONES: Record<Reaction | 'success', Tone> = {
  success: 'ok',
  normal: 'ok',
  'log-in': 'info',
  'new-code': 'info',
  wait: 'info',
  'tell-player': 'warn',
  'switch-off': 'warn',
  'look-first': 'warn',
  report: 'bad',
};

export default function Errors({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const failures = {
    0: t('none'),
    501: `501: ${t('missing')}`,
    10021: `10021: ${t('expired')}`,
    10501: `10501: ${t('off')}`,
    30102: `30102: ${t('limited')}`,
    lost: t('lost'),
  };
  const [failure, setFailure] = useState<`${keyof typeof failures}`>('10021');
  const [reaction, setReaction] = useState<Reaction | 'success'>();

  async function start() {
    setReaction(undefined);
    const isLogin = failure === '30102';
    const call = () =>
      isLogin
        ? game.call('GET', '/api/v1/wx/login', { gameId: 'demo', code: 'Mia' })
        : game.player('Mia').call('GET', '/api/v1/counter/get/plays');
    if (Number(failure) > 0) {
      await game.fail(isLogin ? 'wxLogin' : 'counterGet', Number(failure));
    }
    game.setOffline(failure === 'lost' ? '/counter/' : undefined);
    setReaction(await attempt(call));
    game.setOffline(undefined);
  }

  return (
    <Stage game={game} locale={locale}>
      <PlayerCard name="Mia" role={t('player')}>
        <Choice label={t('failure')} options={failures} value={failure} onChange={setFailure} />
        <Action game={game} run={start} primary>
          {t('start')}
        </Action>
        {reaction && <Note tone={TONES[reaction]}>{t(reaction)}</Note>}
      </PlayerCard>
    </Stage>
  );
}
