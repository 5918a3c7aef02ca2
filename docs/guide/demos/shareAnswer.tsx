/*
title: Share and wait for friends
title.zh-CN: 分享并等待好友响应
description: Two friends answer the share. The sharer's game asks for them at most every 5 seconds, then gives the reward.
description.zh-CN: 两位好友响应分享。分享者的游戏最多每 5 秒查询一次，满足条件后发奖。
keywords: [share, friend answers, poll, wait for friends, share reward, '10401', '10402']
keywords.zh-CN: [分享, 好友响应, 轮询, 等待好友, 分享奖励, '10401', '10402']
*/
import { useEffect, useRef, useState } from 'react';
import type { Id } from '../../_samples/cloud';
import { Action, Facts, Note, PlayerCard, Stage, textsOf, useGame } from './parts';
import type { CallAsPlayer } from './parts/player';
import texts from './texts/shareAnswer.json';

/** Asks until `count` different friends have answered, with 5 seconds after each answer. */
export async function waitForFriends(
  callAsPlayer: CallAsPlayer,
  count: number,
  tell: (friends: Id[]) => void,
  stopped: () => boolean,
  pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Promise<boolean> {
  while (!stopped()) {
    const friends = await callAsPlayer('GET', '/api/v1/share/friends/revive');
    tell(friends);
    if (new Set(friends.map(String)).size >= count) return true;
    await pause(5000);
  }
  return false; // the player has gone elsewhere
}

export default function ShareAnswer({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [code, setCode] = useState<string>();
  const [friends, setFriends] = useState<Id[]>([]);
  const [state, setState] = useState<'waiting' | 'rewarded'>();
  const [answered, setAnswered] = useState<string[]>([]);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const mia = game.player('Mia').call;

  async function share() {
    setCode(await mia('GET', '/api/v1/share/generate/revive'));
    setState('waiting');
    const waiting = waitForFriends(mia, 2, setFriends, () => gone.current);
    // In the background: the player may do something else.
    void waiting.then(
      (isMet) => isMet && setState('rewarded'),
      () => setState(undefined),
    );
  }

  async function answer(name: string) {
    await game.player(name).call('GET', '/api/v1/share/answer', { code: code ?? '' });
    setAnswered((before) => [...before, name]);
  }

  return (
    <Stage game={game} locale={locale}>
      <div className="game-cards">
        <PlayerCard name="Mia" role={t('sharer')}>
          <Action game={game} run={share} disabled={state !== undefined} primary>
            {t('share')}
          </Action>
          {code !== undefined && <code className="game-code">{code}</code>}
          <Facts of={{ [t('friends')]: `${friends.length} / 2` }} />
          {state && <Note tone={state === 'rewarded' ? 'ok' : 'info'}>{t(state)}</Note>}
        </PlayerCard>
        {['Leo', 'Grace'].map((name) => (
          <PlayerCard key={name} name={name} role={t('friend')}>
            <Action
              game={game}
              run={() => answer(name)}
              disabled={code === undefined || answered.includes(name)}
            >
              {t('answer')}
            </Action>
            {answered.includes(name) && <Note tone="ok">{t('answered')}</Note>}
          </PlayerCard>
        ))}
      </div>
    </Stage>
  );
}
