/*
title: Invite a friend
title.zh-CN: 邀请好友
description: Mia invites, friends answer the code. A code can be valid, mistyped or expired, and a player answers only once.
description.zh-CN: Mia 发出邀请，好友用邀请码响应。邀请码可能有效、输错或过期；每位玩家只能响应一次。
keywords: [invite code, referral, invited twice, '10200', '10201', '10202']
keywords.zh-CN: [邀请码, 邀请好友, 拉新, 重复邀请, 邀请码过期, '10200', '10201', '10202']
*/
import { useState } from 'react';
import type { InviteCode } from '../../_samples/api';
import { CloudError } from '../../_samples/cloud';
import {
  Action,
  type CallAsPlayer,
  Clock,
  Facts,
  Field,
  PlayerCard,
  Stage,
  textsOf,
  useGame,
} from './parts';
import texts from './texts/invite.json';

/** What to tell the player who opened an invite link. */
export async function answerInvite(callAsPlayer: CallAsPlayer, code: string) {
  try {
    await callAsPlayer('GET', '/api/v1/invite/response', { code });
    return 'welcome';
  } catch (error) {
    const reason = error instanceof CloudError ? error.code : undefined;
    if (reason === 10200) return 'invalid';
    if (reason === 10201) return 'expired';
    if (reason === 10202) return 'answered';
    throw error; // keep the code for the next start of the game
  }
}

export default function Invite({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [{ code, details }, setInvite] = useState<Partial<InviteCode>>({});
  const [link, setLink] = useState('');
  const [told, setTold] = useState<
    Record<string, 'welcome' | 'invalid' | 'expired' | 'answered'>
  >({});
  const mia = game.player('Mia').call;

  async function invite() {
    const created = await mia('GET', '/api/v1/invite/generate', { ttl: 60 });
    setInvite(created);
    setLink(created.code);
  }

  async function answer(name: string) {
    const outcome = await answerInvite(game.player(name).call, link);
    setTold((before) => ({ ...before, [name]: outcome }));
    setInvite({ code, details: await mia('GET', '/api/v1/invite/details') });
  }

  return (
    <Stage game={game} locale={locale}>
      <div className="game-cards">
        <PlayerCard name="Mia" role={t('inviter')}>
          <Action game={game} run={invite} primary>
            {t('invite')}
          </Action>
          {code !== undefined && <code className="game-code">{code}</code>}
          <Facts
            of={{ [t('invited')]: details?.invited, [t('responded')]: details?.respond }}
          />
        </PlayerCard>
        {['Leo', 'Grace'].map((name) => {
          const outcome = told[name];
          return (
            <PlayerCard
              key={name}
              name={name}
              role={t('friend')}
              state={outcome && t(outcome)}
              tone={outcome === 'welcome' ? 'ok' : 'warn'}
            >
              <Field label={t('link')} value={link} onChange={setLink} />
              <Action game={game} run={() => answer(name)} disabled={link === ''}>
                {t('answer')}
              </Action>
            </PlayerCard>
          );
        })}
      </div>
      <Clock game={game} locale={locale} steps={[60]} />
    </Stage>
  );
}
