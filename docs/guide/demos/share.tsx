/*
title: Share without friend answers
title.zh-CN: 分享（不需要好友响应）
description: Generate a code, share the link, finish, and give the reward. A share that was not begun fails with 10403.
description.zh-CN: 生成分享码、分享链接、完成分享，然后发奖。没有先生成分享码时，完成会返回 10403。
keywords: [share, share link, share reward, finish share, '10403', '10400']
keywords.zh-CN: [分享, 转发, 分享奖励, 完成分享, '10403', '10400']
*/
import { useState } from 'react';
import { CloudError } from '../../_samples/cloud';
import { Action, type CallAsPlayer, Note, PlayerCard, Stage, textsOf, useGame } from './parts';
import texts from './texts/share.json';

/** Whether the player gets the reward. */
export async function finishShare(callAsPlayer: CallAsPlayer, id: string): Promise<boolean> {
  try {
    await callAsPlayer('GET', `/api/v1/share/finish/${encodeURIComponent(id)}`);
    return true;
  } catch (error) {
    if (error instanceof CloudError && error.code === 10403) return false; // share again
    throw error;
  }
}

export default function Share({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [code, setCode] = useState<string>();
  const [outcome, setOutcome] = useState<'shared' | 'rewarded' | 'failed'>();
  const mia = game.player('Mia').call;

  return (
    <Stage game={game} locale={locale}>
      <PlayerCard name="Mia" role={t('sharer')}>
        <div className="game-row">
          <Action
            game={game}
            run={async () => {
              setCode(await mia('GET', '/api/v1/share/generate/daily'));
              setOutcome(undefined);
            }}
            primary
          >
            {t('generate')}
          </Action>
          {/* In a game: `wx.shareAppMessage`, with the code in the link. */}
          <Action game={game} run={() => setOutcome('shared')} disabled={code === undefined}>
            {t('share')}
          </Action>
          <Action
            game={game}
            run={async () => {
              setOutcome((await finishShare(mia, 'daily')) ? 'rewarded' : 'failed');
              setCode(undefined);
            }}
          >
            {t('finish')}
          </Action>
        </div>
        {code !== undefined && <code className="game-code">{`?share=${code}`}</code>}
        {outcome && (
          <Note tone={outcome === 'failed' ? 'warn' : outcome === 'rewarded' ? 'ok' : 'info'}>
            {t(outcome)}
          </Note>
        )}
      </PlayerCard>
    </Stage>
  );
}
